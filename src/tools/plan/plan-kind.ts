import type { Rpc } from '#chain/read/rpc.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import type { Explained } from './explain-error.ts'
import type { KeptPlan } from './kept-plan.ts'
import type { ActiveNext, ChainFacts, Outline, Plan } from './plan-state.ts'
import type { Sending } from './send-call.ts'
import type { Call, Simulate, Unsent } from './simulate.ts'
import type { Stops } from './why-not-sent.ts'

/** A row of transactions as a tool declares it: the engine keeps it, simulates, sends, watches and resumes it. */
export type PlanKind<Kind extends Plan, Known extends ChainFacts = ChainFacts> = {
  store: KeptPlan<Kind>
  outline: (plan: Kind) => Outline
  /** What the chain says about it; a step whose answer is lost is looked for here. Rejects when the chain does not answer. */
  read: (rpc: Rpc, plan: Kind) => Promise<Known>
  /** The approval of an amount; 0 ends it. Only plans that take tokens have one. */
  approval?: (plan: Kind, amount: bigint) => Call
  /** The signature that takes the place of an approval, for plans whose outline says so. */
  signature?: {
    /** Asks for it: the plan with it, or without any where the wallet cannot, or why it stopped. Rejects when the chain is silent. */
    ask: (rpc: Rpc, plan: Kind, amount: bigint, prompts: number) => Promise<{ plan: Kind } | { why: Explained }>
    /** The plan as it goes on by an approval; undefined when there is no signature in it. */
    drop: (plan: Kind) => Kind | undefined
  }
  /** The transaction of a step, by what the chain has just said. */
  // A method: a kind may know more of its chain than every plan does.
  call(plan: Kind, step: number, known?: Known): Unsent
  simulate: Simulate<unknown>
  /** What the list of transactions says of it. */
  words: (plan: Kind, next: ActiveNext) => string
  /** The contracts whose calls the sheet can read, loaded with the wallet. */
  contracts?: (chainId: number, plan: Kind) => Promise<readonly KnownContract[]>
  /** What else is told: who gets something, what is created, and when it counts. */
  told?: (plan: Kind, next: ActiveNext) => Pick<Sending, 'recipient' | 'creates' | 'confirmations'>
  /** What is said when it stops; without it, what every plan says. */
  stops?: Stops
  /** Why a step must not be sent now, for a reason that no simulation finds. */
  hindrance?: (plan: Kind, next: ActiveNext) => Promise<Explained | undefined>
  /** True when its calls are known before anything is sent: a wallet that can sends the approval and the steps after it together. */
  together?: true
  /** True when one press carries out all steps; otherwise each step has its own press. */
  follows?: true
}
