// Solidity that was pasted elsewhere on the page, for the estimate. It is in the memory of this document alone: no address and no storage has it.

const kept = new Map<string, string>()
const listeners = new Set<(code: string) => void>()
let offered: string | undefined

/** How many pieces of code one document remembers. */
const most = 20

/** Remembers code under a key, until the document goes. */
export function keepCode(key: string, code: string): void {
  kept.set(key, code)
  const [oldest] = kept.keys()
  if (kept.size > most) kept.delete(oldest!)
}

/** Gives the code under a key to the estimate: now where it is on the page, else once it comes. Nothing where there is none. */
export function offerCode(key: string): void {
  offered = kept.get(key)
  if (offered === undefined || listeners.size === 0) return
  for (const listener of listeners) listener(offered)
  offered = undefined
}

/** Hears the code that is offered, also what was offered before. Answers what ends it. */
export function onOfferedCode(listener: (code: string) => void): () => void {
  listeners.add(listener)
  if (offered !== undefined) listener(offered)
  offered = undefined
  return () => void listeners.delete(listener)
}
