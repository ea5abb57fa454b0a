import type { Hono } from 'hono'
import { assistantFeature } from '#assistant/feature.server.ts'
import type { AskNode } from '#chain/rpc/ask-node.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Workers } from '#core/database/jobs.server.ts'
import type { Feature } from '#core/feature.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import type { Command } from '#core/process/command.server.ts'
import type { FormsDeps } from '#forms/http/endpoint.server.ts'
import { readableBy, type ServedForms, type WithForms } from '#forms/store/served-form.server.ts'
import { findSubmission } from '#forms/store/store.server.ts'
import { auditRequestFeature } from '#leads/audit-request/feature.server.ts'
import { contactFeature } from '#leads/contact/feature.server.ts'
import { handOverFeature } from '#leads/hand-over/feature.server.ts'
import { newsletterFeature } from '#leads/newsletter/feature.server.ts'
import { pledgeFeature } from '#leads/pledge/feature.server.ts'
import type { PledgeWalletDeps } from '#leads/pledge/pledge-wallet-endpoint.server.ts'
import { signatureOfAccount } from '#leads/pledge/pledge-wallet.server.ts'
import { submissionsFeature } from '#leads/submissions/feature.server.ts'
import { surveyFeature } from '#leads/survey/feature.server.ts'
import { mailFeature } from '#mail/feature.server.ts'
import type { WithLetters } from '#mail/letters.server.ts'
import type { MailPagesDeps } from '#mail/mail-pages.server.ts'
import type { MailDeps } from '#mail/workers.server.ts'
import type { Accounts } from '#privacy/data-rights-account.server.ts'
import type { Readable } from '#privacy/data-rights-export.server.ts'
import { privacyFeature } from '#privacy/feature.server.ts'
import { isSuppressed } from '#privacy/suppression.server.ts'
import { claimsFeature, type ClaimsDeps } from '#tools/claim/feature.server.ts'
import { mintFeature } from '#tools/mint/feature.server.ts'
import { inspectorFeature } from '#tools/nft-inspector/feature.server.ts'
import { signInFeature } from '#wallet/session/feature.server.ts'
import { closeSessions, sessionsOf } from '#wallet/session/session.server.ts'
import { signedInAccount } from '#wallet/session/signed-in-account.server.ts'

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
  mintFeature,
  claimsFeature,
  inspectorFeature,
] as const

/** What the addresses of all features stand on, but for what follows from the list itself. */
export type FeatureDeps = Omit<FormsDeps & MailPagesDeps & PledgeWalletDeps & ClaimsDeps, 'forms'> & {
  publicUrl: string
}

/** What the workers of all features stand on, but for what follows from the list itself. */
export type FeatureJobDeps = Omit<MailDeps, 'letters' | 'findSubmission' | 'isSuppressed'> & { askNode: AskNode }

type Known = Feature<
  FeatureDeps & WithForms & { readable: Readable; accounts: Accounts },
  MailDeps & { askNode: AskNode; forgetOld: () => Promise<void> }
>
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
  const deps = { ...given, forms: servedForms, readable: readableBy(servedForms), accounts }
  for (const { endpoints = {}, pages } of list) {
    for (const [path, mounted] of Object.entries(endpoints)) app.route(path, mounted(deps))
    if (pages) app.route('/', pages(deps))
  }
}

/** The operator's commands of every feature, by their words. */
export const featureCommands: Record<string, Command> = Object.assign({}, ...list.map(({ commands }) => commands))

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
