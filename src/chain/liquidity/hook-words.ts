import type { Address } from 'viem'

/** What a pool of Uniswap V4 has for a fee when its hook sets it. */
export const setByHook = 0x800000

/** What each of the 14 low bits of a hook's address lets it do, from the highest on, and whether that may keep a seller from selling. */
const permissions = [
  ['is called before the pool begins', false],
  ['is called after the pool begins', false],
  ['is called before liquidity is added, and may refuse it', false],
  ['is called after liquidity is added', false],
  ['is called before liquidity is withdrawn, and may refuse it', true],
  ['is called after liquidity is withdrawn, and may refuse it', false],
  ['is called before each swap, and may refuse it', true],
  ['is called after each swap, and may refuse it', true],
  ['is called before a donation', false],
  ['is called after a donation', false],
  ['may change what a seller pays in, and take it', true],
  ['may take of what a seller receives', true],
  ['may take of liquidity that is added', false],
  ['may take of liquidity that is withdrawn', false],
] as const

/** From this fee on, in millionths, what is left to a seller is no price any more: a tenth. */
const dearFee = 100_000

/** What a hook may do, in words: Uniswap V4 reads its permissions from its address. The fee is that of its pool. */
export function hookWords(hook: Address, fee: number): string[] {
  const given = permissions.filter((_, at) => isGiven(hook, at)).map(([text]) => text)
  return fee === setByHook ? [...given, 'sets the fee of the pool at any time'] : given
}

/** Whether its hook or fee may keep a seller from selling at the price of a pool's curve. The fee is in millionths, as the pool has it. */
export function mayStopSales(hook: Address | undefined, fee: number): boolean {
  return fee > dearFee || (hook !== undefined && permissions.some(([, stops], at) => stops && isGiven(hook, at)))
}

/** Whether a hook is asked, or sets the fee, when someone trades: then only its code says what a trade comes to. */
export function actsInTrades(hook: Address, fee: number): boolean {
  return fee === setByHook || tradeBits.some((bit) => (BigInt(hook) & bit) !== 0n)
}

/** Before and after a swap, and what each of them may take. */
const tradeBits = [0x80n, 0x40n, 0x8n, 0x4n]

const isGiven = (hook: Address, at: number) => ((Number(BigInt(hook) & 0x3fffn) >> (13 - at)) & 1) === 1
