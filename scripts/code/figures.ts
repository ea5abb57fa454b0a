import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from '#app/figures.ts'

const root = join(import.meta.dirname, '../..')

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

const linesOf = (texts: string[]) =>
  texts.reduce((sum, text) => sum + text.split('\n').filter((line) => line.trim()).length, 0)

const isTest = /\.(?:test|spec)\.tsx?$/

/** Counts the repository. */
export function countFigures(): Figures {
  const code = ['src', 'scripts', 'content'].flatMap((folder) =>
    filesOf(folder, /^(?!.*\.(?:test|spec)\.).*\.(?:tsx?|css)$/),
  )
  const besides = ['src', 'scripts', 'content'].flatMap((folder) => filesOf(folder, isTest))
  const tests = [...besides, ...filesOf('tests', isTest)]
  const written = /^\s*test(?:\.each|\.for)?[(<]/gm
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object }
  const coverage = JSON.parse(readFileSync(join(root, 'content/coverage.json'), 'utf8')) as { linesPercent: number }
  return {
    sourceLines: linesOf(code),
    tests: tests.reduce((sum, text) => sum + (text.match(written) ?? []).length, 0),
    coveredPercent: coverage.linesPercent,
    dependencies: Object.keys(dependencies).length,
  }
}
