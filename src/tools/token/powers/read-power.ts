import type { Address } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { readOwner } from '#core/text/read-owner.ts'
import { longestDelay } from '#tools/token/features/delay.ts'
import { roleHashes, type RoleName } from '#tools/token/permissions/permissions-abi.ts'
import { parseAmount } from '#tools/token/check/parse-amount.ts'
import type { Call } from '#tools/plan/simulate.ts'
import type { ArgumentKind, PowerCall } from './power-calls.ts'
import { abiOf, type TokenUnit } from './power-words.ts'
import { timelockRoles, type TimelockRight } from '#tools/token/timelock/timelock-abi.ts'

/** What was typed, by the name of the argument. */
export type Typed = Readonly<Record<string, string>>

/** Reads what was typed for a call: the call of the token or its timelock, or the sentences by argument that say what is missing. */
export function readPower(
  call: PowerCall,
  typed: Typed,
  unit: TokenUnit,
): { call: Call } | { errors: Record<string, string> } {
  const abi = abiOf(call)
  const [{ inputs, name }] = abi as unknown as [{ name: string; inputs: readonly { name: string }[] }]
  const errors: Record<string, string> = {}
  const args = inputs.map((input) => {
    const kind = call.takes?.[input.name]
    // What a receiving contract is handed stays empty.
    if (!kind) return '0x'
    const { decimals = 0 } = kind === 'newAmount' ? { decimals: Number(typed.tokenDecimals) || 0 } : unit
    const read = readArgument(kind, (typed[input.name] ?? '').trim(), decimals)
    if ('error' in read) errors[input.name] = read.error
    return 'value' in read ? read.value : undefined
  })
  if (Object.keys(errors).length > 0) return { errors }
  const data = encodeFunctionData({ abi, functionName: name, args } as never)
  return { call: { to: (call.ofTimelock && unit.timelock) || unit.token, data } }
}

type ReadArgument = { value: unknown } | { error: string }

function readArgument(kind: ArgumentKind, text: string, decimals: number): ReadArgument {
  switch (kind) {
    case 'account': {
      const read = readOwner(text)
      return read.startsWith('0x') ? { value: read as Address } : { error: text ? read : 'Name the account.' }
    }
    case 'amount':
    case 'newAmount': {
      const read = parseAmount(text, decimals)
      return 'error' in read ? read : { value: read.amount }
    }
    case 'text':
      return text ? { value: text } : { error: 'Enter it: it can never change.' }
    case 'decimals':
      return /^(?:\d|1[0-8])$/.test(text) ? { value: Number(text) } : { error: 'Enter a whole number from 0 to 18.' }
    case 'smallestUnits':
      return /^\d{1,60}$/.test(text) ? { value: BigInt(text) } : { error: 'Enter a whole number.' }
    case 'count':
      return /^\d{1,18}$/.test(text) ? { value: BigInt(text) } : { error: 'Enter a whole number.' }
    case 'hours': {
      const most = longestDelay / 3600n
      const hours = /^\d{1,4}$/.test(text) ? BigInt(text) : most + 1n
      if (hours > most) return { error: `Enter hours: a whole number from 0 to ${most}.` }
      return { value: hours * 3600n }
    }
    case 'tokenRole':
      return { value: roleHashes[text as RoleName] ?? roleHashes.admin }
    case 'timelockRole':
      return { value: timelockRoles[text as TimelockRight] ?? timelockRoles.announce }
  }
}
