import type { Address } from 'viem'
import type { Holder } from '#tools/token/features/feature.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { isAccount, type HeldPermissions } from '#tools/token/permissions/held-permissions.ts'
import { functionOf, powerCallsOf, type PowerCall } from './power-calls.ts'

/** What hands powers over or ends them has words and a confirmation of its own. */
const handedOver: ReadonlySet<string> = new Set(['transferOwnership', 'renounceOwnership'])

/** The calls by which this account uses its powers over a token now. None behind a delay: there they are announced. */
export function heldCallsOf(options: TokenOptions, held: HeldPermissions, account: Address): PowerCall[] {
  if (options.delayed) return []
  const holds = (who: Holder) =>
    who === 'owner' ? isAccount(held.owner, account) : held.roles.some((role) => role === who)
  const powers = emitToken(options).powers.filter(({ who }) => holds(who))
  const names = new Set(powers.flatMap(({ functions }) => functions))
  const senseless = held.paused ? 'pause' : 'unpause'
  return powerCallsOf(options).filter((call) => {
    const name = functionOf(call)
    return call.label && names.has(name) && name !== senseless && !handedOver.has(name)
  })
}
