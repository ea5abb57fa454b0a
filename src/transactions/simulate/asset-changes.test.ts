import { encodeAbiParameters, pad, toHex, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { assetChanges, permissionChanges, topics, type LogLike } from './asset-changes.ts'

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const word = (value: Hex | number) => pad(typeof value === 'number' ? toHex(value) : value)

function log(topic: Hex, indexed: (Hex | number)[], data: Hex | number = '0x'): LogLike {
  return {
    address: token.toLowerCase(),
    topics: [topic, ...indexed.map(word)],
    data: data === '0x' ? data : word(data),
  }
}

test('what comes and goes is summed, and what cancels out is not shown', () => {
  const logs = [
    log(topics.transfer, [me, other], 10),
    log(topics.transfer, [other, me], 4),
    log(topics.transfer, [me, other, 7]),
    log(topics.transfer, [me, other, 8]),
    log(topics.transfer, [other, me, 8]),
    log(topics.transfer, [other, token], 99),
  ]

  expect(assetChanges(logs, me.toLowerCase())).toEqual([
    { asset: { kind: 'token', address: token }, amount: -6n },
    { asset: { kind: 'item', address: token, id: 7n }, amount: -1n },
  ])
})

test('pieces of ERC-1155 are seen, many at once', () => {
  const lists = encodeAbiParameters(
    [{ type: 'uint256[]' }, { type: 'uint256[]' }],
    [
      [1n, 2n],
      [5n, 6n],
    ],
  )
  const batch = { ...log(topics.transferBatch, [other, other, me]), data: lists }

  expect(assetChanges([batch], me)).toEqual([
    { asset: { kind: 'item', address: token, id: 1n }, amount: 5n },
    { asset: { kind: 'item', address: token, id: 2n }, amount: 6n },
  ])
})

test('a log that is not as the standards have it says nothing', () => {
  const broken = [
    log(topics.transfer, [me, other]),
    log(topics.transfer, [me]),
    log(topics.transferBatch, [other, me, other], 1),
    log(topics.transferSingle, []),
    { address: token, topics: [], data: '0x' },
  ]

  expect(assetChanges(broken, me)).toEqual([])
})

test('of permissions the last word counts, and only those of the account', () => {
  const logs = [
    log(topics.approval, [me, other], 10),
    log(topics.approval, [me, other], 3),
    log(topics.approval, [other, me], 9),
    log(topics.approval, [me, other, 7]),
    log(topics.approvalForAll, [me, other], 1),
    log(topics.approvalForAll, [me, token], 0),
  ]

  expect(permissionChanges(logs, me).map(({ address: _address, spender: _spender, ...rest }) => rest)).toEqual([
    { kind: 'amount', amount: 3n },
    { kind: 'item', id: 7n, allowed: true },
    { kind: 'all', allowed: true },
    { kind: 'all', allowed: false },
  ])
})
