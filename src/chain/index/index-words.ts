import type { IndexState } from './index-state.server.ts'

/** Blocks of which the index may be behind without a word: it looks every few seconds. */
const fewBlocks = 3

/** How far the index is, in one sentence. `chain` is the name of the chain. */
export function indexWords({ block, head, stopped }: IndexState, chain: string): string {
  if (block === null) return `Nothing of ${chain} has been read yet. Look again in a moment.`
  const read = `Read from ${chain} up to block ${block}.`
  if (stopped)
    return `${read} Nothing newer is read: the chain took back a block that was final, and the operator has been told.`
  const behind = (head ?? block) - block
  return behind > fewBlocks ? `${read} The newest ${behind} blocks are still to come.` : read
}
