import { desc, eq } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createTransport } from 'nodemailer'
import type { Database } from '#core/database/database.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { CalendarMethod } from '#core/time/calendar-file.ts'

/** A calendar file in a mail, and what the reader's program does with it. */
export type MailCalendar = { method: CalendarMethod; content: string }

/** Mail that nobody sends, one row each, for the outbox page. */
export const outboxMail = pgTable('outbox_mail', {
  id: uuid().primaryKey(),
  messageId: text('message_id').notNull().unique(),
  sender: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  replyTo: text('reply_to'),
  headers: jsonb().$type<Record<string, string>>().notNull().default({}),
  calendar: jsonb().$type<MailCalendar>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/**
 * A mail to one person. The same `id` (a UUID) is the same mail: it has one message id, however often it is tried. `thread` takes its
 * place in the message id where an answer has to be known by it.
 */
export type Mail = {
  id: string
  thread?: string
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  calendar?: MailCalendar
}

/**
 * A mail about a submission, as part of one conversation: all its mails answer one message that was never sent, and what a person answers
 * to any of them names it too. Mail programs keep together what has an ancestor in common.
 */
export function inThread(mail: Mail, { reference }: { reference: string }): Mail {
  const root = `<${reference.toLowerCase()}@${hostOf(mail.from)}>`
  return { ...mail, headers: { ...mail.headers, References: root, 'In-Reply-To': root } }
}

/** Sends mail, or keeps it in the outbox when `embedded`. `send` throws when the mail did not leave. */
export type Mailer = { embedded: boolean; send: (mail: Mail) => Promise<void> }

/** What the calendar file of a mail is called. */
export const calendarName = 'call.ics'

/** Longest time one attempt may take, in milliseconds; also against a server that answers one byte at a time. */
export const mailTimeout = 10_000

/** Mail by SMTP_URL; without it, mail into the table behind the outbox page. */
export function openMailer({ db, env }: { db: Database; env: Pick<Env, 'SMTP_URL'> }): Mailer {
  return env.SMTP_URL ? { embedded: false, send: smtp(env.SMTP_URL) } : { embedded: true, send: outbox(db) }
}

/** The newest mails of the outbox, newest first. */
export async function listOutbox(db: Database, { limit }: { limit: number }) {
  return db.select().from(outboxMail).orderBy(desc(outboxMail.createdAt)).limit(limit)
}

/** One mail of the outbox. */
export async function findOutboxMail(db: Database, id: string) {
  const [mail] = await db.select().from(outboxMail).where(eq(outboxMail.id, id))
  return mail
}

/** A mail of the outbox as the whole message a mail server would have been given. */
export async function composeMail(kept: typeof outboxMail.$inferSelect): Promise<string> {
  const { id, sender, recipient, subject, text: plain, html, headers, createdAt } = kept
  const [replyTo, calendar] = [kept.replyTo ?? undefined, kept.calendar ?? undefined]
  const mail = { id, from: sender, to: recipient, subject, text: plain, html, replyTo, headers, calendar }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const composed = await composer.sendMail({ ...message(mail), messageId: kept.messageId, date: createdAt })
  return String(composed.message)
}

function message({ id, thread, calendar, ...mail }: Mail) {
  const icalEvent = calendar && { ...calendar, filename: calendarName }
  // No text in a mail is ever taken as a file to read or an address to fetch.
  return {
    ...mail,
    icalEvent,
    messageId: `<${thread ?? id}@${hostOf(mail.from)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const hostOf = (sender: string) => /@([^\s>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'

function smtp(url: string): Mailer['send'] {
  const transport = createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: 10_000,
  })
  return async (mail) => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
      mailTimeout,
    )
    try {
      await Promise.race([transport.sendMail(message(mail)), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

function outbox(db: Database): Mailer['send'] {
  return async (mail) => {
    const { messageId } = message(mail)
    const { id, from: sender, to: recipient, subject, text: plain, html, replyTo, headers, calendar } = mail
    await db
      .insert(outboxMail)
      .values({ id, messageId, sender, recipient, subject, text: plain, html, replyTo, headers, calendar })
      .onConflictDoNothing()
  }
}
