import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chain } from '#chain/chain.ts'
import { localChain } from '#chain/catalogue.ts'
import type { RpcNode } from '#chain/rpc/rpc-node.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { faultLog, type Log } from '#core/process/log.server.ts'
import { followOnce } from './follow.server.ts'
import { FinalBlockGone, Window, type Following } from './following.ts'
import { indexNode } from './index-node.server.ts'
import { IndexTaken, releaseIndex, stopIndex } from './index-store.server.ts'

/** What keeps the index; it works from `start` to `close`. */
export type Follower = { start(): void; close(): Promise<void> }

type Options = { db: Database; chain: Chain; nodes: readonly RpcNode[]; log: Log }

/** Milliseconds until the chain is looked at again: when it had nothing new, when another server writes, when nothing answers. */
const pauses = { local: 1_000, public: 4_000, elsewhere: 5_000, trouble: 5_000 }

/** Follows a chain for as long as the server runs: what cannot be read now is read when the node or the database is back. */
export function openFollower({ db, chain, nodes, log }: Options): Follower {
  const closing = new AbortController()
  const fault = faultLog(log)
  const ownChain = chain.id === localChain.id
  const following: Following = {
    db,
    chainId: chain.id,
    holder: randomUUID(),
    finalBlocks: chain.finalBlocks,
    ownChain,
    window: new Window(),
  }
  const followed = nodes.map((node) => ({ node, index: indexNode(node) }))
  let running: Promise<void> | undefined

  /** Answers the milliseconds until the next step. */
  const step = async (): Promise<number> => {
    const ready = followed.filter(({ node }) => node.restsFor() === 0)
    const gone: FinalBlockGone[] = []
    for (const { index } of ready)
      try {
        const state = await followOnce(following, index)
        if (state === 'more') return 0
        return state === 'elsewhere' ? pauses.elsewhere : ownChain ? pauses.local : pauses.public
      } catch (error) {
        if (error instanceof IndexTaken) return pauses.elsewhere
        if (error instanceof FinalBlockGone) gone.push(error)
        else fault('index-trouble', error)
      }
    // One node alone may be on a branch of its own.
    if (gone.length > 0 && gone.length === followed.length) {
      log.error('index-stopped')
      await stopIndex(db, following.holder, gone[0]!.message)
    }
    return pauses.trouble
  }
  const run = async () => {
    while (!closing.signal.aborted) {
      const pause = await step().catch((error: unknown) => {
        fault('index-trouble', error)
        return pauses.trouble
      })
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined)
    }
    await releaseIndex(db, following.holder).catch(() => undefined)
  }
  return {
    start: () => void (running ??= run()),
    async close() {
      closing.abort()
      await running
    },
  }
}
