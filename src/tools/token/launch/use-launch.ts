import { useSyncExternalStore } from 'react'
import type { Address, Hash } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { planState } from '#tools/plan/plan-state.ts'
import { readDraft } from '#tools/token/form/token-draft.ts'
import { rememberOwnContract } from '#transactions/describe/own-contracts.ts'
import type { Transaction } from '#transactions/track/transaction.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { launchOutline, readLaunch, type LaunchFacts } from './find-launched.ts'
import { isSame, keepLaunch, launches, watchLaunches, type Launch } from './launch-store.ts'

/** Where a launch is, as the plan of one step that it is. */
export type LaunchState =
  /** The wallet was asked, and the page does not know what it answered. */
  | { at: 'unanswered' }
  | { at: 'pending'; hash: Hash; transaction?: Transaction }
  | { at: 'failed'; transaction: Transaction }
  /** It is on the chain. `same`: its code is the one that was shown. `transaction`: gone when the visitor has cleared the list. */
  | { at: 'created'; address: Address; same: boolean; transaction?: Transaction }

/** Every launch of this browser, drawn again whenever something changes. */
export function useLaunches(): readonly Launch[] {
  return useSyncExternalStore(watchLaunches, launches, () => none)
}
const none: readonly Launch[] = []

/** Follows a launch to its contract, over reloads, replaced transactions and undone blocks. */
export function useLaunch(launch: Launch): LaunchState {
  const transactions = useTransactions()
  const sent = transactions.map(({ hash, status, block }) => [hash, status, block].join()).join(' ')
  const { value } = useRead(
    `${launch.id} ${launch.madeAt}`,
    async () => {
      const facts = await readLaunch(pageRpc(), launch)
      if (facts.token) know(launch, facts.token)
      return facts
    },
    sent,
  )
  // Nothing is sent from here, so a chain that has not answered yet may count as one that shows nothing.
  const { next, steps } = planState(launch, launchOutline(launch), { transactions, chain: value ?? { made: {} } })
  const transaction = transactions.find(({ hash }) => hash === steps[0]!.hash)
  if (next.do === 'done' && value?.token) return { at: 'created', ...value.token, transaction }
  if ('failed' in next && next.failed) return { at: 'failed', transaction: next.failed }
  const hash = transaction?.hash ?? launch.sent?.[0]
  return hash ? { at: 'pending', hash, transaction } : { at: 'unanswered' }
}

/** Remembers what was found: the list leads to it, and signing it raises no alarm. */
function know(launch: Launch, { address, same }: NonNullable<LaunchFacts['token']>) {
  const kept = launches().find((one) => isSame(one, launch))
  if (kept && kept.address !== address) keepLaunch({ ...kept, address })
  const { symbol, name } = readDraft(launch.query)?.form ?? {}
  if (!same) return
  const words = [name, symbol && `(${symbol})`].filter(Boolean).join(' ')
  rememberOwnContract({ chainId: launch.chainId, address, name: words })
}
