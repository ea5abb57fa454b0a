import { useState } from 'react'

const kept = new Map<string, unknown>()

/**
 * A state that outlives its component, as long as the page: what was typed is there again where a form goes with the wallet and comes
 * back. `name` tells it from every other; it does not change while the component lives.
 */
export function useKeptState<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (kept.has(name) ? (kept.get(name) as Value) : first))
  const keep = (next: Value) => {
    kept.set(name, next)
    setValue(() => next)
  }
  return [value, keep]
}
