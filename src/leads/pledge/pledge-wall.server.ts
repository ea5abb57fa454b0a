import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { pledgeSignature } from './pledge-tables.server.ts'
import type { Wall, WallName } from './pledge-words.ts'
import { signers } from './pledge.ts'

/** Names on one page of the wall. */
export const wallPage = 50

const shown = and(eq(pledgeSignature.status, 'confirmed'), isNull(pledgeSignature.hiddenAt))
const columns = {
  id: pledgeSignature.publicId,
  signed: pledgeSignature.confirmedAt,
  text: pledgeSignature.textSha256,
  account: pledgeSignature.account,
  answers: submission.answers,
}

type Row = { id: string; signed: Date | null; text: string; account: string | null; answers: Record<string, string> }

/** What a cursor looks like: milliseconds since 1970, and the id of the last name. */
export const cursorPattern = /^(\d{1,15})\.([0-9A-Z]{4}-[0-9A-Z]{4})$/

/** One page of the wall: the newest names, or those after a cursor. A cursor stays good when its name has gone. */
export async function readWall(db: Database, after?: string): Promise<Wall> {
  const [, at, id] = cursorPattern.exec(after ?? '') ?? []
  const older = at && sql`(confirmed_at, public_id) < (${new Date(Number(at)).toISOString()}::timestamptz, ${id})`
  const rows = await db
    .select(columns)
    .from(pledgeSignature)
    .innerJoin(submission, eq(submission.id, pledgeSignature.submission))
    .where(and(shown, older || undefined))
    .orderBy(desc(pledgeSignature.confirmedAt), desc(pledgeSignature.publicId))
    .limit(wallPage + 1)
  const names = rows.slice(0, wallPage).map(nameOf)
  const last = names.at(-1)
  return {
    count: await db.$count(pledgeSignature, shown),
    names,
    ...(rows.length > wallPage && last && { next: `${Date.parse(last.signed)}.${last.id}` }),
  }
}

/** A name on the wall, with what its account has signed, where one has. */
export type Certified = WallName & { message?: string; signature?: string }

/** One name by its public id; undefined when there is none on the wall. */
export async function findOnWall(db: Database, id: string): Promise<Certified | undefined> {
  const { message, signature } = pledgeSignature
  const [row] = await db
    .select({ ...columns, message, signature })
    .from(pledgeSignature)
    .innerJoin(submission, eq(submission.id, pledgeSignature.submission))
    .where(and(shown, eq(pledgeSignature.publicId, id)))
  if (!row?.message || !row.signature) return row && nameOf(row)
  return { ...nameOf(row), message: row.message, signature: row.signature }
}

function nameOf({ id, signed, text, account, answers: { name, signer, link } }: Row): WallName {
  const words = signers.find(([value]) => value === signer && value !== 'other')?.[1] ?? ''
  const known = { ...(link && { link }), ...(account && { account }) }
  return { id, name: name ?? '', signer: words, ...known, signed: signed!.toISOString(), text }
}
