import type { Hono } from 'hono'
import { assistantFeature } from '#assistant/feature.server.ts'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import { chainFeature } from '#chain/feature.server.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { rpcLimits, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Workers } from '#core/database/jobs.server.ts'
import { generalErrors } from '#core/errors.ts'
import type { Feature, Store } from '#core/feature.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import type { Command } from '#core/process/command.server.ts'
import { readableBy, type FormBehaviour, type ServedForms, type WithForms } from '#forms/store/served-form.server.ts'
import { findSubmission } from '#forms/store/store.server.ts'
import { auditRequestFeature } from '#leads/audit-request/feature.server.ts'
import { bookingFeature } from '#leads/booking/feature.server.ts'
import { forms } from '#leads/catalogue.ts'
import { handOverFeature } from '#leads/hand-over/feature.server.ts'
import { newsletterFeature } from '#leads/newsletter/feature.server.ts'
import { pledgeFeature } from '#leads/pledge/feature.server.ts'
import { submissionsFeature } from '#leads/submissions/feature.server.ts'
import { surveyFeature } from '#leads/survey/feature.server.ts'
import { announceSubmission } from '#mail/deliveries.server.ts'
import { mailFeature } from '#mail/feature.server.ts'
import type { WithLetters } from '#mail/letters.server.ts'
import type { MailDeps } from '#mail/workers.server.ts'
import type { Accounts } from '#privacy/data-rights-account.server.ts'
import type { Known } from '#privacy/data-rights-person.server.ts'
import { privacyFeature } from '#privacy/feature.server.ts'
import { isSuppressed } from '#privacy/suppression.server.ts'
import { blogFeature } from '#site/blog/feature.server.ts'
import { claimsFeature } from '#tools/claim/feature.server.ts'
import { dashboardFeature } from '#tools/dashboard/feature.server.ts'
import { exploreFeature } from '#tools/explore/feature.server.ts'
import { grantsFeature } from '#tools/grants/feature.server.ts'
import { liquidityLockFeature } from '#tools/liquidity-lock/feature.server.ts'
import { mintFeature } from '#tools/mint/feature.server.ts'
import { inspectorFeature } from '#tools/nft-inspector/feature.server.ts'
import { tokenLockFeature } from '#tools/token-lock/feature.server.ts'
import { tokenFeature } from '#tools/token/feature.server.ts'
import { demoFeature } from '#wallet/demo/feature.server.ts'
import { safeFeature } from '#wallet/safe/feature.server.ts'
import { signInFeature } from '#wallet/session/feature.server.ts'
import { signedInAccount } from '#wallet/session/signed-in-account.server.ts'
import { backupCommands } from './backup/backup-ops.server.ts'
import { deployCommands } from './deploy/deploy-ops.server.ts'
import { inShellOf } from './http/framed.server.ts'
import { deployCheckCommands } from './ops/verify-deploy-ops.server.ts'
import { statusFeature } from './status/feature.server.ts'

/** A form whose behaviour nobody would ask for does not compile. */
type Behaving = { [name in keyof typeof forms]?: FormBehaviour }

const leads = [
  newsletterFeature,
  surveyFeature,
  pledgeFeature,
  auditRequestFeature,
  bookingFeature,
  handOverFeature,
] as const

const behaviours: WithForms['forms'] = Object.assign({}, ...leads.map((lead): Behaving => lead.forms))

/** Every form of the site, and what it does. The key is its URL and its `form` column. */
export const servedForms: ServedForms = Object.fromEntries(
  Object.entries(forms).map(([name, form]) => [
    name,
    { answered: 'promised', announce: announceSubmission, ...behaviours[name], form },
  ]),
)

const withoutPrivacy = [
  submissionsFeature(servedForms),
  mailFeature,
  ...leads,
  assistantFeature,
  signInFeature,
  demoFeature,
  safeFeature,
  chainFeature,
  blogFeature,
  tokenFeature,
  tokenLockFeature,
  liquidityLockFeature,
  grantsFeature,
  mintFeature,
  claimsFeature,
  dashboardFeature,
  exploreFeature,
  inspectorFeature,
  statusFeature,
  {
    commands: { ...deployCheckCommands, ...deployCommands, ...backupCommands },
    stores: {
      migration: {
        told: { nothing: 'Names of our own files.' },
        forget: { otherwise: 'Never.' },
        person: { nobody: 'Names of our own files.' },
      },
    },
  },
] as const

const personParts = withoutPrivacy.flatMap((feature) =>
  'stores' in feature ? Object.values<Store>(feature.stores).map(({ person }) => person) : [],
)

/** What is known about people, as the features say of their stores. */
export const known: Known = {
  readable: readableBy(servedForms),
  stores: personParts.filter((person) => typeof person === 'object' && 'find' in person),
  ofAccount: async (db, account) => {
    const found = personParts.map((person) =>
      typeof person === 'object' && 'ofAccount' in person ? person.ofAccount(db, account) : [],
    )
    return (await Promise.all(found)).flat()
  },
}

/** Every capability that says everything about itself in one place. */
const features = [...withoutPrivacy, privacyFeature(known)] as const

type Stands<feature> =
  | (feature extends { endpoints: infer endpoints } ? endpoints[keyof endpoints] : never)
  | (feature extends { pages: infer pages } ? pages : never)

/** What every one of some functions takes. */
type TakenByAll<mounted> = (mounted extends (deps: infer deps) => unknown ? (deps: deps) => void : never) extends (
  deps: infer all,
) => void
  ? all
  : never

type Derived = Known & { forms: ServedForms; accounts: Accounts; framed: InShell; limits: RpcLimits }

/** What the endpoints of all features need, except what follows from the list itself. */
export type FeatureDeps = Omit<TakenByAll<Stands<(typeof features)[number]>>, keyof Derived>

/** What the workers of all features need, except what follows from the list itself. */
export type FeatureJobDeps = Omit<MailDeps, 'letters' | 'findSubmission' | 'isSuppressed'> & { nodeRpc: NodeRpc }

type Any = Feature<FeatureDeps & Derived, MailDeps & { nodeRpc: NodeRpc; forgetOld: () => Promise<void> }>
const list: readonly (Any & Partial<WithForms & WithLetters>)[] = features

/** Mounts the endpoints and pages of every feature. */
export function mountFeatures(app: Hono<{ Variables: Variables }>, given: FeatureDeps): void {
  const deps: FeatureDeps & Derived = {
    ...given,
    ...known,
    forms: servedForms,
    accounts: { current: (c) => signedInAccount(given, c) },
    framed: inShellOf(given),
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

/** Every table of the database, by its name. */
export const stores: Readonly<Record<string, Store>> = Object.assign({}, ...list.map((feature) => feature.stores))

/** Deletes what its time has passed, store by store. */
export async function forgetOld(db: Database): Promise<void> {
  for (const { forget } of Object.values(stores))
    if (!('otherwise' in forget)) for (const statement of forget) await db.execute(statement)
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
