import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,content,contracts,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', 'tests/browser/**'],
    globalSetup: 'tests/start-services.ts',
    // Many of them start the whole product, some twice: on a busy machine that takes its time.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Two cores are the smallest machine this runs on: more workers than that only make times worse.
    maxWorkers: 2,
  },
})
