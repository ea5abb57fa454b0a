import { encodeAbiParameters, encodeEventTopics, getAddress, pad, parseAbi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { transferRows, transferTopics } from './transfer-rows.ts'

const [token, from, to] = ['0x70', '0xaa', '0xbb'].map((text) => getAddress(pad(text as Hex, { size: 20 })))
const place = { blockNumber: '0x7', blockHash: '0x1', transactionHash: '0x2', logIndex: '0x3' } as const
const row = { block: 7, log_index: 3, token, sender: from, receiver: to }

type Written = { event: string; args: object; types: string; values: readonly unknown[] }

function logOf({ event, args, types, values }: Written) {
  const abi = parseAbi([event])
  const topics = encodeEventTopics({ abi, args } as never)
  const data = encodeAbiParameters(
    types
      .split(' ')
      .filter(Boolean)
      .map((type) => ({ type })),
    values,
  )
  return { address: token!, topics, data, ...place } as never
}

test.each([
  [
    'erc20',
    {
      event: 'event Transfer(address indexed from, address indexed to, uint256 value)',
      args: { from, to },
      types: 'uint256',
      values: [5n],
    },
    [{ part: 0, item: null, amount: '5' }],
  ],
  [
    'erc721',
    {
      event: 'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
      args: { from, to, id: 9n },
      types: '',
      values: [],
    },
    [{ part: 0, item: '9', amount: '1' }],
  ],
  [
    'erc721',
    {
      event:
        'event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress)',
      args: { fromTokenId: 1n, fromAddress: from, toAddress: to },
      types: 'uint256',
      values: [2n],
    },
    [
      { part: 0, item: '1', amount: '1' },
      { part: 1, item: '2', amount: '1' },
    ],
  ],
  [
    'erc1155',
    {
      event:
        'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
      args: { operator: from, from, to },
      types: 'uint256[] uint256[]',
      values: [
        [1n, 2n],
        [3n, 4n],
      ],
    },
    [
      { part: 0, item: '1', amount: '3' },
      { part: 1, item: '2', amount: '4' },
    ],
  ],
  [
    'erc6909',
    {
      event:
        'event Transfer(address caller, address indexed sender, address indexed receiver, uint256 indexed id, uint256 amount)',
      args: { sender: from, receiver: to, id: 6n },
      types: 'address uint256',
      values: [from, 8n],
    },
    [{ part: 0, item: '6', amount: '8' }],
  ],
] as const)('a transfer of %s has a row for each item', (kind, written, parts) => {
  const log = logOf(written as Written)
  expect(transferTopics).toContain((log as { topics: Hex[] }).topics[0])
  expect(transferRows(log, kind)).toEqual(parts.map((part) => ({ ...row, ...part })))
})

test('what does not fit its kind, or names more items than are kept, has no rows', () => {
  const fungible = logOf({
    event: 'event Transfer(address indexed from, address indexed to, uint256 value)',
    args: { from, to },
    types: 'uint256',
    values: [5n],
  })
  expect(transferRows(fungible, 'erc721')).toEqual([])
  const endless = logOf({
    event:
      'event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress)',
    args: { fromTokenId: 1n, fromAddress: from, toAddress: to },
    types: 'uint256',
    values: [2n ** 255n],
  })
  expect(transferRows(endless, 'erc721')).toEqual([])
})
