import { parseAbi } from 'viem/utils'
import { explainer, failedOnChain, type ErrorWords, type Explained } from '#tools/plan/explain-error.ts'
import { simulator } from '#tools/plan/simulate.ts'

const moved = [
  'The pool has another price by now.',
  'Discard this, and begin again at the price the pool has.',
] as const
const late = ['This was begun more than a day ago.', 'Discard it, and begin again.'] as const
const lacking = [
  'The account lacks one of the tokens, or did not let it be taken.',
  'Look at its balance, discard this, and begin again.',
] as const

/** The errors of Uniswap V4 and of Permit2 that liquidity can meet. */
const abi = parseAbi([
  'error MaximumAmountExceeded(uint128 maximumAmount, uint128 amountRequested)',
  'error DeadlinePassed(uint256 deadline)',
  'error AllowanceExpired(uint256 deadline)',
  'error InsufficientAllowance(uint256 amount)',
])

const sentences: ErrorWords<typeof abi> = {
  MaximumAmountExceeded: () => moved,
  DeadlinePassed: () => late,
  AllowanceExpired: () => late,
  InsufficientAllowance: () => lacking,
}

/** What V2, V3 and tokens say in words of their own. */
const said: readonly (readonly [RegExp, readonly [message: string, remedy: string]])[] = [
  [/Price slippage check|INSUFFICIENT_[AB]_AMOUNT/, moved],
  [
    /INSUFFICIENT_LIQUIDITY(?!_)/,
    ['Someone has spoiled this pair: it holds one side only.', 'Discard this, and choose another version of Uniswap.'],
  ],
  [/Transaction too old|EXPIRED/, late],
  [/\bSTF\b|TRANSFER_FROM_FAILED|insufficient (?:allowance|balance)/i, lacking],
]

function spoken(text: string): Explained | undefined {
  const [message, remedy] = said.find(([pattern]) => pattern.test(text))?.[1] ?? []
  return message && remedy ? { message, remedy } : undefined
}

/** What a call that was reverted means, and why a transaction failed. */
export const { explainRevert, explainFailed } = explainer({
  abi,
  words: sentences,
  refused: (why) => spoken(why) ?? { message: `The chain would refuse it. ${why}`, remedy: 'Nothing was sent.' },
  failed: (reason) => spoken(reason ?? '') ?? failedOnChain(reason),
})

/** Simulates calls of an account on the chain as it is now. Never rejects. */
export const simulate = simulator({ explainRevert, receivedIn: () => undefined })
