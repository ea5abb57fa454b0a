import type { AttackOrders } from '#tools/attack/engine/attack-worker.ts'
import type { CompiledFile, CompiledLevel } from '#tools/attack/engine/compiled.ts'
import type { Level } from './level.ts'

/** What is attacked: both contracts of the level, or one that the visitor wrote. */
export type Side = 'broken' | 'fixed' | 'own'

/** What is attacked besides, or instead of, both contracts. */
export type Wish = { own?: CompiledFile | undefined; only?: 'broken' | 'fixed' | undefined }

/** What the attack gets for the value that a visitor chose. */
function scaled(value: number, decimals: number): bigint {
  const places = Math.min(decimals, 6)
  return BigInt(Math.round(value * 10 ** places)) * 10n ** BigInt(decimals - places)
}

type Chosen = Wish & { value: number }

/** The order for both contracts of the level with the value of a visitor, and `own` beside them; or for `only` one of the two. */
export function ordersOf({ decimals }: Level, compiled: CompiledLevel, { value, own, only }: Chosen): AttackOrders {
  const targets: [Side, CompiledFile][] = [
    ['broken', compiled.broken],
    ['fixed', compiled.fixed],
  ]
  if (own) targets.push(['own', own])
  return {
    targets: only ? targets.filter(([side]) => side === only) : targets,
    attack: compiled.attack,
    parameter: scaled(value, decimals),
  }
}
