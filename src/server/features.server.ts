import type { Hono } from 'hono'
import { assistantFeature } from '#assistant/feature.server.ts'
import type { Framed } from '#chain/explorer/transaction-page.server.ts'
import { chainFeature } from '#chain/feature.server.ts'
import type { AskNode } from '#chain/rpc/ask-node.server.ts'
import { rpcLimits, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Workers } from '#core/database/jobs.server.ts'
import { generalErrors } from '#core/errors.ts'
import type { Feature } from '#core/feature.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import type { Command } from '#core/process/command.server.ts'
import { readableBy, type ServedForms, type WithForms } from '#forms/store/served-form.server.ts'
import { findSubmission } from '#forms/store/store.server.ts'
import { auditRequestFeature } from '#leads/audit-request/feature.server.ts'
import { contactFeature } from '#leads/contact/feature.server.ts'
import { handOverFeature } from '#leads/hand-over/feature.server.ts'
import { newsletterFeature } from '#leads/newsletter/feature.server.ts'
import { pledgeFeature } from '#leads/pledge/feature.server.ts'
import { signatureOfAccount } from '#leads/pledge/pledge-wallet.server.ts'
import { submissionsFeature } from '#leads/submissions/feature.server.ts'
import { surveyFeature } from '#leads/survey/feature.server.ts'
import { mailFeature } from '#mail/feature.server.ts'
import type { WithLetters } from '#mail/letters.server.ts'
import type { MailDeps } from '#mail/workers.server.ts'
import type { Accounts } from '#privacy/data-rights-account.server.ts'
import type { Readable } from '#privacy/data-rights-export.server.ts'
import { privacyFeature } from '#privacy/feature.server.ts'
import { isSuppressed } from '#privacy/suppression.server.ts'
import { blogFeature } from '#site/blog/feature.server.ts'
import { claimsFeature } from '#tools/claim/feature.server.ts'
import { liquidityLockFeature } from '#tools/liquidity-lock/feature.server.ts'
import { mintFeature } from '#tools/mint/feature.server.ts'
import { inspectorFeature } from '#tools/nft-inspector/feature.server.ts'
import { tokenLockFeature } from '#tools/token-lock/feature.server.ts'
import { tokenFeature } from '#tools/token/feature.server.ts'
import { demoFeature } from '#wallet/demo/feature.server.ts'
import { signInFeature } from '#wallet/session/feature.server.ts'
import { closeSessions, sessionsOf } from '#wallet/session/session.server.ts'
import { signedInAccount } from '#wallet/session/signed-in-account.server.ts'
import { framedBy } from './http/framed.server.ts'
import { deployCheckCommands } from './ops/verify-deploy-ops.server.ts'

const leads = [
  newsletterFeature,
  contactFeature,
  surveyFeature,
  pledgeFeature,
  auditRequestFeature,
  handOverFeature,
] as const

/** Every form of the site. The key is its URL and its `form` column. */
export const servedForms: ServedForms = Object.assign({}, ...leads.map(({ forms }) => forms))

/** Every capability that says everything about itself in one place. */
const features = [
  submissionsFeature(servedForms),
  mailFeature,
  ...leads,
  assistantFeature,
  privacyFeature,
  signInFeature,
  demoFeature,
  chainFeature,
  blogFeature,
  tokenFeature,
  tokenLockFeature,
  liquidityLockFeature,
  mintFeature,
  claimsFeature,
  inspectorFeature,
  { commands: deployCheckCommands },
] as const

type Stands<feature> =
  | (feature extends { endpoints: infer endpoints } ? endpoints[keyof endpoints] : never)
  | (feature extends { pages: infer pages } ? pages : never)

/** What every one of some functions takes. */
type TakenByAll<mounted> = (mounted extends (deps: infer deps) => unknown ? (deps: deps) => void : never) extends (
  deps: infer all,
) => void
  ? all
  : never

type Derived = WithForms & { readable: Readable; accounts: Accounts; framed: Framed; limits: RpcLimits }

/** What the addresses of all features stand on, but for what follows from the list itself. */
export type FeatureDeps = Omit<TakenByAll<Stands<(typeof features)[number]>>, keyof Derived>

/** What the workers of all features stand on, but for what follows from the list itself. */
export type FeatureJobDeps = Omit<MailDeps, 'letters' | 'findSubmission' | 'isSuppressed'> & { askNode: AskNode }

type Known = Feature<FeatureDeps & Derived, MailDeps & { askNode: AskNode; forgetOld: () => Promise<void> }>
const list: readonly (Known & Partial<WithForms & WithLetters>)[] = features

/** Mounts the endpoints and pages of every feature. */
export function mountFeatures(app: Hono<{ Variables: Variables }>, given: FeatureDeps): void {
  const accounts: Accounts = {
    current: (c) => signedInAccount(given, c),
    submissions: async (db, account) => {
      const found = await signatureOfAccount(db, account)
      return found ? [found.submission] : []
    },
    sessions: sessionsOf,
    closeSessions,
  }
  const deps: FeatureDeps & Derived = {
    ...given,
    forms: servedForms,
    readable: readableBy(servedForms),
    accounts,
    framed: framedBy(given),
    limits: rpcLimits(given),
  }
  for (const { endpoints = {}, pages } of list) {
    for (const [path, mounted] of Object.entries(endpoints)) app.route(path, mounted(deps))
    if (pages) app.route('/', pages(deps))
  }
}

/** The operator's commands of every feature, by their words. */
export const featureCommands: Record<string, Command> = Object.assign({}, ...list.map(({ commands }) => commands))

/** The code of every expected failure: what any address may answer, then what features say of themselves. */
export const errorCodes = [generalErrors, ...list.map(({ errors = {} }) => errors)].flatMap((errors) =>
  Object.keys(errors),
)

/** What every letter and every delivery is made with. */
export function mailDeps<deps extends FeatureJobDeps>(deps: deps): deps & MailDeps {
  const { db, secret } = deps
  const letters: WithLetters['letters'] = Object.assign({}, ...list.map((feature) => feature.letters))
  return { ...deps, letters, findSubmission, isSuppressed: (email) => isSuppressed(db, secret, email) }
}

/** Deletes what its time has passed, feature by feature. */
export async function forgetOld(db: Database): Promise<void> {
  for (const { forget = [] } of list) for (const statement of forget) await db.execute(statement)
}

type JobsOf<feature> = feature extends { workers: (deps: never) => infer workers } ? keyof workers : never

/** Who does which job. A job of `core/database/jobs.server.ts` that no feature does is a type error here. */
export function workersOf(given: FeatureJobDeps): Workers {
  const deps = { ...mailDeps(given), forgetOld: () => forgetOld(given.db) }
  const done: Pick<Workers, JobsOf<(typeof features)[number]>> = Object.assign(
    {},
    ...list.map(({ workers }) => workers?.(deps)),
  )
  return done
}
