import type { Address, Hex } from 'viem'
import { decodeEventLog, encodeEventTopics, getAddress, parseAbi } from 'viem/utils'
import { placeOf, type ChainLog } from './event-rows.ts'

/** A standard of tokens whose transfers are kept. */
export type TokenKind = 'erc20' | 'erc721' | 'erc1155' | 'erc6909'

/** What moved, of a token of the launch book. `item` numbers it where the token has items. */
export type TransferRow = {
  block: number
  log_index: number
  part: number
  token: Address
  sender: Address
  receiver: Address
  item: string | null
  amount: string
}

// ERC-20 and ERC-721 share the signature of this event: the third topic tells them apart.
const fungible = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
const pieces = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed id)'])
const editions = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
// ERC-2309: a row of new pieces in one event.
const consecutive = parseAbi([
  'event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress)',
])

const numbered = parseAbi([
  'event Transfer(address caller, address indexed sender, address indexed receiver, uint256 indexed id, uint256 amount)',
])

/** The first topic of every event that moves a token. */
export const transferTopics: Hex[] = [
  encodeEventTopics({ abi: fungible, eventName: 'Transfer' })[0]!,
  encodeEventTopics({ abi: editions, eventName: 'TransferSingle' })[0]!,
  encodeEventTopics({ abi: editions, eventName: 'TransferBatch' })[0]!,
  encodeEventTopics({ abi: consecutive, eventName: 'ConsecutiveTransfer' })[0]!,
  encodeEventTopics({ abi: numbered, eventName: 'Transfer' })[0]!,
]

/** Pieces or items that are kept of one event: a hostile contract can name as many as it wants. */
const mostParts = 5_000

type Moved = { sender: Address; receiver: Address; of: readonly (readonly [item: bigint | null, amount: bigint])[] }

/** The rows of a log of a token; none when it is no transfer of its kind, or one of more parts than are kept. */
export function transferRows(log: ChainLog, kind: TokenKind): TransferRow[] {
  const moved = movedBy(log, kind)
  if (!moved || moved.of.length > mostParts) return []
  const { block, log_index } = placeOf(log)
  return moved.of.map(([item, amount], part) => ({
    block,
    log_index,
    part,
    token: getAddress(log.address),
    sender: moved.sender,
    receiver: moved.receiver,
    item: item === null ? null : String(item),
    amount: String(amount),
  }))
}

function movedBy({ topics, data }: ChainLog, kind: TokenKind): Moved | undefined {
  try {
    if (kind === 'erc20') {
      const { args } = decodeEventLog({ abi: fungible, topics, data })
      return { sender: args.from, receiver: args.to, of: [[null, args.value]] }
    }
    if (kind === 'erc6909') {
      const { args } = decodeEventLog({ abi: numbered, topics, data })
      return { sender: args.sender, receiver: args.receiver, of: [[args.id, args.amount]] }
    }
    if (kind === 'erc721') return piecesMoved({ topics, data })
    const { eventName, args } = decodeEventLog({ abi: editions, topics, data })
    const ends = { sender: args.from, receiver: args.to }
    if (eventName === 'TransferSingle') return { ...ends, of: [[args.id, args.value]] }
    if (args.ids.length !== args.values.length) return undefined
    return { ...ends, of: args.ids.map((id, at) => [id, args.values[at]!]) }
  } catch {
    return undefined
  }
}

function piecesMoved({ topics, data }: Pick<ChainLog, 'topics' | 'data'>): Moved | undefined {
  if (topics[0] !== transferTopics[3]) {
    const { args } = decodeEventLog({ abi: pieces, topics, data })
    return { sender: args.from, receiver: args.to, of: [[args.id, 1n]] }
  }
  const { fromTokenId, toTokenId, fromAddress, toAddress } = decodeEventLog({ abi: consecutive, topics, data }).args
  const count = toTokenId - fromTokenId + 1n
  if (count < 1n || count > BigInt(mostParts)) return undefined
  const of = Array.from({ length: Number(count) }, (_, at) => [fromTokenId + BigInt(at), 1n] as const)
  return { sender: fromAddress, receiver: toAddress, of }
}
