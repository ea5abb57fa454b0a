import { defineConfig } from '@playwright/test'
import { foundChromium } from '../chromium.ts'
import type { ContractOptions } from './contract-test.ts'

// Read again by every worker: what is chosen once travels in the environment.
process.env.CONFORMANCE_PORT ??= String(20_000 + (process.pid % 20_000))
const port = Number(process.env.CONFORMANCE_PORT)
const product = `http://localhost:${port}`
const comparison = `http://localhost:${port + 1}`

/** `npm run conformance`: the contract of the wallet, on this site and on RainbowKit, once `run.ts` has built both. */
export default defineConfig<ContractOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/conformance',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 30_000,
  // Shorter than that of a test: one that a kit is to fail would otherwise run out of time instead.
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: foundChromium(),
      args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'ours', use: { kit: 'ours', baseURL: product } },
    { name: 'rainbowkit', use: { kit: 'rainbowkit', baseURL: comparison } },
  ],
  webServer: [
    {
      command: 'node ../serve-site.ts',
      url: `${product}/api/ready`,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: { PORT: String(port), LIMIT_FACTOR: '1000' },
    },
    {
      command: 'node serve-rainbowkit.ts',
      url: comparison,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { PORT: String(port + 1), PRODUCT_URL: product },
    },
  ],
})
