import { brandKey } from '#content/brand-key.ts'

const kept = new Map<string, unknown>()

const keyOf = (name: string) => `${brandKey}.${name}`

/** What was remembered under a name in this visit: in this page or, where the browser keeps it, in this tab before. */
export function recall<Value>(name: string): Value | undefined {
  if (kept.has(name)) return kept.get(name) as Value
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps what JSON can say for the rest of the visit; undefined forgets it. */
export function remember(name: string, value: unknown): void {
  if (value === undefined) kept.delete(name)
  else kept.set(name, value)
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // The page itself still has it.
  }
}
