import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import type { Feature } from '#core/feature.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'
import { demoFundEndpoint } from './demo-fund.server.ts'

type Deps = Omit<Parameters<typeof demoFundEndpoint>[0], 'localRpc'> & {
  /** Absent where nodes are configured: nothing is given away there. */
  localRpc?: NodeRpc | undefined
}

/** What the demo wallet is given on the embedded chain. */
export const demoFeature = {
  endpoints: {
    '/api/demo': (deps: Deps) => (deps.localRpc ? demoFundEndpoint({ ...deps, localRpc: deps.localRpc }) : endpoint()),
  },
} satisfies Feature<Deps>
