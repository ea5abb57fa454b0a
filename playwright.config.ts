import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/chromium.ts'

// Read again by every worker: what is chosen once travels in the environment. `BASE_URL` tests a server that runs already.
process.env.JOURNEYS_PORT ??= String(20_000 + (process.pid % 20_000))
process.env.JOURNEYS_DATA ??= process.env.BASE_URL ? '' : mkdtempSync(join(tmpdir(), 'intaglio-journeys-'))
const address = `http://localhost:${process.env.JOURNEYS_PORT}`
const baseURL = process.env.BASE_URL ?? address

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Two cores: the browser and the server share them.
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 30_000,
  use: {
    baseURL,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
  ],
  webServer: process.env.BASE_URL
    ? undefined
    : {
        command: 'node src/server/main.server.ts',
        url: `${address}/api/ready`,
        timeout: 60_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        env: { PORT: process.env.JOURNEYS_PORT, PUBLIC_URL: address, DATA_DIR: process.env.JOURNEYS_DATA },
      },
})
