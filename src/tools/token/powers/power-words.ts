import type { Address, Hex } from 'viem'
import { decodeFunctionData, parseAbi } from 'viem/utils'
import { exactAmount } from '#core/text/exact-amount.ts'
import { durationWords } from '#core/time/time-words.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { roleHashes } from '#tools/token/permissions/permissions-abi.ts'
import type { Line } from '#transactions/describe/signing-words.ts'
import { powerCallsOf, type ArgumentKind, type PowerCall } from './power-calls.ts'
import { timelockRoles } from '#tools/token/timelock/timelock-abi.ts'

/** A sentence about a call: text, and the accounts it names. */
export type Sentence = readonly (string | Address)[]

/** What has to be known of a token to put its calls into words. `decimals` is absent for collections, `timelock` where nothing waits. */
export type TokenUnit = {
  token: Address
  timelock?: Address
  options: TokenOptions
  symbol?: string
  decimals?: number
}

/** The same of a token whose powers wait in a timelock. */
export type DelayedUnit = TokenUnit & { timelock: Address }

/** A call that was announced, as the timelock has it. */
export type AnnouncedCall = { target: Address; value: bigint; data: Hex }

/** What a call that uses a power does, or what was announced, in one sentence. A call that is not known is said to be so, with its bytes. */
export function powerWords(call: AnnouncedCall, unit: TokenUnit): Sentence {
  const known = call.value === 0n ? decoded(call, unit) : undefined
  if (!known) return ['Call ', call.target, ` with ${call.data.slice(0, 10)}: this site does not know what that does.`]
  const { takes = {} } = known.call
  const says = (!unit.timelock && known.call.saysNow) || known.call.says
  return says.split(/[{}]/).flatMap((part, at) => {
    if (at % 2 === 0) return part ? [part] : []
    return [valueWords(known.args[part], takes[part], unit)]
  })
}

/** The sentence as text. */
export function plainWords(sentence: Sentence): string {
  return sentence.join('')
}

/** The sentence as the sheet shows it: whole, and each account of it beside its name. */
export function sentenceParts(sentence: Sentence): { lines: Line[]; recipients: Address[] } {
  const recipients = [...new Set(sentence.filter((part): part is Address => /^0x[\da-fA-F]{40}$/.test(part)))]
  return {
    lines: [
      { label: 'What is done', value: { as: 'text', text: plainWords(sentence) } },
      ...recipients.map((address): Line => ({ label: 'Account', value: { as: 'party', address } })),
    ],
    recipients,
  }
}

/** The call of the token or its timelock that this data is, with its arguments by name. */
function decoded(
  { target, data }: AnnouncedCall,
  { token, timelock, options }: TokenUnit,
): { call: PowerCall; args: Record<string, unknown> } | undefined {
  const ofTimelock = timelock !== undefined && isSame(target, timelock)
  if (!ofTimelock && !isSame(target, token)) return undefined
  for (const call of powerCallsOf(options)) {
    if (Boolean(call.ofTimelock) !== ofTimelock) continue
    const abi = abiOf(call)
    try {
      const { args = [] } = decodeFunctionData({ abi, data }) as { args?: readonly unknown[] }
      const [{ inputs }] = abi as unknown as [{ inputs: readonly { name: string }[] }]
      return { call, args: Object.fromEntries(inputs.map(({ name }, at) => [name, args[at]])) }
    } catch {
      // Another function.
    }
  }
  return undefined
}

/** The ABI of one call. */
export function abiOf({ signature }: PowerCall) {
  return parseAbi([`function ${signature}`] as readonly string[])
}

function valueWords(value: unknown, kind: ArgumentKind | undefined, { symbol, decimals }: TokenUnit): string | Address {
  if (kind === 'account') return value as Address
  if (kind === 'amount' && decimals !== undefined)
    return `${exactAmount(value as bigint, decimals)} ${symbol ?? ''}`.trim()
  if (kind === 'hours') return durationWords(Number(value))
  if (kind === 'tokenRole') return nameIn(roleHashes, value)
  if (kind === 'timelockRole') return nameIn(timelockRoles, value)
  return Array.isArray(value) ? value.join(', ') : String(value)
}

const nameIn = (names: Readonly<Record<string, string>>, hash: unknown) =>
  Object.keys(names).find((name) => names[name] === hash) ?? String(hash)

const isSame = (one: Address, other: Address) => one.toLowerCase() === other.toLowerCase()
