import type { Rpc } from '#chain/read/rpc.ts'

/** Seconds by the chain's clock after which it makes a block without a transaction. */
const longestGap = 60

/** Milliseconds between two looks at how old the newest block is. */
const lookEvery = 5_000

/**
 * Answers what to call whenever a visitor asks for the newest block. By itself the local chain makes a block with each transaction and
 * none in between: what waits for a time would stay closed until the next one. So one is made when the newest is a minute old and no
 * transaction waits. Never throws.
 */
export function blocksWhileWatched(rpc: Rpc): () => void {
  let looked = -Infinity
  const timeOf = async (block: 'latest' | 'pending') =>
    Number(((await rpc('eth_getBlockByNumber', [block, false])) as { timestamp: string }).timestamp)
  const look = async () => {
    const [newest, now, waiting] = await Promise.all([
      timeOf('latest'),
      timeOf('pending'),
      rpc('txpool_status', []) as Promise<{ pending: string }>,
    ])
    if (now - newest >= longestGap && Number(waiting.pending) === 0) await rpc('evm_mine', [])
  }
  return () => {
    if (performance.now() - looked < lookEvery) return
    looked = performance.now()
    void look().catch(() => undefined)
  }
}
