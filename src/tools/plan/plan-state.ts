import type { Address, Hash } from 'viem'
import { callsKey, type Foreseen, type Intent, type Transaction } from '#transactions/track/transaction.ts'

/** What every plan keeps, in every tool. */
export type Plan = {
  chainId: number
  from: Address
  /** When it was begun, in milliseconds: what was sent before belongs to another plan. */
  madeAt: number
  /** The step a wallet was asked for and whose answer is not known. */
  asked?: number
  /** Steps that were found on the chain, by their place, with what shows them. */
  found?: Readonly<Record<number, Hash>>
  /** The hash each step was sent under, by its place, as far as a wallet has answered: another plan may send the very same. */
  sent?: Readonly<Record<number, Hash | undefined>>
  /** Calls that a wallet was asked to send together, until the chain shows their steps. */
  bundle?: Bundle
  /** The wallet has refused to send calls together: they go one by one. */
  apart?: true
}

/**
 * Calls that go together or not at all (EIP-5792), under the id the wallet knows them by: `count` steps from the place `first`. `hash` is
 * their transaction, once the wallet has told it; `lost`: the wallet no longer knows them.
 */
export type Bundle = {
  id: string
  first: number
  count: number
  foreseen?: readonly Foreseen[]
  hash?: Hash
  lost?: true
}

/** One transaction of a plan. It is sent once, unless it fails. */
export type Step = {
  intent: Intent
  /** What it takes of the allowance, in the smallest unit. */
  takes?: bigint
  /** True when a confirmed transaction is not enough: what it made has to be found on the chain. */
  proven?: true
}

/**
 * The transactions of a plan: `approves` is the contract that has to allow what the steps take. `signs`: a signature that goes with the
 * first step takes the place of the approval, and is still to be asked for, or there. `independent`: no step needs another.
 */
export type Outline = { approves?: Address; signs?: 'wanted' | 'given'; independent?: true; steps: readonly Step[] }

/** What the chain says about a plan: what may be taken, and the steps it shows, by their place. */
export type ChainFacts = { allowance?: bigint; made: Readonly<Record<number, Hash>> }

/** What is known besides the plan: the transactions of this browser, and the chain once it has answered. */
export type Facts = { transactions: readonly Transaction[]; chain?: ChainFacts }

/** What a plan needs next. `step` counts from 0. */
export type Next =
  /** The chain has not answered yet. */
  | { do: 'read' }
  /** A wallet was asked and its answer is lost, or no node has it any more: the chain is read before anything is sent again. */
  | { do: 'look'; step: number }
  /** A transaction is on its way; nothing is sent meanwhile. */
  | { do: 'wait'; for: 'approval' | 'step'; step: number; transaction: Transaction }
  /** The wallet has calls that go together, and has not told their transaction; `transaction` is how they are listed. */
  | { do: 'wait'; for: 'bundle'; step: number; transaction?: Transaction }
  /** The contract has to be allowed to take `amount`. `failed`: the last attempt. */
  | { do: 'approve'; step: number; amount: bigint; failed?: Transaction; unsure?: true }
  /** A signature over `amount` is needed, which the step then carries with it. Nothing is sent. */
  | { do: 'sign'; step: number; amount: bigint; failed?: Transaction; unsure?: true }
  /** `unsure`: a wallet was asked before, and neither its answer nor the chain shows what became of the step. */
  | { do: 'send'; step: number; failed?: Transaction; unsure?: true }
  | { do: 'done' }

/** Steps in which a wallet is asked. */
export type ActiveNext = Extract<Next, { do: 'approve' | 'sign' | 'send' }>

/** How far a plan is: what it needs next, and each step with what shows it. */
export type Progress = { next: Next; steps: readonly { hash?: Hash; made: boolean }[] }

/**
 * What to do next, read from the chain and from what was really sent: no step is sent twice, even if a second tab, a reload or a lost answer comes
 * between. It keeps no account of its own that could disagree.
 */
export function planState(plan: Plan, { approves, signs, steps }: Outline, { transactions, chain }: Facts): Progress {
  const sent = transactions.filter(
    ({ from, chainId, sentAt }) =>
      from.toLowerCase() === plan.from.toLowerCase() && chainId === plan.chainId && sentAt >= plan.madeAt,
  )
  const { bundle } = plan
  // Steps may be alike: a transaction counts for one of them, or for all that went together.
  const shownBy: Readonly<Record<number, Hash>> = { ...shownTogether(bundle, chain), ...chain?.made, ...plan.found }
  const taken = new Set<Hash>(Object.values(shownBy))
  const known = steps.map((step, index) => {
    const shown = shownBy[index]
    const own = shown
      ? []
      : sent.filter((transaction) =>
          bundle?.hash && isTogether(bundle, index)
            ? isSentAs(transaction, bundle.hash)
            : isOf(step, plan.sent?.[index], transaction) && !taken.has(transaction.hash),
        )
    const alive = own.findLast(({ status }) => status !== 'failed')
    for (const { hash, sentAt } of own) if (alive && sentAt <= alive.sentAt) taken.add(hash)
    const made = shown !== undefined || (!step.proven && alive?.status === 'confirmed')
    return { own: own[0], alive, made, takes: step.takes ?? 0n, hash: shown ?? alive?.hash }
  })
  const at = known.findIndex(({ made }) => !made)
  return { next: nextOf(), steps: known.map(({ hash, made }) => ({ made, ...(hash && { hash }) })) }

  function nextOf(): Next {
    if (at === -1) return { do: 'done' }
    const { own, alive } = known[at]!
    if (alive) return { do: 'wait', for: 'step', step: at, transaction: alive }
    const together = bundle && isTogether(bundle, at) ? bundle : undefined
    if (together && !together.hash && !together.lost) {
      const transaction = sent.find(({ hash }) => hash === callsKey(together.id))
      return { do: 'wait', for: 'bundle', step: at, ...(transaction && { transaction }) }
    }
    // One that this browser has forgotten is looked for as well.
    const dropped = own?.detail === 'dropped'
    const lost = together ? Boolean(together.lost) || !own : plan.asked === at || dropped
    if (lost && !chain) return { do: 'look', step: at }
    const approvals = sent.filter(({ intent }) => approves && intent?.to === approves.toLowerCase())
    const waiting = approvals.find(({ status }) => status === 'pending')
    if (waiting) return { do: 'wait', for: 'approval', step: at, transaction: waiting }
    if (!chain) return { do: 'read' }
    const failed = own && { failed: own }
    const left = known.reduce((sum, { made, alive: going, takes }) => (made || going ? sum : sum + takes), 0n)
    const signed = at === 0 ? signs : undefined
    if (!approves || (chain.allowance ?? 0n) >= left || signed === 'given')
      return { do: 'send', step: at, ...failed, ...(lost && { unsure: true }) }
    // What was asked for together may still be open in the wallet, and what no node has may come back.
    const unsure = ((together && lost) || dropped) && ({ unsure: true } as const)
    if (signed === 'wanted') return { do: 'sign', step: at, amount: left, ...failed, ...unsure }
    const refused = approvals[0]?.status === 'failed' ? { failed: approvals[0] } : failed
    return { do: 'approve', step: at, amount: left, ...refused, ...unsure }
  }
}

/** A plan with all that is known to be made of it: what is looked for on the chain is not one of these. */
export function withMade<Kind extends Plan>(plan: Kind, { steps }: Progress): Kind {
  const made = steps.flatMap(({ made: is, hash }, index) => (is && hash ? [[index, hash] as const] : []))
  return { ...plan, found: Object.fromEntries(made) }
}

/** A plan as the chain is asked about it: with all that is known to be made, and the step that is to be looked for. */
export function toRead<Kind extends Plan>(plan: Kind, progress: Progress): Kind {
  const { next } = progress
  return { ...withMade(plan, progress), ...(next.do === 'look' && { asked: next.step }) }
}

/** Whether a step, by its place, went together with others. */
export const isTogether = ({ first, count }: Bundle, step: number): boolean => step >= first && step < first + count

/** All of them are there when the last one is: it is the one that the chain is asked for. */
function shownTogether(bundle: Bundle | undefined, chain: ChainFacts | undefined): Record<number, Hash> {
  const hash = bundle && chain?.made[bundle.first + bundle.count - 1]
  if (!hash) return {}
  return Object.fromEntries(Array.from({ length: bundle.count }, (_, at) => [bundle.first + at, hash]))
}

const isSentAs = (transaction: Transaction, hash: Hash) => transaction.hash === hash || transaction.followsHash === hash

function isOf({ intent }: Step, hash: Hash | undefined, transaction: Transaction): boolean {
  if (hash) return isSentAs(transaction, hash)
  return transaction.intent?.to === intent.to && transaction.intent.dataHash === intent.dataHash
}

/** Whether a wallet is asked next. */
export function isActive(next: Next): next is ActiveNext {
  return next.do === 'approve' || next.do === 'sign' || next.do === 'send'
}
