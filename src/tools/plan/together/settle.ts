import type { Explained } from '#tools/plan/explain-error.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { Bundle, Plan } from '#tools/plan/plan-state.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { callsKey, isProposal } from '#transactions/track/transaction.ts'
import { step } from '#transactions/track/watch-transaction.ts'
import type { CallsStatus } from '#wallet/account/send-calls.ts'
import { lastOf } from './execute-together.ts'

/** What a visitor is told when calls that went together did not end well. */
const failures: Record<Extract<CallsStatus, { at: 'failed' }>['why'], Explained> = {
  'not-sent': {
    message: 'Your wallet did not send it, so nothing has changed.',
    remedy: 'Go on whenever you like: it can be sent again.',
  },
  reverted: {
    message: 'It failed on the chain, and none of its steps counts.',
    remedy: 'Its fee may be paid. Nothing else has changed. Try again.',
  },
  partly: {
    message: 'Your wallet says that only a part of it went through.',
    remedy: 'We read from the chain what is done. Go on with the rest.',
  },
}

const forgotten: Explained = {
  message: 'Your wallet does not know this request any more.',
  remedy: 'Look at your wallet before you go on.',
}

/** A plan after its wallet has told how far its calls are, and what is said of it; undefined where that changes nothing. */
export function settled<Kind extends Plan>(
  plan: Kind & { bundle: Bundle },
  status: CallsStatus,
): { plan: Kind; why?: Explained } | undefined {
  const { bundle } = plan
  switch (status.at) {
    case 'pending':
    case 'silent':
      return undefined
    case 'done':
      return { plan: { ...plan, bundle: { ...bundle, hash: status.hash } } }
    case 'unknown':
      return { plan: { ...plan, bundle: { ...bundle, lost: true } }, why: forgotten }
    case 'failed': {
      const why = failures[status.why]
      // What went through in part is looked for on the chain, like an answer that is lost.
      if (status.why === 'partly') return { plan: { ...plan, bundle: { ...bundle, lost: true } }, why }
      return { plan: { ...plan, asked: undefined, bundle: undefined }, why }
    }
  }
}

/**
 * Has the list follow the transaction that a wallet has told: from then on our own node says what became of it. Who paid for it and what it
 * called may be others where the account is a contract, so nothing is expected of that.
 */
export function recordTogether<Kind extends Plan>(kind: PlanKind<Kind>, plan: Kind & { bundle: Bundle }): void {
  const { from, chainId, bundle } = plan
  if (!bundle.hash) return
  const { hash } = bundle
  const told = { at: 'carried-out', hash } as const
  const now = Date.now()
  transactionStore().change(callsKey(bundle.id), (listed) =>
    isProposal(listed) ? step(listed, told, { now, finalBlocks: 1 }) : listed,
  )
  // A visitor may have cleared the list meanwhile.
  const next = lastOf(bundle)
  const { recipient, confirmations } = kind.told?.(plan, next) ?? {}
  transactionStore().add({
    hash,
    from,
    chainId,
    description: kind.words(plan, next),
    ...(bundle.foreseen && { foreseen: bundle.foreseen }),
    ...(recipient && { recipient }),
    ...(typeof confirmations === 'number' && { confirmations }),
  })
}
