import { defineConfig } from '@playwright/test'
import { safeHost } from './tests/browser/safe-host.ts'
import { foundHeadless } from './tests/chromium.ts'

// Read again by every worker: what is chosen once travels in the environment. `BASE_URL` tests a server that runs already.
process.env.JOURNEYS_PORT ??= String(20_000 + (process.pid % 20_000))
const { BASE_URL, JOURNEYS_PORT } = process.env
const address = `http://localhost:${JOURNEYS_PORT}`

export default defineConfig({
  testDir: 'tests/browser',
  // Beside some of them stand tests of their parts, which Vitest walks.
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // Two more than the smallest machine has cores: a journey often waits, for a challenge to be old enough, or for a block (decision 178).
  workers: 4,
  fullyParallel: true,
  reporter: 'list',
  // Several times what a busy machine was seen to need: what waits in vain waits that long, and nothing else does.
  timeout: 300_000,
  // What passes at its second try is a fault all the same (decision 169).
  retries: 0,
  expect: { timeout: 45_000 },
  use: {
    baseURL: BASE_URL ?? address,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Motion costs a fifth of the processor's time; the engines are walked with it (decision 178).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: foundHeadless(),
      args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    // What is specified, in Chromium at both widths; `npm run acceptance` measures the same in three engines, and records it.
    ...([375, 1440] as const).map((width) => ({
      name: `acceptance-${width}`,
      testDir: 'tests/acceptance',
      testMatch: 'visits.chromium.ts',
      use: {
        viewport: { width, height: width === 375 ? 812 : 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
      },
    })),
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What is the same on every screen is walked once; other journeys make the window small themselves.
    {
      name: 'phone',
      testMatch: /(?:pricing|survey|toasts)\.spec/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    // What the wallet promises; `npm run conformance` holds RainbowKit to the same.
    { name: 'contract', testDir: 'tests/conformance', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'extension', testDir: 'tests/extension', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: BASE_URL
    ? undefined
    : {
        command: 'node tests/serve-site.ts',
        url: `${address}/api/ready`,
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        // All journeys come from one address: the limits stay, a thousand times wider.
        env: { PORT: JOURNEYS_PORT, LIMIT_FACTOR: '1000', SAFE_APP_HOSTS: `https://app.safe.global,${safeHost()}` },
      },
})
