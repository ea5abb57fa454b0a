import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLoopbackName } from '#core/http/loopback.ts'
import {
  CommandError,
  printRows,
  wholeNumber,
  writeNew,
  type Command,
  type CommandContext,
  type CommandInput,
} from '#core/process/command.server.ts'
import { writeDurably } from '#core/process/durable-file.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { isAddress } from '#core/text/email.ts'
import { senderOf } from '#mail/letters.server.ts'
import { openMailer } from '#mail/mail.server.ts'
import { liftBounced } from '#privacy/suppression.server.ts'
import { issueMail, readIssue, type Issue } from './issue-letter.server.ts'
import {
  beginIssue,
  countReaders,
  countStates,
  endIssue,
  findIssue,
  issueInHand,
  listIssues,
  markBounced,
  putBackUnknown,
  type StoredIssue,
} from './issue-store.server.ts'
import { subscriber } from './newsletter-tables.server.ts'
import { findSubscribers, knowsTokens } from './newsletter.server.ts'
import { sendIssue } from './send-issue.server.ts'
import { eq } from 'drizzle-orm'

const sending = {
  'per-minute': { about: 'how many mails a minute at most, 60 by default', value: 'number' },
  'trust-refusals': { about: 'take refusals as those of the addresses, also many in a row' },
} as const

/** The operator's commands about issues of the newsletter, and about addresses that do not exist. */
export const issueCommands: Record<string, Command> = {
  'newsletter preview': {
    about: 'shows an issue, written in Markdown, as its readers get it, and writes its HTML to a file',
    words: ['file'],
    options: {
      out: { about: 'the HTML file to write; beside the issue, as .preview.html, by default', value: 'file' },
    },
    needsNoDatabase: true,
    async run({ env, json, print }, { words: [file = ''], options: { out } }) {
      const issue = await issueIn(file, env)
      const mail = issueMail(issue, { ...nobody, from: senderOf(env), to: nobody.to }, { publicUrl: publicUrlOf(env) })
      const written = typeof out === 'string' ? out : `${file.replace(/\.(?:md|markdown)$/i, '')}.preview.html`
      // A preview is made anew each time; a file that was named is never written over.
      await (typeof out === 'string' ? writeNew(out, mail.html) : writeDurably(written, mail.html))
      if (json) return print(JSON.stringify({ subject: mail.subject, text: mail.text, html: written }))
      print(`Subject: ${mail.subject}\n\n${mail.text}`)
      print(`Its HTML is in ${written}.`)
    },
  },

  'newsletter test': {
    about: 'sends an issue to one address, marked as a test',
    words: ['file', 'address'],
    async run({ db, env, json, print }, { words: [file = '', to = ''] }) {
      const issue = await issueIn(file, env)
      if (!isAddress(to)) throw new CommandError(`${to} is not an e-mail address.`, { usage: true })
      const mailer = openMailer({ db, env })
      const addressed = { ...nobody, id: randomUUID(), from: senderOf(env), to }
      try {
        await mailer.send(issueMail(issue, addressed, { publicUrl: publicUrlOf(env), test: true }))
      } catch (error) {
        throw new CommandError(`The mail server did not take it: ${(error as Error).message}`)
      }
      const where = mailer.embedded ? 'is in the outbox, since SMTP_URL is not set' : 'is on its way'
      print(json ? JSON.stringify({ tested: to, subject: issue.subject }) : `The test for ${to} ${where}.`)
    },
  },

  'newsletter send': {
    about:
      'sends an issue to every confirmed subscriber, each once; the same file again goes on where it was interrupted',
    words: ['file'],
    options: sending,
    asks: true,
    async run(context, input) {
      const { db, env } = context
      const issue = await issueIn(input.words[0]!, env)
      const known = await findIssue(db, issue)
      if (known && known.state !== 'sending')
        throw new CommandError(`This issue was ${known.state} on ${dayOf(known.finishedAt)}. An issue is sent once.`)
      const inHand = await issueInHand(db)
      if (inHand && inHand.id !== known?.id)
        throw new CommandError(
          `"${inHand.subject}" is not finished. Say newsletter resume to send the rest, or newsletter stop to end it.`,
        )
      await checkSetting(context)
      await run(context, input, known ?? (await begun(context, issue)))
    },
  },

  'newsletter resume': {
    about: 'sends the rest of the issue that was interrupted, as it was begun',
    options: {
      ...sending,
      unknown: { about: 'send again, too, what the mail server may have taken when a run was ended' },
    },
    asks: true,
    async run(context, input) {
      const { db, confirm } = context
      const issue = await issueToEnd(context)
      await checkSetting(context)
      if (input.options.unknown) await putBackUnknown(db, issue.id)
      const { pending = 0 } = await countStates(db, issue.id)
      if (!(await confirm(`Send "${issue.subject}" to the ${counted(pending, 'reader')} who wait for it?`)))
        throw new CommandError('Nothing was sent.')
      await run(context, input, issue)
    },
  },

  'newsletter stop': {
    about: 'ends the issue that was interrupted: those who wait for it get nothing',
    asks: true,
    async run(context) {
      const { db, confirm, json, print } = context
      const issue = await issueToEnd(context)
      const { pending = 0 } = await countStates(db, issue.id)
      if (!(await confirm(`End "${issue.subject}" although ${counted(pending, 'reader')} would still get it?`)))
        throw new CommandError('Nothing was changed.')
      await endIssue(db, issue.id, 'stopped')
      print(json ? JSON.stringify({ stopped: issue.subject }) : `"${issue.subject}" is ended.`)
    },
  },

  'newsletter status': {
    about: 'shows the issues that were sent, the newest first, and what became of their mails',
    options: { limit: { about: 'how many, 10 by default', value: 'number' } },
    async run(context, input) {
      const issues = await listIssues(context.db, wholeNumber(input, 'limit', 10))
      const states = await Promise.all(issues.map(({ id }) => countStates(context.db, id)))
      printRows(context, {
        empty: 'No issue was sent.',
        rows: issues.map((issue, at) => {
          const { pending = 0, sent = 0, left = 0, suppressed = 0, unknown = 0, ...rest } = states[at]!
          const [bounced, failed] = [(rest.bounced ?? 0) + (rest.refused ?? 0), rest.failed ?? 0]
          const { subject, state, createdAt: begunAt, finishedAt: ended, recipients } = issue
          const waiting = pending + (rest.trying ?? 0)
          const figures = { recipients, sent, waiting, bounced, failed, left, suppressed, unknown }
          return { begun: begunAt, ended, state, ...figures, subject }
        }),
      })
    },
  },

  'newsletter bounce': {
    about: 'puts an address that does not exist on the list of those we never write to, for a year',
    words: ['email'],
    async run({ db, secret, json, print }, { words: [email = ''] }) {
      const [row] = (await findSubscribers(db, [email])).values()
      if (!row) throw new CommandError(`${email} has not asked for the newsletter.`)
      const key = await secret()
      await db.transaction((tx) => markBounced(tx, key, row))
      print(
        json ? JSON.stringify({ bounced: row.email }) : `${row.email} gets no more mail. newsletter restore undoes it.`,
      )
    },
  },

  'newsletter restore': {
    about: 'writes again to an address that was taken for one that does not exist',
    words: ['email'],
    async run({ db, secret, json, print }, { words: [email = ''] }) {
      if (!(await liftBounced(db, await secret(), email)))
        throw new CommandError(`${email} is not among the addresses that do not exist.`)
      const [row] = (await findSubscribers(db, [email])).values()
      if (row) await db.update(subscriber).set({ bouncedAt: null }).where(eq(subscriber.id, row.id))
      print(json ? JSON.stringify({ restored: email }) : `${email} gets mail again.`)
    },
  },
}

/** What stands in a mail that goes to no reader. */
const nobody = { id: randomUUID(), to: 'reader@example.com', token: 'A'.repeat(22) }

const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>) => PUBLIC_URL ?? `http://localhost:${PORT}`

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? 'another day'

async function issueIn(file: string, env: Env): Promise<Issue> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code}).`)
  })
  try {
    return readIssue(text, { publicUrl: publicUrlOf(env) })
  } catch (error) {
    throw error instanceof CommandError ? new CommandError(`${basename(file)}: ${error.message}`) : error
  }
}

async function issueToEnd({ db }: Pick<CommandContext, 'db'>): Promise<StoredIssue> {
  const issue = await issueInHand(db)
  if (!issue) throw new CommandError('Every issue is finished. See newsletter status.')
  return issue
}

/** Throws where the unsubscribe link would lead nowhere: then nothing may be sent. */
async function checkSetting({ db, env, secret }: CommandContext): Promise<void> {
  const { SMTP_URL, PUBLIC_URL } = env
  const isHttps = PUBLIC_URL?.startsWith('https:') || (PUBLIC_URL && isLoopbackName(new URL(PUBLIC_URL).hostname))
  if (SMTP_URL && !isHttps)
    throw new CommandError(
      'Set PUBLIC_URL to the https address of the site, as on the server: the unsubscribe link begins with it.',
    )
  if (!(await knowsTokens(db, await secret())))
    throw new CommandError(
      'SECRET differs from that of the server, so no reader could unsubscribe. Set it as on the server.',
    )
}

/** Shows how many would get it, asks, and writes down who they are. */
async function begun({ db, env, secret, confirm, json, print }: CommandContext, issue: Issue): Promise<StoredIssue> {
  const { readers, suppressed } = await countReaders(db, await secret())
  if (readers === 0) throw new CommandError('The newsletter has no reader to send it to.')
  if (!json) {
    print(`Subject: ${issue.subject}`)
    print(`Readers: ${readers} confirmed; ${suppressed} more are left out, whose addresses get no mail.`)
    if (!env.SMTP_URL) print('SMTP_URL is not set: the mails go to the outbox.')
  }
  if (!(await confirm(`Send it to ${counted(readers, 'reader')}?`))) throw new CommandError('Nothing was sent.')
  return beginIssue(db, issue)
}

async function run({ db, env, secret, json, print }: CommandContext, input: CommandInput, issue: StoredIssue) {
  const perMinute = wholeNumber(input, 'per-minute', 60)
  let settled = 0
  const ended = await sendIssue(
    {
      db,
      secret: await secret(),
      mail: openMailer({ db, env }),
      from: senderOf(env),
      publicUrl: publicUrlOf(env),
      sleep,
      onSettled: () => {
        if (++settled % 100 === 0 && !json) print(`${settled} mails so far.`)
      },
    },
    issue,
    { perMinute, trustRefusals: input.options['trust-refusals'] === true },
  )
  const states = await countStates(db, issue.id)
  const { sent = 0, pending = 0, unknown = 0 } = states
  if (ended !== 'sent')
    throw new CommandError(
      ended.stopped === 'server'
        ? `The mail server does not take mail (${ended.error}). ${sent} are sent, ${pending} wait. Mend it and say newsletter resume.`
        : `The mail server refused several readers in a row (${ended.error}). Nothing is held against them. If it is at fault, mend it and say newsletter resume; if they are, add --trust-refusals.`,
    )
  if (json) return print(JSON.stringify({ subject: issue.subject, ...states }))
  const rest = Object.entries(states).filter(([state]) => state !== 'sent')
  print(`Sent to ${counted(sent, 'reader')}.${rest.map(([state, count]) => ` ${count} ${state}.`).join('')}`)
  if (unknown > 0) print('A run ended while the mail server was asked about the unknown ones: they may have arrived.')
}
