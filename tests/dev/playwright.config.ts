import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

const root = join(import.meta.dirname, '../..')
// Read again by every worker: what is chosen once travels in the environment.
process.env.DEV_PORT ??= String(20_000 + (process.pid % 10_000))
const baseURL = `http://localhost:${process.env.DEV_PORT}`
const { webServer: _, projects: __, ...rest } = journeys

/** `npm run dev`, walked as a developer would. Vite reads each file when a page first asks for it, so that waits are longer. */
export default defineConfig({
  ...rest,
  testDir: '.',
  outputDir: join(root, 'test-results/dev'),
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: { ...rest.use, baseURL, viewport: { width: 1440, height: 900 }, actionTimeout: 60_000 },
  webServer: {
    command: 'node tests/dev/serve-dev.ts',
    cwd: root,
    url: `${baseURL}/api/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
