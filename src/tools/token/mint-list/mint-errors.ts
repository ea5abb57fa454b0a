import type { Hex } from 'viem'
import { decodeErrorResult } from 'viem/utils'
import { pieceSenderAbi } from '#contracts/piece-sender.ts'
import { explainer, type ErrorWords } from '#tools/plan/explain-error.ts'
import { simulator } from '#tools/plan/simulate.ts'
import { powerErrorAbi, powerErrors } from '#tools/token/powers/run-power.ts'

const senderErrors: ErrorWords<typeof pieceSenderAbi> = {
  PieceSender_SentBefore: () => ['These pieces were sent already.', 'Reload the page: it then finds them.'],
  PieceSender_WrongLength: () => ['The list is empty.', 'Discard it and paste it again.'],
  PieceSender_Refused: ([, to, reason]) => refusedBy(to!, reason as Hex),
}

/** Why a piece was not taken: by its receiver, or because the collection refused. */
function refusedBy(to: string, reason: Hex): readonly [string, string] {
  try {
    const { errorName } = decodeErrorResult({ abi: powerErrorAbi, data: reason })
    if (!errorName.endsWith('InvalidReceiver')) {
      const [message, remedy] = powerErrors[errorName]([])
      return [message, remedy]
    }
  } catch {
    // Words of the receiver, which say nothing here.
  }
  return [`${to} is a contract that cannot hold pieces.`, 'Take its line out, or name another account there.']
}

/** Says why the collection or the sender of pieces would refuse. */
export const { explainRevert, explainFailed } = explainer({
  abi: [...powerErrorAbi, ...pieceSenderAbi],
  words: { ...powerErrors, ...senderErrors },
  refused: (why) => ({ message: `The collection refuses this. ${why}`, remedy: 'Look at the list.' }),
})

/** Simulates the steps of a plan. */
export const simulateMints = simulator({ explainRevert, receivedIn: () => undefined })
