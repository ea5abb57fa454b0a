import { isForeseen } from '#transactions/track/transaction.ts'
import type { Explained } from './explain-error.ts'
import type { Bundle, Plan } from './plan-state.ts'

/** The plan of a kind on this device, kept until it is done: a closed tab loses nothing. */
export type KeptPlan<Kind> = {
  /** The plan that is kept; undefined: none, or one that cannot be read. */
  kept: () => Kind | undefined
  /** Keeps a plan, or forgets it. Answers whether the device keeps it. */
  keep: (plan: Kind | undefined) => boolean
  /** Calls back when another tab has changed it. Answers what ends it. */
  watch?: (changed: () => void) => () => void
  /** Works on it while no other tab does, and answers why that stopped. Rejects as `work` does. */
  alone: (work: () => Promise<Explained | undefined>) => Promise<Explained | undefined>
}

type Text<Kind> = { textOf: (plan: Kind) => string; planIn: (text: string) => Kind | undefined }

const elsewhere: Explained = {
  message: 'Another tab is asking your wallet for this.',
  remedy: 'Answer there, or close that tab and go on here.',
}

/** Does something while no other tab does it under the same name. Rejects as `work` does. */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result | Explained> {
  // Only pages served with https, or from the machine itself, have these locks.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : elsewhere))
}

/** The one plan of a kind, under a name in the browser's storage. */
export function keptPlan<Kind>(name: string, { textOf, planIn }: Text<Kind>): KeptPlan<Kind> {
  return {
    kept() {
      try {
        const text = localStorage.getItem(name)
        return text ? planIn(text) : undefined
      } catch {
        return undefined
      }
    },
    keep(plan) {
      try {
        if (plan) localStorage.setItem(name, textOf(plan))
        else localStorage.removeItem(name)
        return true
      } catch {
        return false
      }
    },
    watch(changed) {
      const heard = ({ key }: StorageEvent) => (key === name || key === null) && changed()
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
    alone: (work) => alone(name, work),
  }
}

/** Whether a value read from storage is 0x and that many hexadecimal digits. */
export const isHex = (value: unknown, digits: number): value is `0x${string}` =>
  typeof value === 'string' && value.length === digits + 2 && /^0x[\da-f]+$/i.test(value)

/** Whether a value read from storage is a whole number from 0. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** A token as a plan keeps it. */
export type PlanToken = { address: `0x${string}`; symbol: string; decimals: number }

/** A plan that was kept, checked in what all of them have: who may sign what depends on it. */
export function isPlan({ chainId, from, madeAt, asked, found, sent, bundle, apart }: Partial<Plan>): boolean {
  const hashes = [found, sent].flatMap((known) => Object.entries<unknown>(known ?? {}))
  return (
    isHex(from, 40) &&
    [chainId, madeAt].every(isCount) &&
    (asked === undefined || isCount(asked)) &&
    (bundle === undefined || isBundle(bundle)) &&
    (apart === undefined || apart === true) &&
    hashes.every(([place, hash]) => isCount(Number(place)) && isHex(hash, 64))
  )
}

function isBundle({ id, first, count, foreseen, hash, lost }: Partial<Bundle>): boolean {
  return (
    // As long as EIP-5792 lets an id be.
    typeof id === 'string' &&
    id.length > 0 &&
    id.length <= 8194 &&
    [first, count].every(isCount) &&
    (foreseen === undefined || (Array.isArray(foreseen) && foreseen.every(isForeseen))) &&
    (hash === undefined || isHex(hash, 64)) &&
    (lost === undefined || lost === true)
  )
}

/** A plan that was kept and takes tokens, checked in what all of these have. */
export function isTokenPlan(plan: Partial<Plan> & { token?: unknown; block?: unknown }): boolean {
  const { address, symbol, decimals } = (plan.token ?? {}) as Partial<PlanToken>
  return isPlan(plan) && isHex(address, 40) && typeof symbol === 'string' && [plan.block, decimals].every(isCount)
}
