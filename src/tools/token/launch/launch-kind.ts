import { brandKey } from '#content/brand-key.ts'
import type { Abi, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { unreachable } from '#core/unreachable.ts'
import { explainer } from '#tools/plan/explain-error.ts'
import { alone } from '#tools/plan/kept-plan.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import { simulator } from '#tools/plan/simulate.ts'
import type { Through } from '#tools/token/pool/launch-through.ts'
import type { CreatedWords } from '#transactions/describe/signing-request.ts'
import { launchOutline, readLaunch, type LaunchFacts } from './find-launched.ts'
import { keepLaunch, launches, type Launch } from './launch-store.ts'

/** What is created, and what is said of it. `again`: also when the very same token was launched before; `through`: by the launcher. */
type Creating = { data: Hex; abi: Abi; description: string; creates: CreatedWords; again?: boolean; through?: Through }

/** Launches a token: one transaction that creates it. Where the same token was launched before, that launch is the plan. */
export function launchKind(
  { id, chainId }: Launch,
  { data, abi, description, creates, again, through }: Creating,
): PlanKind<Launch, LaunchFacts> {
  const { explainRevert } = explainer({
    abi,
    words: {},
    refused: (why) => ({ message: `The constructor of the token refuses. ${why}`, remedy: 'Nothing was sent.' }),
  })
  return {
    store: {
      kept: () => (again ? undefined : launches().find((one) => one.id === id && one.chainId === chainId)),
      keep(launch) {
        if (launch) keepLaunch(launch)
        return true
      },
      // The same token in one tab at a time; another token may be launched meanwhile.
      alone: (work) => alone(`${brandKey}.tokens ${id}`, work),
    },
    outline: launchOutline,
    read: readLaunch,
    approval: ({ pool }, amount) => ({
      to: pool!.takes!.token,
      data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [contractAddresses.Launcher, amount] }),
    }),
    call: () => through?.call ?? { data },
    simulate: through?.simulate ?? simulator({ explainRevert, receivedIn: () => undefined }),
    ...(through && { contracts: async () => through.contracts, together: true as const }),
    words: (_, { do: does }) => (does === 'approve' ? 'Approve what goes into the pool' : description),
    told: (_, { do: does }) => ({ ...(!through && { creates }), ...(does === 'send' && { confirmations: 'chain' }) }),
    stops: {
      declined: { message: 'You went back, so nothing was sent.', remedy: 'The draft is still here.' },
      unanswered: { message: unreachable, remedy: '' },
    },
  }
}
