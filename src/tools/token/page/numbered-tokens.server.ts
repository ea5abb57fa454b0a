import { visibleText } from '#core/text/visible-text.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { ReadContract } from './read-contract.server.ts'

/** A token of an ERC-6909 contract. The supply is in its smallest unit. What it does not answer is absent. */
type NumberedToken = { id: bigint; name?: string; symbol?: string; decimals?: number; supply?: bigint }

/** The tokens of an ERC-6909 contract: how many there are, where it counts them, and the first of them. */
export type NumberedTokens = { made?: bigint; first: NumberedToken[] }

/** The interface id of ERC-6909 (ERC-165). */
const erc6909 = '0x0f632fb3'

/** Tokens that the page lists at most: each costs four questions. */
const mostListed = 20n

/** Longer texts are cut: a name must not be able to look like a page of ours. */
const longest = 64

/** Asks a contract for its numbered tokens; undefined where it does not say that it is ERC-6909. */
export async function readNumbered(
  read: ReadContract,
  options: TokenOptions | undefined,
): Promise<NumberedTokens | undefined> {
  if (options && options.kind !== 'erc6909') return undefined
  if (!(await read<boolean>('supportsInterface', erc6909))) return undefined
  const made = await read<bigint>('lastTokenId')
  const count = made === undefined ? 1n : made < mostListed ? made : mostListed
  const first = await Promise.all(Array.from({ length: Number(count) }, (_, at) => readOne(read, BigInt(at + 1))))
  return { made, first: first.filter(({ supply }) => supply !== undefined) }
}

async function readOne(read: ReadContract, id: bigint): Promise<NumberedToken> {
  const [name, symbol, decimals, supply] = await Promise.all([
    read<string>('name', id),
    read<string>('symbol', id),
    read<number>('decimals', id),
    read<bigint>('totalSupply', id),
  ])
  return { id, name: name && shortened(name), symbol: symbol && shortened(symbol), decimals, supply }
}

const shortened = (text: string) => visibleText([...text].slice(0, longest).join('')).trim() || undefined
