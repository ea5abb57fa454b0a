import { admit, type AdmissionDeps, type Asker } from '#core/admission/admission.server.ts'
import {
  enforceLimits,
  giveBack,
  hitLimits,
  hitsOf,
  networkOf,
  type LimitDeps,
} from '#core/admission/rate-limit.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Env } from '#core/process/env.server.ts'

const budget = { name: 'chat-everyone', most: 3_000 }

/** What one network asks for nothing. */
const calls = {
  /** Messages. */
  chat: { quiet: 20, seconds: 60 },
  /** Feedback, erasing and exports. */
  'chat-other': { quiet: 600, seconds: 600 },
} as const

/** Messages of one browser that has its cookie. */
const visitorRule = { name: 'chat-visitor', most: 20, seconds: 60 } as const

/** Counts a call of the chat by the network it comes from. Throws as `admit` does. */
export function admitChat(deps: AdmissionDeps, name: keyof typeof calls, asker: Asker): Promise<void> {
  return admit(deps, { name, budget, first: 'nothing', ...calls[name] }, asker)
}

/** Counts a message of a browser that is known. Throws `request.too-many`. */
export function limitVisitor(deps: LimitDeps, visitorSha256: string): Promise<void> {
  return enforceLimits(deps, [{ ...visitorRule, who: visitorSha256 }])
}

const day = 24 * 60 * 60
const everybody = 'chat-tokens.all'

/** What is left for the model is shared by so many as far as one network may take of it. */
const sharers = 4

type BudgetDeps = LimitDeps & { env: Pick<Env, 'CHAT_MODEL_BUDGET'> }

/**
 * Takes tokens from the budget of the day, which all servers and visitors share. Answers false when this network has had its share,
 * and counts nothing; then the pages answer alone. A share is a quarter of what is left: one network alone gets a fifth of the day, a
 * hundred get nearly a hundredth each, and there is something left for the next visitor.
 */
export async function spendTokens(
  { db, secret, env }: BudgetDeps,
  { address, tokens }: { address: string; tokens: number },
): Promise<boolean> {
  const most = env.CHAT_MODEL_BUDGET
  const left = most - (await hitsOf(db, everybody))
  const own = `chat-tokens.${secret.sign('limit', networkOf(address))}`
  const wait = await hitLimits(db, [
    { key: own, most: left / sharers, seconds: day, weight: tokens },
    { key: everybody, most, seconds: day, weight: tokens },
  ])
  return wait === undefined
}

/** Tokens of the budget that are used today. */
export const tokensSpent = (db: Database): Promise<number> => hitsOf(db, everybody)

/** Gives everybody tokens back that brought no answer. They stay counted on the network that asked: it knew how to ask. */
export function returnTokens({ db }: BudgetDeps, tokens: number): Promise<void> {
  return giveBack(db, everybody, tokens)
}
