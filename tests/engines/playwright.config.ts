import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import type { EngineOptions } from './engine-test.ts'
import { enginesHere } from './installed.ts'

// The site is served as for the journeys in Chromium.
const { webServer, ...rest } = journeys

export default defineConfig<object, EngineOptions>({
  ...rest,
  testDir: '.',
  outputDir: join(import.meta.dirname, '../../test-results/engines'),
  // One session of each engine, side by side.
  fullyParallel: false,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 45_000 },
  projects: enginesHere().map((engine) => ({ name: engine, use: { engine } })),
  ...(webServer && { webServer: { ...webServer, cwd: join(import.meta.dirname, '../..') } }),
})
