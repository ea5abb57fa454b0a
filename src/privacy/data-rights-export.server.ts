import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { retention } from '#content/legal/retention.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Submission } from '#forms/store/store.server.ts'
import { findAccount, type AccountData, type AccountDeps } from './data-rights-account.server.ts'
import { findPerson, idsOf, type FindDeps, type Kept, type Known, type Person } from './data-rights-person.server.ts'

/** What an export is made from. */
export type ExportDeps = FindDeps & Pick<Known, 'readable'>

/** What one row of a table says beside keys and secrets, by readable names. */
type Facts = Record<string, unknown>

/** Where things were sent, in words. */
const destinations: Record<string, string> = {
  operator: 'our mailbox',
  webhook: 'our system for enquiries',
  'opt-in': 'you, to confirm your address',
  welcome: 'you, after you confirmed your address',
  applicant: 'you, because you requested an audit',
  caller: 'you, because you booked a call',
  asker: 'you, because a person answered your question',
  'data-rights': 'you, because you asked for your data',
}

/**
 * Everything the database holds about an e-mail address, for the person it is about: readable names, times in UTC, no hash and no
 * token. Rows of other tables that belong to a submission are found by their foreign key, so that no table is forgotten.
 */
export async function exportPerson(deps: ExportDeps, email: string) {
  const person = await findPerson(deps, email)
  const { kept, requests } = person
  return {
    about: `Everything ${brand.name} stores about this address`,
    address: email,
    exportedAt: new Date(),
    submissions: await submissionsOf(deps, person),
    ...factsOf(kept),
    mailsInOurOutbox: mailsOf(person),
    requestsForYourData: requests.map(({ createdAt, expiresAt }) => ({ askedAt: createdAt, linkOpenUntil: expiresAt })),
  }
}

/** Everything the database holds about the account of a wallet, in the same words. */
export async function exportAccount(deps: ExportDeps & AccountDeps, account: string) {
  const found = await findAccount(deps, account)
  return {
    about: `Everything ${brand.name} stores about this account`,
    account,
    exportedAt: new Date(),
    submissions: await submissionsOf(deps, found),
    ...factsOf(found.kept),
    mailsInOurOutbox: mailsOf(found),
  }
}

type Sent = Pick<Person, 'submissions' | 'deliveries'>

const factsOf = (kept: readonly Kept[]) => Object.fromEntries(kept.map(({ as, facts }) => [as, facts]))

async function submissionsOf(
  { db, readable }: Pick<ExportDeps, 'db' | 'readable'>,
  { submissions, deliveries }: Sent,
): Promise<Facts[]> {
  const attached = await attachedRows(db, idsOf(submissions))
  return submissions.map((row) => ({
    reference: row.reference,
    form: readable(row).title,
    receivedAt: row.receivedAt,
    sentFrom: row.page,
    state: row.status,
    answers: Object.fromEntries(readable(row).rows.filter(([, value]) => value !== '')),
    wordsAgreedTo: row.consent,
    hashOfNetworkAddress: row.ipSha256 === null ? 'not stored' : `stored for ${retention.networkHashDays} days`,
    deliveries: deliveriesOf(deliveries, row),
    ...attached.get(row.id),
  }))
}

const mailsOf = ({ mails }: Pick<AccountData, 'mails'>) =>
  mails.map(({ recipient, subject, createdAt }) => ({ to: recipient, subject, at: createdAt }))

function deliveriesOf(deliveries: Person['deliveries'], { id }: Submission): Facts[] {
  return deliveries
    .filter(({ submission }) => submission === id)
    .map(({ destination, event, status, attempts, lastError, createdAt, deliveredAt }) => ({
      to: destinations[destination] ?? destination,
      about: event,
      state: status,
      tries: attempts,
      lastFault: lastError,
      createdAt,
      deliveredAt,
    }))
}

/** Tables this file shows by itself. */
const shown = ['delivery', 'subscriber']

/** Columns that are keys or secrets, in any table. */
const hidden = /(?:^id$|^thread$|sha256|hmac|hash|nonce|token|secret)/

/** By submission: the rows of every other table that points at it, under the name of their table. */
async function attachedRows(db: Database, submissions: string[]): Promise<Map<string, Record<string, Facts[]>>> {
  const found = new Map<string, Record<string, Facts[]>>()
  if (submissions.length === 0) return found
  const { rows: tables } = await db.execute<{ table: string; column: string }>(sql`
    select relname as table, attname as column from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'submission'::regclass order by relname`)
  for (const { table, column } of tables.filter((each) => !shown.includes(each.table))) {
    const { rows } = await db.execute<{ submission: string; facts: Facts }>(sql`
      select ${sql.identifier(column)} as submission, to_jsonb(t) - ${column}::text as facts from ${sql.identifier(table)} t
      where ${sql.identifier(column)} in (select jsonb_array_elements_text(${JSON.stringify(submissions)}::jsonb)::uuid)`)
    for (const { submission, facts } of rows) {
      if (Object.keys(readableFacts(facts)).length === 0) continue
      const entry = found.get(submission) ?? {}
      entry[camelCase(table)] = [...(entry[camelCase(table)] ?? []), readableFacts(facts)]
      found.set(submission, entry)
    }
  }
  return found
}

function readableFacts(facts: Facts): Facts {
  const told = Object.entries(facts).filter(([column]) => !hidden.test(column))
  return Object.fromEntries(told.map(([column, value]) => [camelCase(column), value]))
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
