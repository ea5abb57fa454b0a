import { brandKey } from '#content/brand-key.ts'
import type { Scope } from '#tools/audit-estimate/count/scope.ts'

/** What the estimate hands to the request: answers to fields of the form `audit-request`. */
export type Handed = Scope & { estimate: string }

const name = `${brandKey}:audit-scope`

/** Hands an estimate to the request on this page. */
export function handOver(handed: Handed) {
  dispatchEvent(new CustomEvent<Handed>(name, { detail: handed }))
}

/** Hears of estimates until `signal` ends it. */
export function onHandOver(hear: (handed: Handed) => void, signal: AbortSignal) {
  addEventListener(name, (event) => hear((event as CustomEvent<Handed>).detail), { signal })
}
