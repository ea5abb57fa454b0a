import {
  concat,
  encodeFunctionData,
  maxUint256,
  numberToHex,
  pad,
  parseAbiItem,
  type AbiFunction,
  type Address,
  type Hex,
  zeroHash,
} from 'viem'
import type { FoundFunction } from '#tools/token/signs/read-signs.server.ts'
import type { FunctionKind } from '#tools/token/signs/known-functions.ts'
import { actors } from './actors.ts'
import { secondSteps, type Handover } from './handover-calls.ts'

/** One way to call a function: its data, and what it was given, in words. */
export type TriedCall = {
  data: Hex
  given: string
  /** The manager of rights, where that is called and not the token. */
  to?: Address
  /** What a new account calls next, at the token. */
  next?: Hex[]
  /** Seconds that pass before it does. Without them it goes on in the same block. */
  waits?: number
}

/** Numbers that are tried: taxes in hundredths and in ten-thousandths. */
const numbers: Partial<Record<FunctionKind, readonly bigint[]>> = {
  tax: [100n, 99n, 25n, 10_000n, 9_900n, 2_500n, 1_000n],
  limit: [0n, 1n],
}

type Given = { supply: bigint; to: Address; handover: Handover }

/** Ways to call a function, those that would do most first. `supply`: what there is of the token; `to`: who would gain. */
export function triedCalls(found: FoundFunction, given: Given): TriedCall[] {
  return found.signature ? knownCalls(found, given) : blindCalls(found.selector, given.supply)
}

function knownCalls({ signature, kind }: FoundFunction, { supply, to, handover }: Given): TriedCall[] {
  // What replaces the code, or hands powers on, says enough by being there.
  if (kind === 'upgrade') return []
  const item = parseAbiItem(`function ${signature}`) as AbiFunction
  const whole = supply || 10n ** 24n
  const tried = (kind && numbers[kind]) ?? [whole]
  const flags = item.inputs.some(({ type }) => type === 'bool') ? [true, false] : [true]
  const calls = flags.flatMap((flag) =>
    tried.slice(0, item.inputs.some(({ type }) => type.startsWith('uint')) ? undefined : 1).map((number) => {
      // Powers are handed to an account that nobody knows.
      const accounts = kind === 'mint' || kind === 'handover' ? [actors.third] : [actors.buyer, to]
      const args = item.inputs.map(({ type }, at) => {
        if (type === 'address') return accounts[Math.min(at, accounts.length - 1)]
        if (type === 'address[]') return [actors.buyer]
        if (type === 'bool') return flag
        if (type === 'bytes32') return zeroHash
        // The account that has everything would lose it.
        if (type.startsWith('uint'))
          return kind === 'seize' ? (signature!.startsWith('setBalance') ? 0n : 1n) : fitting(number, type)
        return '0x'
      })
      const data = encodeFunctionData({ abi: [item], args })
      return { data, given: args.map((value) => wordOf(value, whole)).join(', ') }
    }),
  )
  const second = secondSteps[signature!]
  if (!second) return calls
  const { adminDelay } = handover
  const isAdmin = signature!.startsWith('beginDefaultAdmin')
  // What has to wait is begun alone as well.
  return isAdmin
    ? [
        ...calls,
        ...(adminDelay === undefined ? [] : calls.map((call) => ({ ...call, next: [second], waits: adminDelay }))),
      ]
    : calls.map((call) => ({ ...call, next: [second] }))
}

/** The number, or the largest of a type that is too small for it. */
function fitting(number: bigint, type: string): bigint {
  const largest = (1n << BigInt(type.slice('uint'.length) || 256)) - 1n
  return number < largest ? number : largest
}

const word = (value: bigint) => numberToHex(value, { size: 32 })

/** Of a function without a known name: words that mean something to most kinds of argument. */
function blindCalls(selector: Hex, supply: bigint): TriedCall[] {
  const account = pad(actors.buyer)
  const whole = word(supply || 10n ** 24n)
  const lists: [string, Hex[]][] = [
    ['the buyer, the supply', [account, whole, word(1n), word(1n)]],
    ['the supply', [whole, account, word(1n), word(1n)]],
    ['ones', [1n, 1n, 1n, 1n].map(word)],
    ['zeros', [0n, 0n, 0n, 0n].map(word)],
    ['99', [99n, 99n, 99n, 99n].map(word)],
    ['the largest number', [maxUint256, maxUint256].map(word)],
    ['a list with the buyer', [word(32n), word(1n), account]],
    ['a list with the buyer, true', [word(64n), word(1n), word(1n), account]],
  ]
  return lists.map(([given, words]) => ({ data: concat([selector, ...words]), given }))
}

function wordOf(value: unknown, whole: bigint): string {
  if (Array.isArray(value)) return `[${value.map((one) => wordOf(one, whole)).join(', ')}]`
  if (value === actors.buyer) return 'the buyer'
  if (value === actors.third) return 'a new account'
  if (value === whole) return 'the supply'
  if (value === zeroHash) return 'the first role'
  return String(value)
}
