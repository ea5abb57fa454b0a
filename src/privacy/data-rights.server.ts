import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { retention } from '#content/legal/retention.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import { createDeliveries } from '#mail/deliveries.server.ts'
import { dataRequest } from './tables.server.ts'

/** One request for what is stored about an address. */
export type DataRequest = typeof dataRequest.$inferSelect

/** What a token looks like: 128 bits in base64url. */
export const tokenPattern = /^[\w-]{22}$/

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The token of a request. It follows from SECRET and two stored random values, so a repeated mail carries the same. */
function tokenOf(secret: Secret, { id, nonce }: Pick<DataRequest, 'id' | 'nonce'>): string {
  const signature = secret.sign('data-rights', `${nonce}.${id}`)
  return Buffer.from(signature, 'base64url').subarray(0, 16).toString('base64url')
}

/** Files a request and its mail. It does the same for every address: whether a mail leaves is decided when it is delivered. */
export async function fileRequest({ db, enqueue }: { db: Database; enqueue: Enqueue }, email: string): Promise<void> {
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await tx.insert(dataRequest).values({ id, email, nonce: randomBytes(16).toString('base64url') })
    await createDeliveries(tx, enqueue, [
      { event: 'data.requested', destination: 'data-rights', payload: { request: id } },
    ])
  })
}

/** The request with this id, while it waits or its link is open. */
export async function findRequest(db: Database, id: string): Promise<DataRequest | undefined> {
  const [row] = await db.select().from(dataRequest).where(eq(dataRequest.id, id))
  return row
}

/** Forgets a request: nothing is stored about its address, or no mail can go there. */
export async function dropRequest(db: Database, { id }: Pick<DataRequest, 'id'>): Promise<void> {
  await db.delete(dataRequest).where(eq(dataRequest.id, id))
}

/** Opens the link of a request, if it is not open already, and answers its token: from now on its hours count. */
export async function openLink(db: Database, secret: Secret, request: DataRequest): Promise<string> {
  const token = tokenOf(secret, request)
  const hours = sql`make_interval(hours => ${retention.dataLinkHours})`
  await db
    .update(dataRequest)
    .set({ tokenSha256: hashOf(token), expiresAt: sql`coalesce(${dataRequest.expiresAt}, now() + ${hours})` })
    .where(eq(dataRequest.id, request.id))
  return token
}

/** The request whose link this is. Answers undefined when the token is unknown, used up or too old. */
export async function requestOfLink(db: Database, token: string): Promise<DataRequest | undefined> {
  const [row] = await db.select().from(dataRequest).where(isOpen(token))
  return row
}

/** Uses a link up and answers its request; of several simultaneous calls, one gets it. */
export async function useLink(tx: Database, token: string): Promise<DataRequest | undefined> {
  const [row] = await tx.delete(dataRequest).where(isOpen(token)).returning()
  return row
}

const isOpen = (token: string) => and(eq(dataRequest.tokenSha256, hashOf(token)), gt(dataRequest.expiresAt, sql`now()`))
