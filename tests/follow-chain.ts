import { followOnce } from '#chain/index/follow.server.ts'
import { Window, type Following } from '#chain/index/following.ts'
import { indexNode } from '#chain/index/index-node.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import type { Database } from '#core/database/database.server.ts'

/** Follows a local chain: what is answered brings the index to its newest block. */
export function followChain(db: Database, url: string): () => Promise<void> {
  const following: Following = {
    db,
    chainId: 31_337,
    holder: 'one',
    finalBlocks: 64,
    ownChain: true,
    window: new Window(),
  }
  const node = indexNode(openNode({ number: 1, address: () => url, chainId: 31_337 }))
  return async () => {
    while ((await followOnce(following, node)) !== 'done');
  }
}
