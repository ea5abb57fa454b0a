import type { Address } from 'viem'
import { executeCall } from '#tools/plan/execute-call.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { simulator } from '#tools/plan/simulate.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { callOf, adminActions, type AdminAction } from './admin-actions.ts'
import { explainRevert, permissionCalls } from './permission-words.ts'
import { knownToken } from './permissions-abi.ts'

const simulate = simulator({ explainRevert, receivedIn: () => undefined })

type About = { token: Address; options: TokenOptions; account: Address; other?: Address }

/** Simulates an action, shows it and sends it. Undefined: it was sent; else why not. Never rejects. */
export function runAdminAction(action: AdminAction, about: About): Promise<Explained | undefined> {
  const { token, options, account: from, other } = about
  return executeCall(simulate, {
    from,
    call: callOf(action, about),
    contracts: (chainId) => [knownToken({ address: token, chainId, name: 'Token' }, permissionCalls(options))],
    description: adminActions[action],
    recipient: other,
    confirmations: 'chain',
  })
}
