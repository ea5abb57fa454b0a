import { createHash, randomBytes } from 'node:crypto'
import { SiweMessage } from '@signinwithethereum/siwe'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#core/database/database.server.ts'
import { signInMessage } from './tables.server.ts'

/** How long a message may be signed, in milliseconds; also how far its date may be from now. */
export const messageLife = 5 * 60_000

/** Signatures that are looked at for one message. */
export const mostAttempts = 5

/** What the visitor reads in the wallet. The grammar of EIP-4361 allows it no other characters than those of an address line. */
const statement = 'Sign in with this account. Signing costs nothing, moves nothing and permits nothing else.'

/** What a message is about. */
export type Asked = { address: Address; chainId: number; origin: string; visitor: string }

/** Writes the message that `visitor` (a cookie's token) may sign with `address`, keeps its hash, and answers its exact text. */
export async function issueMessage(db: Database, { address, chainId, origin, visitor }: Asked): Promise<string> {
  const { text } = await giveOut(db, visitor, ({ nonce, issued, expires }) =>
    new SiweMessage({
      domain: new URL(origin).host,
      address,
      statement,
      uri: origin,
      version: '1',
      chainId,
      nonce,
      issuedAt: issued.toISOString(),
      expirationTime: expires.toISOString(),
    }).prepareMessage(),
  )
  return text
}

/** What makes a message good once, and for a while. */
type Occasion = { nonce: string; issued: Date; expires: Date }

/** Has a message written for `visitor`, keeps its hash under a new nonce for `messageLife`, and answers both. */
export async function giveOut(
  db: Database,
  visitor: string,
  write: (occasion: Occasion) => string,
): Promise<{ nonce: string; text: string }> {
  const issued = await databaseTime(db)
  const expires = new Date(issued.getTime() + messageLife)
  const nonce = randomBytes(16).toString('hex')
  const text = write({ nonce, issued, expires })
  await db
    .insert(signInMessage)
    .values({ nonce, visitorSha256: sha256(visitor), messageSha256: sha256(text), expiresAt: expires })
  return { nonce, text }
}

/**
 * Counts one attempt on the message with this nonce, and answers the hash of its text, its end and the database's time. Undefined when there
 * is none, it has expired, was tried too often, or was given to another visitor: a stranger cannot use up a visitor's attempts.
 */
export async function takeAttempt(
  db: Database,
  { nonce, visitor }: { nonce: string; visitor: string },
): Promise<{ messageSha256: string; expires: Date; now: Date } | undefined> {
  const [row] = await db
    .update(signInMessage)
    .set({ attempts: sql`${signInMessage.attempts} + 1` })
    .where(
      and(
        eq(signInMessage.nonce, nonce),
        eq(signInMessage.visitorSha256, sha256(visitor)),
        gt(signInMessage.expiresAt, sql`clock_timestamp()`),
        lt(signInMessage.attempts, mostAttempts),
      ),
    )
    .returning({ messageSha256: signInMessage.messageSha256, expires: signInMessage.expiresAt, now: milliseconds })
  return row && { ...row, now: new Date(Number(row.now)) }
}

/** Takes an attempt back: the chain could not be asked, which is not the visitor's doing. */
export async function returnAttempt(db: Database, nonce: string): Promise<void> {
  await db
    .update(signInMessage)
    .set({ attempts: sql`greatest(${signInMessage.attempts} - 1, 0)` })
    .where(eq(signInMessage.nonce, nonce))
}

/** Uses the message up, as part of the caller's transaction. Of several simultaneous calls exactly one is answered true. */
export async function useMessage(tx: Database, nonce: string): Promise<boolean> {
  const used = await tx
    .delete(signInMessage)
    .where(and(eq(signInMessage.nonce, nonce), gt(signInMessage.expiresAt, sql`clock_timestamp()`)))
    .returning({ nonce: signInMessage.nonce })
  return used.length === 1
}

/** SHA-256 in base64url. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

const milliseconds = sql<string>`floor(extract(epoch from clock_timestamp()) * 1000)`

/** All times are the database's: neither the visitor's clock nor that of one of several servers matters. */
async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${milliseconds} as now`)
  return new Date(Number(rows[0]!.now))
}
