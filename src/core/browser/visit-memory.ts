import { brandKey } from '#content/brand-key.ts'

/** The key of what was typed for a tool. */
export const typedKey = (name: string) => `${brandKey}.typed.${name}`

const kept = new Map<string, unknown>()

/** What was remembered under a key in this visit: in this page or, where the browser keeps it, in this tab before. */
export function recall<Value>(key: string): Value | undefined {
  if (kept.has(key)) return kept.get(key) as Value
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps what JSON can say for the rest of the visit; undefined forgets it. */
export function remember(key: string, value: unknown): void {
  if (value === undefined) kept.delete(key)
  else kept.set(key, value)
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The page itself still has it.
  }
}
