import type { Holder, Power } from '#tools/token/features/feature.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { roleHashes, type RoleName } from './permissions-abi.ts'

/** Who holds powers of a token now. An account of zeros is nobody. */
export type HeldNow = {
  owner?: string
  roles?: { whole: boolean; holders: Record<RoleName, readonly string[]> }
  /** Of a token that moves between chains. */
  bridge?: string
  limits?: { launcher: string; end: Date }
}

/** A power that accounts hold now. `unsure`: the list may miss accounts that got it long ago. */
export type RemainingPower = Power & { accounts: readonly string[]; unsure: boolean }

/** Sentences: what can still be done to a token and by whom, and what has ended permanently. */
export type Remaining = { powers: RemainingPower[]; ended: string[] }

const nobody = /^0x0+$/

/** Compares what the code allows with who holds it now. */
export function remainingPermissions(options: TokenOptions, held: HeldNow, now: Date): Remaining {
  const over = emitToken(options).powers.filter(({ who }) => who !== 'holder' && who !== 'anyone')
  const ended: string[] = []
  const renounced = held.owner !== undefined && nobody.test(held.owner)
  const past = held.limits !== undefined && held.limits.end <= now
  const whole = held.roles?.whole ?? true
  const unheld = (who: Holder) => isRole(who) && held.roles?.holders[who].length === 0
  const closed = whole && unheld('admin')
  if (renounced) ended.push('The ownership was renounced: no owner will ever be.')
  if (past) ended.push('The limits of the launch are over: nobody can bring them back.')
  if (closed) ended.push('There is no admin left: no role can be given again.')
  const powers = over.filter(({ who }) => {
    if (who === 'owner') return !renounced
    if (who === 'launcher') return !past
    return !(closed && unheld(who))
  })
  return { powers: powers.map((power) => ({ ...power, ...holdersOf(power.who, held) })), ended }
}

const isRole = (who: Holder): who is RoleName => Object.hasOwn(roleHashes, who)

function holdersOf(
  who: Holder,
  { owner, roles, limits, bridge }: HeldNow,
): Pick<RemainingPower, 'accounts' | 'unsure'> {
  if (isRole(who)) return { accounts: roles?.holders[who] ?? [], unsure: !roles?.whole }
  const account = { owner, bridge, launcher: limits?.launcher }[who as 'owner' | 'bridge' | 'launcher']
  return { accounts: account ? [account] : [], unsure: account === undefined }
}
