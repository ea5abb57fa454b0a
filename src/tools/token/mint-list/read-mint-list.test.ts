import { expect, test } from 'vitest'
import { chunksOf, effortOf, mintGas, roomIn } from './mint-chunks.ts'
import { mostRows, readMintList } from './read-mint-list.ts'

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const never = `0x${'11'.repeat(20)}` as const
const read = (text: string, kind: 'erc721' | 'erc1155' = 'erc721') => readMintList(text, { kind, never })

test('a list of a collection has accounts and how many, one without a number', () => {
  const list = read(`Address,Pieces\r\n${ada}\n${bob}; 3\n\n${ada.toLowerCase()}\t2`)
  expect(list.rows).toEqual([
    { to: ada.toLowerCase(), count: 1 },
    { to: bob.toLowerCase(), count: 3 },
    { to: ada.toLowerCase(), count: 2 },
  ])
  expect([list.pieces, list.accounts, list.unproven, list.lines, list.errors]).toEqual([6, 2, [5], [2, 3, 5], []])
})

test('a list of editions has the edition between', () => {
  const list = read(`${ada}, 7\n${bob}, 0, "1,200"`, 'erc1155')
  expect(list.rows).toEqual([
    { to: ada.toLowerCase(), count: 1, id: 7n },
    { to: bob.toLowerCase(), count: 1200, id: 0n },
  ])
})

test.each([
  ['erc721', '0x12', /forty digits/],
  ['erc721', `${ada.replace('C8', 'c8')}, 1`, /mistyped/],
  ['erc721', `${ada}, 0`, /at least one/],
  ['erc721', `${ada}, 1.5`, /without a point/],
  ['erc721', `${ada}, many`, /whole number/],
  ['erc721', `${ada}, 1, 2`, /after a comma/],
  ['erc721', `${ada}, 5001`, /5,000 pieces/],
  ['erc721', never, /the collection itself/],
  ['erc721', `0x${'0'.repeat(40)}`, /zero address/],
  ['erc1155', ada, /the number of the edition/],
  ['erc1155', `${ada}, gold`, /edition is a whole number/],
] as const)('in a list of %s, %s is a fault with its line', (kind, line, words) => {
  const { errors } = read(`${ada}, 1\n\n${line}`, kind)
  expect(errors.at(-1)).toEqual({ line: 3, message: expect.stringMatching(words) })
})

test('a list that is too long says where it has to be split', () => {
  const { errors } = read(`${ada}, ${mostRows}\n${bob}`)
  expect(errors).toEqual([{ line: 2, message: 'A list has 5,000 pieces at most. Split it in two.' }])
})

test('rows fill transactions one after the other, and a row of a collection is split where it has to be', () => {
  const rows = read(`${ada}, 3\n${bob}, 4\n${ada}, 1`).rows
  expect(chunksOf(rows, 5).map((chunk) => chunk.map(({ count }) => count))).toEqual([
    [3, 2],
    [2, 1],
  ])
  const editions = read(`${ada}, 1, 900\n${bob}, 2, 1\n${ada}, 2, 1`, 'erc1155').rows
  expect(chunksOf(editions, 2).map(({ length }) => length)).toEqual([2, 1])
})

test('500 accounts take five transactions where a block has 60 million gas, and none is above the limit of one', () => {
  const rows = Array.from({ length: 500 }, () => ({ to: never, count: 1 }))
  const gas = mintGas({ kind: 'erc721' } as never)
  expect(effortOf(rows, { gas, room: roomIn(gas, 60_000_000) }).transactions).toBe(5)
  expect(roomIn(gas, 60_000_000) * gas.send + gas.base).toBeLessThan(16_777_216)
  expect(roomIn(gas, 2_000_000)).toBe(17)
})
