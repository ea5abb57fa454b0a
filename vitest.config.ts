import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const exclude = ['**/node_modules/**', 'build/**', 'tests/browser/**']
const files = globSync('{src,content,contracts,scripts,tests}/**/*.test.{ts,tsx}', { exclude })

/** What a test names that starts something: a database, a chain, a server, a program. */
const starts =
  /test-[\w-]+\.server|lock-chain|serve-site|node:(?:child_process|http|net|worker_threads)|#server\/|inject|process\./
/** What needs the whole product stands in tests/, beside the words. */
const isPure = (file: string) => !/^tests\/(?!words\/)/.test(file) && !starts.test(readFileSync(file, 'utf8'))

/** It builds the site a second time. */
const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/tests/built/reproducible.test.ts')

/**
 * Where no run has been before, files begin by their size, and the longest, which is small, would begin last: one processor then has nothing
 * to do for minutes.
 */
class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    const sorted = await super.sort(specifications)
    const longest = sorted.find(isLongest)
    const others = sorted.filter((file) => file !== longest)
    const first = others.findIndex(({ project }) => project === longest?.project)
    if (longest) others.splice(Math.max(first, 0), 0, longest)
    return others
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // What was compiled once is read from node_modules/, by every process and in the next run (decision 169).
    fsModuleCache: true,
    // Files share processes and what these have loaded; what a file replaced is put back (decision 178).
    isolate: false,
    setupFiles: ['tests/put-back.ts', 'tests/patient-waits.ts'],
    // Many of them start the whole product, some twice: on a busy machine that takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Two cores are the smallest machine this runs on: more workers than that only make times worse.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'pure', include: files.filter(isPure) } },
      {
        extends: true,
        test: {
          name: 'services',
          include: files.filter((file) => !isPure(file)),
          globalSetup: 'tests/start-services.ts',
        },
      },
    ],
  },
})
