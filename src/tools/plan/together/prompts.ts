import { isActive, type Plan, type Progress } from '#tools/plan/plan-state.ts'
import type { Together } from './together.ts'

/** What the forms of such plans say of it, before a wallet is asked what it can. */
export const askedOnce = 'A wallet that sends calls together asks you once.'

type Prompted = {
  /** What the plan makes, with its article. */
  thing: string
  /** What the wallet sends together next. */
  together?: Together
  /** What may be taken already: some tokens want that ended before it changes. */
  allowance?: bigint
}

/** How many times a wallet will ask for the rest of a plan. */
export function promptCount({ next, steps }: Pick<Progress, 'next' | 'steps'>, together?: Together): number {
  const left = steps.filter(({ made }) => !made).length
  if (together) return 1 + (together.rest ?? left - together.count)
  return next.do === 'send' ? left : left + 1
}

/** How many times a wallet will ask for the rest of a plan, and for what. Undefined while it is not known, or nothing is left. */
export function promptWords(
  { apart }: Pick<Plan, 'apart'>,
  progress: Progress,
  { thing, together, allowance = 0n }: Prompted,
): string | undefined {
  const { next, steps } = progress
  if (!isActive(next)) return undefined
  const left = steps.filter(({ made }) => !made).length
  const count = promptCount(progress, together)
  const refused = apart ? 'Your wallet does not send several calls together. ' : ''
  if (together) return togetherWords(count, { thing, together })
  if (next.do === 'send')
    return `${refused}${left === 1 ? `One prompt in your wallet: ${thing}.` : `${numberWord(count)} prompts in your wallet: one for each transaction.`}`
  const rest = left === 1 ? thing : 'one for each transaction'
  const begins = next.do === 'sign' ? 'first a signature that costs nothing' : 'first the approval'
  const older =
    next.do === 'approve' && allowance > 0n ? ' There is one more if the token has to end an older approval first.' : ''
  return `${refused}${numberWord(count)} prompts in your wallet: ${begins}, then ${rest}.${older}`
}

function togetherWords(prompts: number, { thing, together }: Required<Pick<Prompted, 'thing' | 'together'>>): string {
  const all = together.amount === undefined ? 'all transactions' : `the approval and ${thing}`
  if (prompts === 1) return `One prompt in your wallet: ${all} go together, or not at all.`
  const begins =
    together.amount === undefined ? 'the first transactions go together' : 'the approval goes with the first'
  const after = together.rest === undefined ? 'one for each transaction' : 'the others'
  return `${numberWord(prompts)} prompts in your wallet: ${begins}, then ${after}.`
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const numberWord = (count: number) => words[count] ?? String(count)
