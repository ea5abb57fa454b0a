import { expect, test } from 'vitest'
import { mostLines, readRecipients } from './read-recipients.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('addresses and amounts are read from every usual kind of list', () => {
  const rows = {
    recipients: [
      { owner: ada, amount: 150n },
      { owner: bob, amount: 25n },
    ],
    errors: [],
    total: 175n,
    repeated: 0,
    unproven: 0,
  }
  const lists = [
    `${ada},1.5\n${bob},0.25`,
    `\uFEFFaddress;amount\r\n${ada.toLowerCase()};1.5\r\n\r\n${bob};0.25\r\n`,
    `"${ada}"\t"1.5"\n${bob}\t0.25`,
    `\n"Wallet address", amount\n${ada},1.5\n${bob},0.25`,
    `${ada} 1.5\n ${bob}  0.25`,
  ]
  const read = lists.map((text) => readRecipients(text.replace(ada.toLowerCase(), ada), { decimals: 2 }))
  expect(read).toEqual(lists.map(() => rows))
  expect(readRecipients(`${ada.toLowerCase()},1`, { decimals: 0 }).recipients[0]?.owner).toBe(ada.toLowerCase())
  expect(readRecipients(`${ada},"1,500"`, { decimals: 0 }).total).toBe(1500n)
  expect(readRecipients(`${ada},1\n${ada.toLowerCase()},2`, { decimals: 0 }).repeated).toBe(1)
  const shouted = `0x${ada.slice(2).toUpperCase()}`
  const digits = `0x${'12'.repeat(20)}`
  const lines = [ada, ada.toLowerCase(), shouted, digits].map((account) => `${account},1`).join('\n')
  expect(readRecipients(lines, { decimals: 0 })).toMatchObject({ errors: [], unproven: 2 })
})

test('one bad line among ten thousand is named by its number', () => {
  const lines = Array.from({ length: mostLines }, (_, at) => `0x${(at + 1).toString(16).padStart(40, 'a')},${at + 1}.5`)
  lines[7318] = `${ada.replace('f39F', 'F39F')},1`
  const { errors, recipients } = readRecipients(lines.join('\n'), { decimals: 18 })
  expect(errors).toEqual([{ line: 7319, message: expect.stringContaining('mistyped') }])
  expect(recipients).toHaveLength(mostLines - 1)
})

test.each([
  ['0x12,1', 'not an address'],
  [`0x${'0'.repeat(40)},1`, 'zero address'],
  [`${ada},`, 'Type an amount'],
  [`${ada},1,500`, 'needs quotes'],
  [`${ada},1e3`, 'digits'],
  [`${bob},1`, 'cannot own'],
])('%s is refused', (line, message) => {
  const { errors } = readRecipients(`${ada},1\n${line}`, { decimals: 0, never: [bob] })
  expect(errors).toEqual([{ line: 2, message: expect.stringContaining(message) }])
})

test('what is beyond the last line that is read is said', () => {
  const text = `${ada},1\n`.repeat(mostLines + 5)
  expect(readRecipients(text, { decimals: 0 }).errors).toEqual([
    { line: mostLines + 1, message: expect.stringContaining('Split') },
  ])
})
