import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCoverage, sumOfShares } from '../contracts-coverage-record.ts'

const root = join(import.meta.dirname, '../..')
const { files, lines, branches } = readCoverage()
const figure = (count: number) => count.toLocaleString('en')

test('the sums in the record of coverage are those of its files, and the page of proof says them', () => {
  expect(lines).toEqual(sumOfShares(files.map((file) => file.lines)))
  expect(branches).toEqual(sumOfShares(files.map((file) => file.branches)))
  expect(readFileSync(join(root, 'docs/contracts/proof.md'), 'utf8')).toContain(
    `| ${figure(lines[0])} of ${figure(lines[1])} lines and ${figure(branches[0])} of ${figure(branches[1])} branches, in ${files.length} files |`,
  )
})

test('the record of coverage has each contract that we deploy', () => {
  const deployed = globSync('contracts/*.sol', { cwd: root }).filter((file) => !/\.\w+\.sol$/.test(file))
  expect(deployed.length).toBeGreaterThan(9)
  expect(files.map(({ file }) => file)).toEqual(expect.arrayContaining(deployed))
})
