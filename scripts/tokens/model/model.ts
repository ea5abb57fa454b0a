import { encodeFunctionData, parseAbi, zeroAddress, type Address, type Hex } from 'viem'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'

/** What a call does where nothing speaks against it: what it answers, if that is compared, and the events that move something. */
export type Effect = { answer?: bigint; events?: string[] }

/** All that speaks against a call, each by the name of its error, and what it does otherwise. Which error comes first is left open. */
export type Verdict = { refusals: string[]; effect: () => Effect }

/** A call, and what becomes of it when an account makes it now. */
export interface Call {
  says: string
  data: Hex
  value?: bigint
  target?: Address
  judge: (sender: Address) => Verdict
}

/** A call with the account that makes it. */
export type Act = { who: Address; call: Call }

/** A view, and what it has to say. */
export type Look = { says: string; data: Hex; expected: () => bigint }

/**
 * What a token should do, told by what its features promise, and without a look at its source: `acts` are things that its accounts may do
 * next, `always` and `also` what is asked after each, `audit` what is asked after each transaction.
 */
export interface Model {
  acts: Weighted[]
  always: Look[]
  also: () => Look[]
  audit?: (look: (questions: readonly Hex[]) => Promise<readonly bigint[]>) => Promise<string | undefined>
  /** What holds until the end of a transaction ends. */
  afterTransaction?: () => void
}

export type Weighted = [weight: number, make: () => Act | undefined | Promise<Act>]

/** Where a model plays: the token, its accounts, its values, chance, and the time. */
export interface Scene {
  options: TokenOptions
  values: TokenValues
  token: Address
  cast: Cast
  dice: Dice
  time: bigint
  /** Set near the end: then powers may be given up for good. */
  late: boolean
}

export interface Cast {
  launcher: Address
  owner: Address
  minter: Address
  pauser: Address
  controller: Address
  bridge: Address
  bob: Address
  carol: Address
  stranger: Address
  /** A contract that accepts nothing. */
  stage: Address
  asset: Address
  /** Behind a delay: who has the powers. */
  timelock: Address
}

/** The largest number, which as an allowance is never used up. */
export const endless = 2n ** 256n - 1n

/** Chance, the same for the same numbers. */
export function diceOf(random: () => number) {
  const below = (most: number) => Math.floor(random() * most)
  return {
    below,
    chance: (share: number) => random() < share,
    pick: <one>(list: readonly one[]): one => list[below(list.length)]!,
    /** An amount that has to do with what somebody has: nothing, a part, all, or one more. */
    amount: (held: bigint): bigint => {
      const any = BigInt(below(10_000))
      const more = held < endless ? held + 1n : held
      return [0n, 1n, any, (held * any) / 10_000n, (held * any) / 40_000n, held / 2n, held, more][below(8)]!
    },
  }
}

export type Dice = ReturnType<typeof diceOf>

/** The actors, without those that are no accounts of the token. */
export function accountsOf({ cast }: Scene): Address[] {
  const { launcher, owner, minter, pauser, controller, bridge, bob, carol, stranger } = cast
  return [launcher, owner, minter, pauser, controller, bridge, bob, carol, stranger]
}

const abis = new Map<string, ReturnType<typeof parseAbi>>()

/** The data of a call: `encode('transfer(address,uint256)', to, value)`. */
export function encode(signature: string, ...args: unknown[]): Hex {
  const abi = abis.get(signature) ?? parseAbi([`function ${signature}`] as readonly string[])
  abis.set(signature, abi)
  return encodeFunctionData({ abi, args } as unknown as Parameters<typeof encodeFunctionData>[0])
}

/** A call of the token. */
export function callOf(
  signature: string,
  args: unknown[],
  judge: Call['judge'],
  { value, target }: { value?: bigint; target?: Address } = {},
): Call {
  const words = args.map((one) =>
    JSON.stringify(one, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part)),
  )
  return { says: `${signature} ${words.join(' ')}`, data: encode(signature, ...args), value, target, judge }
}

export function lookOf(signature: string, args: unknown[], expected: () => bigint | boolean | Address): Look {
  return {
    says: `${signature} ${args.join(' ')}`,
    data: encode(signature, ...args),
    expected: () => BigInt(expected()),
  }
}

/** The names of what is true, which speaks against a call. */
export const against = (reasons: Record<string, boolean>) =>
  Object.entries(reasons).flatMap(([name, holds]) => (holds ? [name] : []))

/** Amounts by account, and the sum of all. */
export function ledger() {
  const held = new Map<Address, bigint>()
  const of = (account: Address) => held.get(account) ?? 0n
  const add = (account: Address, value: bigint) => held.set(account, of(account) + value)
  let supply = 0n
  return {
    of,
    supply: () => supply,
    /** From or to nobody: created or destroyed. */
    move(from: Address, to: Address, value: bigint): void {
      if (from === zeroAddress) supply += value
      else add(from, -value)
      if (to === zeroAddress) supply -= value
      else add(to, value)
    },
  }
}
