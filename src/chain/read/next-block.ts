import type { Rpc } from './rpc.ts'

/*
 * What a transaction would do in the block that is made now. Nodes run it in the newest block, which is some seconds older, and may be days
 * old on a chain that makes blocks only on demand: what waits for a time is too early there. So what fails there is tried in the pending block.
 */

type Simulated = { status: string }

const failed = ({ status }: Simulated) => BigInt(status) === 0n

/**
 * What calls do one after the other, by `eth_simulateV1`; `settings` go into the question. Rejects where the node does not simulate.
 */
export async function simulateNext<Answer extends Simulated>(
  rpc: Rpc,
  calls: readonly unknown[],
  settings: { traceTransfers?: boolean } = {},
): Promise<Answer[]> {
  const plan = { blockStateCalls: [{ calls }], validation: false, ...settings }
  const inBlock = async (block: 'latest' | 'pending') =>
    ((await rpc('eth_simulateV1', [plan, block])) as [{ calls: Answer[] }])[0].calls
  const newest = await inBlock('latest')
  if (!newest.some(failed)) return newest
  const next = await inBlock('pending').catch(() => newest)
  return next.some(failed) ? newest : next
}

/** Makes one call by `eth_call`. Rejects as it does in the newest block. */
export async function callNext(rpc: Rpc, call: unknown): Promise<unknown> {
  const inBlock = (block: 'latest' | 'pending') => rpc('eth_call', [call, block])
  return inBlock('latest').catch((refused: Error) =>
    inBlock('pending').catch(() => {
      throw refused
    }),
  )
}
