import { brandKey } from '#content/brand-key.ts'
import type { Address } from 'viem'
import type { MintEvent } from '#tools/mint/campaign/mint-event.ts'
import { alone } from '#tools/plan/kept-plan.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { Outline, Plan } from '#tools/plan/plan-state.ts'
import { simulator, type Call } from '#tools/plan/simulate.ts'
import type { Stops } from '#tools/plan/why-not-sent.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { knownCollection } from './collection-words.ts'
import { explainRevert } from './mint-errors.ts'

/** A mint that the visitor pays for: one call, with what the code has signed in it. */
export type MintPlan = Plan & { campaign: MintEvent; call: Call; recipient: Address }

/** What is said when a mint stops. */
export const mintStops: Stops = {
  declined: { message: 'You went back, so nothing was minted.', remedy: 'The code is still good.' },
  unanswered: {
    message: 'No connection.',
    remedy: 'If something was sent, it goes on. Your transactions show it: look there before you press again.',
  },
}

/** The one transaction of a mint. */
export const mintOutline = ({ call }: MintPlan): Outline => ({ steps: [{ intent: intentOf(call) }] })

/**
 * Mints a piece. The plan lasts as long as the page: the code may not be on the device. A printed code is refused the second time, which the
 * simulation shows. Of an event code an account may have several pieces, so the visitor looks before the next press.
 */
export const mintKind = ({ campaign: { contract } }: MintPlan): PlanKind<MintPlan> => ({
  store: {
    kept: () => undefined,
    keep: () => false,
    alone: (work) => alone(`${brandKey}.mint ${contract}`, work),
  },
  outline: mintOutline,
  read: () => Promise.resolve({ made: {} }),
  call: ({ call }) => call,
  simulate: simulator({ explainRevert, receivedIn: () => undefined }),
  words: ({ campaign }) => `Mint a piece of ${campaign.name}`,
  contracts: async (chainId, { campaign }) => [knownCollection(campaign, chainId)],
  told: ({ recipient }) => ({ recipient }),
  stops: mintStops,
})
