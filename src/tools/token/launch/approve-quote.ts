import { pageRpc } from '#chain/read/page-rpc.ts'
import { executeStep } from '#tools/plan/execute-step.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import { planState, type Next } from '#tools/plan/plan-state.ts'
import { chainSilent } from '#tools/plan/why-not-sent.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { callsKey } from '#transactions/track/transaction.ts'
import type { LaunchFacts } from './find-launched.ts'
import { isSame, keepLaunch, launches, type Launch } from './launch-store.ts'
import type { LaunchPhase } from './launch-token.ts'

/** Milliseconds from one look at the chain to the next. */
const pause = 1_000

const left: Explained = {
  message: 'The launch was ended before its approval counted.',
  remedy: 'Nothing was launched.',
}

/**
 * Lets the launcher take what the pool of a launch gets of its quote token, and waits until it may: by one approval, or by two where a
 * token changes an allowance only from nothing. A wallet that can sends the launch with it. Answers `launched` then, or why it stopped;
 * undefined: the launch can be sent. Never rejects.
 */
export async function approveQuote(
  kind: PlanKind<Launch, LaunchFacts>,
  launch: Launch,
  { signal, tell }: { signal: AbortSignal; tell: (phase: LaunchPhase) => void },
): Promise<Explained | 'launched' | undefined> {
  try {
    let asked = 0
    for (;;) {
      const next = await nextOf(kind, launch)
      if (signal.aborted) return left
      if (next.do === 'approve') {
        // One ends an older allowance, one gives the new one: a third would be a token that allows nothing.
        if (asked++ === 2)
          return { message: 'The quote token does not allow the amount.', remedy: 'Choose another one.' }
        tell('approve')
        const why = await executeStep(kind, launch, { next, keep: keepTogether })
        if (why) return why
        if (launches().some((one) => isSame(one, launch))) return 'launched'
      } else if (next.do !== 'wait' || next.for !== 'approval') return undefined
      tell('wait')
      await new Promise((done) => setTimeout(done, pause))
    }
  } catch {
    return chainSilent
  }
}

/** Keeps a launch from the moment a wallet is asked for it with its approval, under what stands for its hash in the list of transactions. */
function keepTogether(launch: Launch): void {
  const { bundle, asked: _, ...rest } = launch
  keepLaunch(bundle ? { ...rest, sent: { 0: callsKey(bundle.id) } } : rest)
}

async function nextOf(kind: PlanKind<Launch, LaunchFacts>, launch: Launch): Promise<Next> {
  transactionStore().refresh()
  const chain = await kind.read(pageRpc(), launch)
  return planState(launch, kind.outline(launch), { transactions: transactionStore().list(), chain }).next
}
