import { chainTime } from './chain-time.ts'
import { pageRpc } from './page-rpc.ts'

/** The newest block: its number and its time in Unix seconds. */
export type Block = { number: number; time: number }

/** Hears each new block, and `undefined` when the chain does not answer. */
type Listener = (block: Block | undefined) => void

/** Milliseconds from one look to the next. */
const pause = 3_000

const listeners = new Set<Listener>()
let timer: ReturnType<typeof setTimeout> | undefined
let newest: Block | undefined

/** Calls back with the newest block, then with each one after it. All parts of a page share one look. Answers what ends it. */
export function watchBlocks(listener: Listener): () => void {
  listeners.add(listener)
  if (newest) listener(newest)
  if (listeners.size === 1) {
    // With the first questions of a tool, so that its terms begin with the time of the chain.
    chainTime().catch(() => undefined)
    void look()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
    newest = undefined
  }
}

/** Looks now, as after a transaction; nothing happens while nobody listens. */
export function lookForBlock(): void {
  if (listeners.size > 0) void look()
}

async function look() {
  clearTimeout(timer)
  // Nobody sees a hidden tab; it is looked at again when it is shown.
  const block = document.hidden ? newest : await newestBlock()
  if (listeners.size === 0) return
  if (!block || block.number !== newest?.number) for (const listener of listeners) listener(block)
  newest = block
  clearTimeout(timer)
  timer = setTimeout(look, pause)
}

async function newestBlock(): Promise<Block | undefined> {
  try {
    const found = await pageRpc()('eth_getBlockByNumber', ['latest', false])
    const { number, timestamp } = found as { number: string; timestamp: string }
    return { number: Number(number), time: Number(timestamp) }
  } catch {
    return undefined
  }
}
