import { afterAll, vi } from 'vitest'

// Runs beside each test file that shares its process with others: what one of them replaced is there again for the next.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
