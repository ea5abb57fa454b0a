import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { sendCall } from '#tools/plan/send-call.ts'
import { simulator } from '#tools/plan/simulate.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { callOf, adminActions, type AdminAction } from './admin-actions.ts'
import { explainRevert, permissionCalls } from './permission-words.ts'
import { knownToken } from './permissions-abi.ts'

const simulate = simulator({ explainRevert, receivedIn: () => undefined })

type About = { token: Address; options: TokenOptions; account: Address; other?: Address }

/** Simulates an action, shows it and sends it. Undefined: it was sent; else why not. Never rejects. */
export async function runAdminAction(action: AdminAction, about: About): Promise<Explained | undefined> {
  const { token, options, account: from, other } = about
  try {
    const call = callOf(action, about)
    const simulation = await simulate(pageRpc(), from, [call])
    if (simulation.at === 'refused') return simulation.why
    const sent = await sendCall({
      from,
      call,
      contracts: (chainId) => [knownToken({ address: token, chainId, name: 'Token' }, permissionCalls(options))],
      description: adminActions[action],
      recipient: other,
      confirmations: 'chain',
      stops: actionStops,
    })
    return sent.at === 'stopped' ? sent.why : undefined
  } catch {
    return actionStops.unanswered
  }
}
