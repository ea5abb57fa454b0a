import { afterAll, vi } from 'vitest'
import { setTime } from '#core/time/local-time.ts'

const directory = process.cwd()
const environment = { ...process.env }

// Runs beside each test file, which shares its process with others: what one of them replaced is there again for the next.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  // A chain that was read may have been years ahead.
  setTime(Math.floor(Date.now() / 1000))
  process.chdir(directory)
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
