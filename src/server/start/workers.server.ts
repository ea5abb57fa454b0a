import type { AskNode } from '#chain/rpc/ask-node.server.ts'
import type { Workers } from '#core/database/jobs.server.ts'
import { formsWorkers, type WorkerDeps } from '#mail/workers.server.ts'
import { forgetUnfunded } from '#tools/claim/store/forget-lists.server.ts'

/** Milliseconds the chain has for one answer. */
const patience = 20_000

/** Who does which job. A job of `core/jobs.server.ts` that nobody does is a type error here. */
export function workersOf({ askNode, ...deps }: WorkerDeps & { askNode: AskNode }): Workers {
  const { db, env } = deps
  return {
    ...formsWorkers(deps),
    'claims.daily': () =>
      forgetUnfunded({
        db,
        chainId: env.CHAIN_ID,
        ask: (method, params) => askNode(method, params, AbortSignal.timeout(patience)),
      }),
  }
}
