import type { Address, Hex } from 'viem'
import { encodePacked, getContractAddress, keccak256, encodeAbiParameters, parseAbiParameters } from 'viem/utils'
import type { Chain } from '#chain/chain.ts'
import { coinAddress, quoteTokensOf } from '#chain/tokens/quote-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Held, Holder, Holders } from './holders.ts'

/** What creates a pair of V2 and a pool of V3, hashed: it is the same on every chain where Uniswap's own factories are. */
const codeHashes = {
  pair: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
  pool: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
} as const

const fees = [100, 500, 3000, 10_000]

/** Quote tokens whose pools are named. */
export const mostQuotes = 4

const ours: Readonly<Partial<Record<keyof typeof contractAddresses, string>>> = {
  TokenLocker: 'Token locks',
  VotingLocker: 'Token locks with votes',
  TokenGrants: 'Grants',
  MerkleClaims: 'Lists to claim from',
  PositionLocker: 'Liquidity locks',
  LockDeeds: 'Locks as NFTs',
  Launcher: 'Launcher',
}

type Asked = {
  token: Address
  creator: Address
  chain: Pick<Chain, 'id' | 'uniswap'>
  /** What holds everything that is in pools of V4. */
  poolsV4?: Address | undefined
}

/** What is known of accounts that may hold a token, by their address in small letters. */
export function namesOf({ token, creator, chain, poolsV4 }: Asked): ReadonlyMap<string, string> {
  const contracts = Object.entries(ours).map(
    ([name, words]) => [contractAddresses[name as keyof typeof contractAddresses], words] as const,
  )
  const quotes = quoteTokensOf(chain.id).filter((quote) => quote !== coinAddress && !isSame(quote, token))
  const named: readonly (readonly [Address, string])[] = [
    [creator, 'The account that launched it'],
    ...quotes.slice(0, mostQuotes).flatMap((quote) => poolsWith(token, quote, chain)),
    ...(poolsV4 ? [[poolsV4, 'Pools of Uniswap V4'] as const] : []),
    ...contracts,
    [token, 'The token itself'],
    ['0x000000000000000000000000000000000000dEaD', 'Burnt: nobody has the key'],
  ]
  return new Map(named.map(([address, words]) => [address.toLowerCase(), words]))
}

const isSame = (one: Address, other: Address) => one.toLowerCase() === other.toLowerCase()

const at = (from: Address, salt: Hex, bytecodeHash: Hex) =>
  getContractAddress({ opcode: 'CREATE2', from, salt, bytecodeHash })

/** The pair of V2 and the pools of V3 with one quote token, at the addresses they have if they are there. */
export function poolsWith(
  token: Address,
  quote: Address,
  { uniswap = {} }: Asked['chain'],
): (readonly [Address, string])[] {
  const [first, second] = BigInt(token) < BigInt(quote) ? [token, quote] : [quote, token]
  const { v2Factory, v3Factory } = uniswap
  const pair =
    v2Factory && at(v2Factory, keccak256(encodePacked(['address', 'address'], [first, second])), codeHashes.pair)
  const pools = v3Factory
    ? fees.map((fee) => {
        const key = encodeAbiParameters(parseAbiParameters('address, address, uint24'), [first, second, fee])
        return [at(v3Factory, keccak256(key), codeHashes.pool), `Pool of Uniswap V3, fee ${fee / 10_000} %`] as const
      })
    : []
  return [...(pair ? [[pair, 'Pair of Uniswap V2'] as const] : []), ...pools]
}

/** The same holders, each with its name where it has one. */
export function withNames(holders: Holders, names: ReadonlyMap<string, string>): Holders {
  const named = (holder: Holder): Holder => {
    const name = names.get(holder.account.toLowerCase())
    return name ? { ...holder, name } : holder
  }
  const heldBy = <Kept extends Held>(held: Kept): Kept => ({ ...held, largest: held.largest.map(named) })
  return 'all' in holders ? { ...holders, all: heldBy(holders.all) } : { ...holders, items: holders.items.map(heldBy) }
}
