import type { Address, Hex } from 'viem'
import { poolsOfToken, type TokenPools } from '#chain/liquidity/find-pools.ts'
import type { PoolPlace } from '#chain/liquidity/pool-facts.ts'
import { atBlock } from '#chain/read/at-block.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { visibleText } from '#core/text/visible-text.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { readCollection, type CollectionFacts } from './collection-facts.server.ts'
import { readNumbered, type NumberedTokens } from './numbered-tokens.server.ts'
import { isSame, readDelay, type TokenDelay } from './token-delay.server.ts'
import { contractReader, type ReadContract } from './read-contract.server.ts'
import { roleHolders, type RoleHolders } from './role-holders.server.ts'
import { tokenHistory, type TokenHistory } from './token-history.server.ts'
import { askLens, readTokenLocks, type Lens, type TokenLocks } from './token-locks.server.ts'

/** Everything the public page of a token says, all of it read at one block. Amounts are in the smallest unit. */
export type TokenFacts = {
  block: number
  time: Date
  /** The length of the code, in bytes. */
  bytes: number
  /** The variant of this site whose code it is; undefined for any other contract. */
  options?: TokenOptions
  name?: string
  symbol?: string
  decimals?: number
  supply?: bigint
  cap?: bigint
  /** Of a collection: how many pieces there are, and can be. */
  pieces?: { made: bigint; most?: bigint }
  /** Of an ERC-6909 contract: its tokens. Name and symbol are then those of token 1. */
  numbered?: NumberedTokens
  /** Of a vault: the token that is deposited. */
  asset?: Address
  /** Of a collection or editions of this site: its sale, royalty, batch and reveal. */
  collection?: CollectionFacts
  owner?: Address
  pendingOwner?: Address
  /** Of a token that moves between chains. */
  bridge?: Address
  /** What stands between the powers and the token; undefined where no timelock holds any. */
  delay?: TokenDelay
  roles?: RoleHolders
  paused?: boolean
  limits?: { launcher: Address; maxWallet: bigint; maxTransaction: bigint; end: Date }
  /** What the lens of this chain says: what our locker holds of it, and signs of powers in code that is not known. */
  lens?: Lens
  /** Its locks, where the lens says that there are some. */
  locks?: TokenLocks
  /** Its locks whose votes go on counting, where there are some. */
  votingLocks?: TokenLocks
  /** Pools of it of which something is locked here; undefined where they cannot be read. */
  pools?: TokenPools
  /** What happened to the powers over it, of a variant of this site that has any. */
  history?: TokenHistory
}

/** Longer names are cut: a name must not be able to look like a page of ours. */
const longestName = 64

const nobody = /^0x0+$/

type Asked = {
  /** Where the index is; without it, what happened to the powers is asked of the node alone. */
  db?: Database | undefined
  address: Address
  chain: PoolPlace['chain']
  findVariant: FindVariant
  within: () => AbortSignal
  /** Whether its pools are read as well, which takes some sixty questions. */
  withPools: boolean
}

/**
 * Reads the token at an address at the newest block; undefined when there is no contract. What the contract does not answer is
 * left out. Rejects when no node answers; `within` says how long questions may take, and begins again after a compilation.
 */
export async function readToken(
  rpc: NodeRpc,
  { db, address, chain, findVariant, within, withPools }: Asked,
): Promise<TokenFacts | undefined> {
  const first = within()
  const newest = (await rpc('eth_getBlockByNumber', ['latest', false], first)) as { number: Hex; timestamp: Hex }
  const block = newest.number
  const code = (await rpc('eth_getCode', [address, block], first)) as string
  if (code === '0x') return undefined
  const options = await findVariant(code)
  const signal = within()
  const head = Number(block)
  const read = contractReader(rpc, { address, block, signal })
  const asked = { address, block, signal }
  const [own, numbered, powers, lens, history] = await Promise.all([
    ownWords(read),
    readNumbered(read, options),
    powersOf(read),
    askLens(rpc, asked),
    options && options.access !== 'none' ? tokenHistory(rpc, { db, address, head, signal }) : undefined,
  ])
  const { timelock, owner } = powers
  const roles = history && options?.access === 'roles' ? await roleHolders(read, history) : undefined
  const holders = [...(owner ? [owner] : []), ...Object.values(roles?.holders ?? {}).flat()]
  const waits = options?.delayed && timelock && holders.some((holder) => isSame(holder, timelock))
  const [collection, delay, locks, votingLocks, pools] = await Promise.all([
    options && readCollection(read, options),
    // An ownership that was handed on no longer waits.
    waits
      ? readDelay({ rpc, db, head, signal, unit: { token: address, timelock, options, ...own }, holders })
      : undefined,
    lens && lens.owed > 0n ? readTokenLocks(rpc, asked, 'plain') : undefined,
    lens && readTokenLocks(rpc, asked, 'votes'),
    !withPools || own.decimals === undefined || (options && options.kind !== 'erc20')
      ? undefined
      : readPools(rpc, asked, { chain, block: { number: head, time: Number(newest.timestamp) } }),
  ])
  return {
    block: head,
    time: new Date(Number(newest.timestamp) * 1000),
    bytes: code.length / 2 - 1,
    options,
    ...own,
    ...(numbered && { ...firstOf(numbered), numbered, pieces: undefined }),
    ...powers,
    collection,
    delay,
    roles,
    lens,
    locks,
    votingLocks,
    pools,
    history,
  }
}

/** The lenses may not be deployed on this chain: then the page does without. */
async function readPools(
  rpc: NodeRpc,
  { address, signal }: { address: Address; signal: AbortSignal },
  place: PoolPlace,
): Promise<TokenPools | undefined> {
  try {
    const ask = atBlock((method, params) => rpc(method, params, signal), place.block.number)
    return await poolsOfToken(ask, address, place)
  } catch {
    return undefined
  }
}

async function ownWords(read: ReadContract) {
  const [name, symbol, decimals, supply, cap, made, most, asset] = await Promise.all([
    read<string>('name'),
    read<string>('symbol'),
    read<number>('decimals'),
    read<bigint>('totalSupply'),
    read<bigint>('cap'),
    read<bigint>('lastTokenId'),
    read<bigint>('maxSupply'),
    read<Address>('asset'),
  ])
  return {
    name: name && shortened(name),
    symbol: symbol && shortened(symbol),
    decimals,
    supply,
    cap,
    asset,
    pieces: made === undefined ? undefined : { made, most },
  }
}

const firstOf = ({ first: [token] }: NumberedTokens) => ({ name: token?.name, symbol: token?.symbol })

async function powersOf(read: ReadContract) {
  const [owner, pendingOwner, bridge, timelock, paused, launcher, maxWallet, maxTransaction, end] = await Promise.all([
    read<Address>('owner'),
    read<Address>('pendingOwner'),
    read<Address>('bridge'),
    read<Address>('timelock'),
    read<boolean>('paused'),
    read<Address>('launcher'),
    read<bigint>('maxWallet'),
    read<bigint>('maxTransaction'),
    read<bigint>('limitsEnd'),
  ])
  const limited = launcher !== undefined && maxWallet !== undefined && maxTransaction !== undefined && end !== undefined
  return {
    owner,
    pendingOwner: pendingOwner && !nobody.test(pendingOwner) ? pendingOwner : undefined,
    bridge,
    timelock,
    paused,
    limits: limited ? { launcher, maxWallet, maxTransaction, end: new Date(Number(end) * 1000) } : undefined,
  }
}

const shortened = (text: string) => visibleText([...text].slice(0, longestName).join('')).trim() || undefined
