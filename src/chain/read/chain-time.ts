import { setTime } from '#core/time/local-time.ts'
import type { Rpc } from './rpc.ts'
import { pageRpc } from './page-rpc.ts'

/**
 * The time by the chain in Unix seconds; all of the page goes by it from then on. It is that of the block which would be made now, and
 * of the newest one where a node does not tell: on a chain that makes blocks only on demand the newest may be days old. Rejects when
 * the chain does not answer.
 */
export async function chainTime(rpc: Rpc = pageRpc()): Promise<number> {
  const timeOf = async (block: 'latest' | 'pending') => {
    const found = (await rpc('eth_getBlockByNumber', [block, false])) as { timestamp: string } | null
    return Number(found?.timestamp ?? 0)
  }
  const [newest, next] = await Promise.all([timeOf('latest'), timeOf('pending').catch(() => 0)])
  const time = Math.max(newest, next)
  setTime(time)
  return time
}
