import type { Address, Hex } from 'viem'
import { durationWords } from '#core/time/time-words.ts'
import { explainer, type ErrorWords } from '#tools/plan/explain-error.ts'
import { plainText } from '#transactions/describe/describe-call.ts'
import type { CallArguments, KnownContract } from '#transactions/describe/known-contract.ts'
import type { Line } from '#transactions/describe/signing-words.ts'
import { powerWords, sentenceParts, type AnnouncedCall, type DelayedUnit } from '#tools/token/powers/power-words.ts'
import { timelockAbi } from './timelock-abi.ts'

/** What is known of the announcement that is cancelled, by its number. */
type Known = ReadonlyMap<string, AnnouncedCall>

/** The call inside the arguments of the timelock. */
const inner = ({ target, value, data, payload }: CallArguments): AnnouncedCall => ({
  target: target as Address,
  value: value as bigint,
  data: (data ?? payload) as Hex,
})

/** The timelock of a token as the sheet reads what is asked of it. */
export function knownTimelock(unit: DelayedUnit, chainId: number, announced: Known): KnownContract {
  const parts = (call: AnnouncedCall, lines: readonly Line[] = []) => {
    const said = sentenceParts(powerWords(call, unit))
    const on: Line = { label: 'On the contract', value: { as: 'party', address: call.target } }
    return { ...said, lines: [...said.lines, on, ...lines] }
  }
  return {
    chainId,
    address: unit.timelock,
    name: 'Timelock of the token',
    abi: timelockAbi,
    calls: {
      schedule: {
        intent: 'Announce the use of a power',
        lasting: () => 'Everyone sees it from now on. It can be cancelled until it is carried out.',
        fields: {},
        parts: (args) =>
          parts(inner(args), [
            { label: 'Not before', value: { as: 'text', text: `${durationWords(Number(args.delay))} from now` } },
          ]),
      },
      execute: {
        intent: 'Carry out what was announced',
        lasting: () => 'It happens with this transaction.',
        fields: {},
        parts: (args) => parts(inner(args)),
      },
      cancel: {
        intent: 'Cancel what was announced',
        lasting: () => 'It can never be carried out. To do it later, announce it again.',
        fields: {},
        parts: ({ id }) => {
          const call = announced.get(String(id))
          if (call) return parts(call)
          return { lines: [{ label: 'Announcement', value: { as: 'text', text: plainText(id) } }], recipients: [] }
        },
      },
    },
  }
}

const words: ErrorWords<typeof timelockAbi> = {
  TimelockInsufficientDelay: ([, least = '']) => [
    `The delay is ${durationWords(Number(least))} now: it was changed.`,
    'Announce it again.',
  ],
  TimelockUnexpectedOperationState: () => [
    'The time has not come, or it was carried out or cancelled already.',
    'Look at the list: it follows the chain.',
  ],
  TimelockUnexecutedPredecessor: () => [
    'Another announcement has to be carried out first.',
    'Carry out the one that was announced before it.',
  ],
  AccessControlUnauthorizedAccount: () => [
    'The timelock does not take this from the connected account.',
    'Connect the account that announces.',
  ],
}

/** Says why the timelock, or the token behind it, would refuse a call. */
export const { explainRevert } = explainer({
  abi: timelockAbi,
  words,
  refused: (why) => ({ message: `The token refuses this now. ${why}`, remedy: 'Look at its state, or cancel it.' }),
})
