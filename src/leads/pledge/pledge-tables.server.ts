import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Signatures under the pledge, pending and confirmed. Name, kind and link are answers of the submission. Tokens are stored as hashes.
 * Those by mail have no `account`, those by wallet nothing of a mail.
 */
export const pledgeSignature = pgTable('pledge_signature', {
  submission: uuid().primaryKey(),
  publicId: text('public_id').notNull().unique(),
  method: text().$type<'email' | 'wallet'>().notNull(),
  emailKey: text('email_key'),
  status: text().$type<'pending' | 'confirmed'>().notNull(),
  textSha256: text('text_sha256').notNull(),
  nonce: text(),
  confirmSha256: text('confirm_sha256').unique(),
  confirmExpiresAt: moment('confirm_expires_at'),
  withdrawSha256: text('withdraw_sha256').unique(),
  mailedAt: moment('mailed_at'),
  confirmedAt: moment('confirmed_at'),
  hiddenAt: moment('hidden_at'),
  account: text().unique(),
  message: text(),
  signature: text(),
})
