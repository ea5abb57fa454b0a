import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { accountAt, amountAt } from './entries.ts'
import { openRows, type Reading } from './read-rows.ts'
import { sampleAccount } from './test-lists.ts'

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

function read(text: string, reading: Reading = { decimals: 18 }) {
  const rows = openRows(reading)
  for (const line of text.split('\n')) rows.line(line)
  const { entries, ...others } = rows.end()
  const list = Array.from({ length: entries.count }, (_, at) => [accountAt(entries, at), amountAt(entries, at)])
  return { list, ...others }
}

test('lines with commas, semicolons, tabs, blanks, quotes and a head are read, in the order of the accounts', () => {
  const { list, total, faultCount } = read(
    `\uFEFFaddress,amount\n${ada},1.5\n\n${bob};2\n${token}\t"1,000"\n"${getAddress(`0x${'11'.repeat(20)}`)}" 3\n`,
  )

  expect(faultCount).toBe(0)
  expect(list.map(([account]) => account)).toEqual([getAddress(`0x${'11'.repeat(20)}`), bob, token, ada])
  expect(list[3]).toEqual([ada, 15n * 10n ** 17n])
  expect(total).toBe(10n ** 15n * 1_006_500n)
})

test.each([
  ['0x1234,1', 'address'],
  ['vitalik.eth,1', 'address'],
  [`${ada.replace('C8', 'c8')},1`, 'checksum'],
  [`0x${'0'.repeat(40)},1`, 'zero-address'],
  [`${token},1`, 'forbidden'],
  [`${ada}`, 'columns'],
  [`${ada},1,000`, 'columns'],
  [`${ada},one`, 'amount'],
  [`${ada},-1`, 'amount'],
  [`${ada},1e3`, 'amount'],
  [`${ada},0.0`, 'zero'],
  [`${ada},0.1234567`, 'decimals'],
  [`${ada},${2n ** 128n}`, 'too-much'],
])('the line %s is refused: %s', (line, fault) => {
  const { faults, faultCount, list } = read(`${bob},1\n${line}`, { decimals: 6, never: [token.toLowerCase()] })

  expect(faults).toEqual([{ line: 2, fault }])
  expect(faultCount).toBe(1)
  expect(list).toHaveLength(1)
})

test('an account on several lines gets the sum of them, and the lines are named', () => {
  const { list, repeated, repeatedCount, total } = read(`${ada},1\n${bob},1\n${ada.toLowerCase()},2\n${ada},4`, {
    decimals: 0,
  })

  expect(list).toEqual([
    [bob, 1n],
    [ada, 7n],
  ])
  expect([repeated, repeatedCount, total]).toEqual([[3, 4], 2, 8n])
})

test('an amount far below the others is pointed out', () => {
  const { dust, dustCount } = read(`${ada},1000\n${bob},0.000000000000000001`)

  expect([dust, dustCount]).toEqual([[2], 1])
})

test('addresses that cannot prove themselves are counted, and the largest entries are named by their lines', () => {
  const digits = `0x${'1'.repeat(40)}`
  const { unchecked, uncheckedCount, largest } = read(
    `${ada.toLowerCase()},1\n${bob},9\n${token.toUpperCase().replace('X', 'x')},5\n${digits},3\n${ada},7`,
  )

  expect([unchecked, uncheckedCount]).toEqual([[1, 3], 2])
  expect(largest).toEqual([
    { account: bob, line: 2 },
    { account: ada, line: 1 },
    { account: getAddress(token), line: 3 },
    { account: digits, line: 4 },
  ])
})

test('of many entries the two hundred largest are named', () => {
  const rows = Array.from({ length: 500 }, (_, at) => `${sampleAccount(at)},${((at * 7) % 500) + 1}`)
  const { largest } = read(rows.join('\n'))

  expect(largest.map(({ line }) => (((line - 1) * 7) % 500) + 1)).toEqual(
    Array.from({ length: 200 }, (_, at) => 500 - at),
  )
})

test('of many faults the first hundred are told, and all are counted', () => {
  const { faults, faultCount } = read('x\n'.repeat(250).trim())

  expect([faults.length, faultCount]).toEqual([100, 250])
})
