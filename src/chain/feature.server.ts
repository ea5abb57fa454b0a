import { contractAddresses } from '#contracts/addresses.ts'
import type { Feature } from '#core/feature.server.ts'
import { contractsCommands } from './deployment/contracts-ops.server.ts'
import { addressPage } from './explorer/address-page.server.ts'
import { transactionPage } from './explorer/transaction-page.server.ts'
import { indexEndpoints } from './index/index-endpoint.server.ts'
import { indexCommands } from './index/index-ops.server.ts'
import { indexStores } from './index/index-stores.server.ts'
import { nameErrors } from './names/errors.ts'
import { resolveNameEndpoint } from './names/resolve-name-endpoint.server.ts'
import { rpcEndpoint } from './rpc/rpc-endpoint.server.ts'

type Deps = Parameters<typeof rpcEndpoint>[0] &
  Parameters<typeof resolveNameEndpoint>[0] &
  Parameters<typeof transactionPage>[0] &
  Parameters<typeof indexEndpoints>[0]

/** The chain as visitors reach it through us: questions to it, names of accounts, and pages where it has no explorer. */
export const chainFeature = {
  endpoints: {
    '/api/index': indexEndpoints,
    '/api': resolveNameEndpoint,
    '/rpc': rpcEndpoint,
    '/tx': transactionPage,
    '/address': (deps: Deps) => addressPage({ ...deps, contracts: contractAddresses }),
  },
  commands: { ...contractsCommands, ...indexCommands },
  stores: indexStores,
  errors: nameErrors,
} satisfies Feature<Deps>
