import { keccak256, type Address, type Hex } from 'viem'
import type { Chain } from '#chain/chain.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { variantId } from '#tools/token/generator/variants.ts'
import { readToken, type TokenFacts } from '#tools/token/page/token-facts.server.ts'
import { readSigns } from '#tools/token/signs/read-signs.server.ts'
import type { Trip } from '#tools/token/simulate/round-trip.server.ts'
import { viewOf, type ChainView } from '#tools/token/simulate/simulate-view.server.ts'
import { findPoolsV4 } from '#tools/token/simulate/pools-v4.server.ts'
import { openSimulator } from '#tools/token/simulate/simulator.server.ts'
import { findMarket } from '#tools/token/simulate/find-market.server.ts'
import { howWords, uncheckedWords } from './how-words.ts'
import { judgePowers } from './judge-powers.ts'
import { judgeSigns } from './judge-signs.ts'
import { judgeTrips, keysOnly } from './judge-trips.ts'
import { factsOfKnown } from './known-report.ts'
import { playAll } from './play-all.server.ts'
import type { TokenReport, TripLine } from './report.ts'
import { summaryOf } from './summary.ts'

/** What is at the address is no token this check can speak of. The message is the whole explanation. */
export class NoToken extends Error {
  override name = 'NoToken'
}

type Deps = {
  /** Where the index is; without it, what happened to the powers is asked of the node alone. */
  db?: Database | undefined
  rpc: NodeRpc
  chain: Chain
  findVariant: FindVariant
  /** How long questions may take; begins again after a compilation. */
  within: () => AbortSignal
  /** Hears how far it is, between 0 and 1. */
  tell: (words: string, share: number) => void
}

/**
 * Checks any ERC-20 at the newest block: by its code alone where that is one of ours, else by simulated trades, and again after each
 * administrative function that was found. Nothing is sent. Throws `NoToken`; rejects with something else when no node answers.
 */
export async function checkToken(address: Address, deps: Deps): Promise<TokenReport> {
  const { db, rpc, chain, findVariant, within, tell } = deps
  tell('Reading the code.', 0.02)
  const facts = await readToken(rpc, { db, address, chain, findVariant, within, withPools: false })
  if (!facts) throw new NoToken(`There is no contract at this address on ${chain.name}.`)
  const view = await viewOf(rpc, { block: `0x${facts.block.toString(16)}`, signal: within() })
  if (facts.options && ['erc721', 'erc1155'].includes(facts.options.kind))
    throw new NoToken('This is a collection of this site and no ERC-20 token. The NFT inspector reads collections.')
  if (facts.numbered)
    throw new NoToken(
      'This is an ERC-6909 contract: it holds several tokens, and none of them is an ERC-20 token. Its public page lists them.',
    )
  if (!facts.options && (facts.supply === undefined || facts.decimals === undefined))
    throw new NoToken('The contract does not answer totalSupply() and decimals(), so it is not an ERC-20 token.')
  if (facts.options) return knownReport(address, { chain, view, facts: { ...facts, options: facts.options } })
  tell('Looking for owners, functions and a pool.', 0.08)
  const signs = await readSigns(view, address)
  const poolsV4 = await findPoolsV4(view, address, chain)
  const market = await findMarket(view, {
    token: address,
    supply: facts.supply ?? 0n,
    chain,
    poolsV4: poolsV4.open,
  })
  const simulator = openSimulator(view)
  const played = market && (await playAll({ view, simulator, market, signs }, tell))
  const trips = (played?.trips ?? []).map(lineOf)
  const line = market?.line
  const way = trips.length > 0 ? played!.way : 'none'
  const how = line && way !== 'none' && howWords({ way, market: line, block: facts.block, trips })
  const swept = played?.swept
  const found = [
    ...(line ? judgeTrips(trips, line) : []),
    ...(way === 'apart' ? [keysOnly] : []),
    ...judgePowers(swept?.powers ?? []),
    ...judgeSigns(signs, swept?.powers ?? []),
  ]
  return {
    ...headOf(address, { chain, facts }),
    way,
    codeHash: signs.codeHash,
    ...(signs.owner && { owner: signs.owner }),
    ...(line && { market: line }),
    summary: summaryOf({
      block: facts.block,
      way,
      ...(line && { market: line }),
      trips,
      facts: found,
      ...(swept && { swept }),
      hooked: poolsV4.hooked.length > 0,
      untold: view.untold.logs,
    }),
    facts: found,
    ...(how && { how }),
    trips,
    powers: swept?.powers ?? [],
    tried: { functions: swept?.functions ?? 0, trips: swept?.trips ?? 0 },
    unchecked: uncheckedWords({
      way,
      ...(line && { market: line }),
      leftOut: swept?.leftOut ?? 0,
      poolsV4,
      waiting: swept?.waiting ?? false,
      unsold: way === 'apart' && trips.some(({ buy, onward }) => buy.done && onward.length === 0),
      untold: view.untold.logs,
    }),
  }
}

const lineOf = ({ size, later, buy, transfer, onward }: Trip): TripLine => ({
  ...(size && { size }),
  later,
  buy,
  ...(transfer && { transfer }),
  onward,
})

function headOf(address: Address, { chain, facts }: { chain: Chain; facts: TokenFacts }) {
  const { name, symbol, decimals, supply, bytes, block, time } = facts
  return {
    version: 1 as const,
    token: {
      address,
      ...(name && { name }),
      ...(symbol && { symbol }),
      ...(decimals !== undefined && { decimals }),
      ...(supply !== undefined && { supply: String(supply) }),
      bytes,
    },
    chain: { id: chain.id, name: chain.name },
    block,
    time: time.toISOString(),
  }
}

type KnownDeps = { chain: Chain; view: ChainView; facts: TokenFacts & { options: NonNullable<TokenFacts['options']> } }

async function knownReport(address: Address, { chain, view, facts }: KnownDeps): Promise<TokenReport> {
  const code = (await view.node('eth_getCode', address, view.block)) as Hex
  return {
    ...headOf(address, { chain, facts }),
    way: 'code',
    variant: variantId(facts.options),
    codeHash: keccak256(code),
    ...factsOfKnown(facts),
    trips: [],
    powers: [],
    tried: { functions: 0, trips: 0 },
    unchecked: uncheckedWords({ way: 'code' }),
  }
}
