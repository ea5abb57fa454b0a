import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

// It serves the site itself, on a chain with Uniswap V4.
const { webServer: _, projects: __, ...rest } = journeys

export default defineConfig({
  ...rest,
  testDir: '.',
  outputDir: join(import.meta.dirname, '../../test-results/v4'),
  // One site for all of it.
  fullyParallel: false,
  workers: 1,
  // A block comes each second, and a transaction counts after two.
  expect: { timeout: 40_000 },
})
