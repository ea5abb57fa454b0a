import { brandKey } from '#content/brand-key.ts'
import type { Address, Hex } from 'viem'
import { encodeFunctionData, keccak256, parseAbi, toBytes } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { pieceSenderAbi } from '#contracts/piece-sender.ts'
import { isCount, isHex, isPlan, keptPlan } from '#tools/plan/kept-plan.ts'
import type { Plan } from '#tools/plan/plan-state.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { chunksOf } from './mint-chunks.ts'
import type { MintRow } from './read-mint-list.ts'

/**
 * Pieces that are created and sent by a list, kept on the device until the last is sent. Steps are pairs: create some, send them. Of pieces
 * that the account holds already each step sends some.
 */
export type MintPlan = Plan & {
  token: Address
  kind: 'erc721' | 'erc1155'
  rows: readonly MintRow[]
  /** Pieces, or rows of editions, in one transaction. */
  room: number
  /** The newest block when it was begun. */
  block: number
  /** The number of the first piece, where the account holds them already, as behind a delay; of editions 0. Nothing is created then. */
  held?: number
}

/** What a collection is asked here, and says. */
export const collectionAbi = parseAbi([
  'function mint(address to, uint256 count) returns (uint256 first)',
  'function mintBatch(address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function ownerOf(uint256 id) view returns (address)',
  'function lastTokenId() view returns (uint256)',
  'function maxSupply() view returns (uint256)',
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 amount)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] amounts)',
])

const sender = contractAddresses.PieceSender

/** The chunk of a step, and whether the step creates or sends it. */
export const partOf = ({ held }: Pick<MintPlan, 'held'>, step: number) =>
  held === undefined ? { chunk: Math.floor(step / 2), creates: step % 2 === 0 } : { chunk: step, creates: false }

/** The step that sends a chunk. */
export const sendStep = ({ held }: Pick<MintPlan, 'held'>, chunk: number): number =>
  held === undefined ? 2 * chunk + 1 : chunk

/** The number of the first piece of a chunk that the account holds. */
export const heldFirst = (plan: MintPlan, chunk: number): bigint =>
  BigInt(plan.held ?? 0) + BigInt(piecesIn(chunksIn(plan).slice(0, chunk).flat()))

/** The rows by the transactions that send them. */
export const chunksIn = ({ rows, room }: MintPlan): MintRow[][] => chunksOf(rows, room)

/** How many pieces a chunk has. */
export const piecesIn = (chunk: readonly MintRow[]): number => chunk.reduce((sum, { count }) => sum + count, 0)

/** What a chunk is called in the contract, which sends each name of an account once. */
export function listName({ token, from, madeAt }: MintPlan, chunk: number): Hex {
  return keccak256(toBytes([token, from, madeAt, chunk].join(' ').toLowerCase()))
}

/** Lets the sender send the pieces of its caller, or no longer. */
export function approveSender(token: Address, approved: boolean): Call {
  const data = encodeFunctionData({ abi: collectionAbi, functionName: 'setApprovalForAll', args: [sender, approved] })
  return { to: token, data }
}

/** Creates the pieces of a chunk for the account that sends them on. */
export function createCall({ token, from, kind }: MintPlan, chunk: readonly MintRow[]): Call {
  if (kind === 'erc721') {
    const args = [from, BigInt(piecesIn(chunk))] as const
    return { to: token, data: encodeFunctionData({ abi: collectionAbi, functionName: 'mint', args }) }
  }
  const amounts = new Map<bigint, bigint>()
  for (const { id = 0n, count } of chunk) amounts.set(id, (amounts.get(id) ?? 0n) + BigInt(count))
  const args = [from, [...amounts.keys()], [...amounts.values()], '0x'] as const
  return { to: token, data: encodeFunctionData({ abi: collectionAbi, functionName: 'mintBatch', args }) }
}

/** Sends the pieces of a chunk. `first` is the number of the first one of a collection. */
export function sendOut(plan: MintPlan, chunk: number, first: bigint): Call {
  const rows = chunksIn(plan)[chunk]!
  const list = listName(plan, chunk)
  const to = rows.map((row) => row.to)
  const counts = rows.map(({ count }) => BigInt(count))
  const data =
    plan.kind === 'erc721'
      ? encodeFunctionData({
          abi: pieceSenderAbi,
          functionName: 'sendPieces',
          args: [plan.token, list, first, to, counts],
        })
      : encodeFunctionData({
          abi: pieceSenderAbi,
          functionName: 'sendEditions',
          args: [plan.token, list, to, rows.map(({ id = 0n }) => id), counts],
        })
  return { to: sender, data }
}

/** A plan as text: each row its account, how many, and the edition. */
export function textOf({ rows, ...plan }: MintPlan): string {
  const written = rows.map(({ to, count, id }) => (id === undefined ? [to, count] : [to, count, String(id)]))
  return JSON.stringify({ v: 1, ...plan, rows: written })
}

/** A plan from its text; undefined when a part of it is not what it should be: then nobody may sign it. */
export function planIn(text: string): MintPlan | undefined {
  const { v, rows, ...plan } = JSON.parse(text) as Omit<MintPlan, 'rows'> & { v: unknown; rows: unknown }
  if (v !== 1 || !Array.isArray(rows) || rows.length === 0) return undefined
  const isEditions = plan.kind === 'erc1155'
  const read = rows.flatMap((row): MintRow[] => {
    const [to, count, id] = row as unknown[]
    const sound = isHex(to, 40) && isCount(count) && count > 0 && /^\d{1,18}$/.test(String(id)) === isEditions
    return sound ? [{ to, count, ...(isEditions && { id: BigInt(id as string) }) }] : []
  })
  const { token, kind, room, block, held } = plan
  const sound =
    (held === undefined || isCount(held)) &&
    isPlan(plan) &&
    isHex(token, 40) &&
    ['erc721', 'erc1155'].includes(kind) &&
    [room, block].every(isCount)
  return sound && room > 0 && read.length === rows.length ? { ...plan, rows: read } : undefined
}

/** The plan of this device. */
export const keptMints = keptPlan(`${brandKey}.pieces.plan`, { textOf, planIn })
