import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { beginIssue, countStates } from '#leads/newsletter/issue-store.server.ts'
import { readIssue } from '#leads/newsletter/issue-letter.server.ts'
import { sendIssue } from '#leads/newsletter/send-issue.server.ts'
import { outboxMail, openMailer } from '#mail/mail.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { mailServer, smtpError, type TakenMail } from './mail-server.ts'

const publicUrl = 'https://intaglio.example'
const secret = 'a secret that only tests use, 32+'
const folder = await mkdtemp(join(tmpdir(), 'intaglio-issue-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const words = `# What we learned, "quoted" & <sharp>

A paragraph with **weight**, \`code\` and [a link](/blog).

- one
- two

> Said by a person.
`

/** A list of confirmed readers, `r0@example.com` and so on, with the address by which each leaves. */
async function listOf(count: number) {
  const site = await testForms()
  const readers = Array.from({ length: count }, (_, at) => `r${at}@example.com`)
  for (const email of readers) await site.postJson('/api/forms/newsletter', { email })
  await site.deliverAll()
  const leave = new Map<string, string>()
  for (const { recipient, text } of await site.db.select().from(outboxMail)) {
    const token = (page: string) => new RegExp(`/newsletter/${page}\\?token=([\\w-]{22})`).exec(text)?.[1]
    if (!token('confirm')) continue
    leave.set(recipient, `/api/newsletter/unsubscribe?token=${token('unsubscribe')!}`)
    await site.postJson('/api/newsletter/confirm', { token: token('confirm')! })
  }
  const oneClick = (path: string) =>
    site.app.request(path, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    })
  return { ...site, readers, oneClick, leave: (email: string) => oneClick(leave.get(email)!) }
}

const headerOf = ({ raw }: TakenMail, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw.replace(/\r?\n[ \t]+/g, ' '))?.[1]?.trim()
const recipients = (taken: readonly TakenMail[]) => taken.flatMap(({ to }) => to).toSorted()

/** Sends an issue of its own in this process, as the command does; `between` runs after each mail. */
async function sent(
  site: Awaited<ReturnType<typeof listOf>>,
  mail: Awaited<ReturnType<typeof mailServer>>,
  { between, trustRefusals = false }: { between?: () => Promise<unknown>; trustRefusals?: boolean } = {},
) {
  const issue = await beginIssue(site.db, readIssue(`${words}\n${crypto.randomUUID()}`, { publicUrl }))
  const mailer = openMailer({ db: site.db, env: { SMTP_URL: mail.url } })
  const deps = { db: site.db, secret: site.secret, mail: mailer, from: 'Us <us@intaglio.example>', publicUrl }
  const ended = await sendIssue({ ...deps, sleep: async () => between?.() }, issue, { perMinute: 60, trustRefusals })
  return { ended, issue, states: await countStates(site.db, issue.id) }
}

test(
  'killed between two readers the command goes on with the rest, each exactly once; of one that was in hand it asks',
  { timeout: 240_000 },
  async () => {
    await using site = await listOf(6)
    let holds = false
    const { promise: held, resolve: holding } = Promise.withResolvers<void>()
    await using mail = await mailServer({
      onRcptTo: (_address, _session, done) => (holds ? holding() : done()),
    })
    const file = join(folder, 'issue.md')
    await writeFile(file, words)
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: site.url,
      SECRET: secret,
      SMTP_URL: mail.url,
      PUBLIC_URL: publicUrl,
    }
    const ops = (...args: string[]) => {
      const child = spawn(process.execPath, ['src/server/ops/ops.server.ts', 'newsletter', ...args], { env })
      let said = ''
      child.stdout.on('data', (part: Buffer) => (said += String(part)))
      child.stderr.on('data', (part: Buffer) => (said += String(part)))
      const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
      return { child, ended }
    }
    const state = async (name: string) =>
      (
        await site.query<{ count: number }>(
          'select count(*)::integer as count from newsletter_recipient where state = $1',
          [name],
        )
      )[0]!.count

    const first = ops('send', file, '--yes', '--per-minute', '60')
    // However slow the machine is: what is held is that of each reader one mail at most was sent, and that every one is accounted for.
    const begun = vi.waitFor(async () => expect(await state('sent')).toBeGreaterThan(1), {
      timeout: 120_000,
      interval: 20,
    })
    await Promise.race([begun, first.ended.then(({ said }) => Promise.reject(new Error(said)))])
    first.child.kill('SIGKILL')
    await first.ended
    expect((await state('trying')) + (await state('pending'))).toBeGreaterThan(1)

    holds = true
    const second = ops('send', file, '--yes')
    await held
    second.child.kill('SIGKILL')
    await second.ended
    holds = false
    await site.query(`update newsletter_recipient set updated_at = now() - interval '2 minutes' where state = 'trying'`)

    const third = await ops('resume', '--yes', '--per-minute', '6000').ended
    const [done, unknown] = [await state('sent'), await state('trying')]
    expect(third).toEqual({ code: 0, said: expect.stringMatching(`^Sent to ${done} readers\\. ${unknown} unknown\\.`) })
    expect([done + unknown, unknown > 0]).toEqual([6, true])
    expect(new Set(recipients(mail.taken)).size).toBe(mail.taken.length)
    expect(mail.taken.length).toBeGreaterThanOrEqual(done)
    const again = await ops('send', file, '--yes').ended
    expect(again).toEqual({
      code: 1,
      said: expect.stringMatching(/^This issue was sent on .* An issue is sent once\.\n$/),
    })
    expect(new Set(recipients(mail.taken)).size).toBe(mail.taken.length)
  },
)

test('each mail says how to leave by one POST, and who leaves gets none that was not sent yet', async () => {
  await using site = await listOf(3)
  await using mail = await mailServer()
  let left: string | undefined

  const { states } = await sent(site, mail, {
    between: async () => {
      const waiting = site.readers.find((email) => !recipients(mail.taken).includes(email))
      if (left || !waiting) return
      left = waiting
      expect((await site.leave(waiting)).status).toBe(200)
    },
  })

  expect(states).toEqual({ sent: 2, left: 1 })
  expect(recipients(mail.taken)).toEqual(site.readers.filter((email) => email !== left))
  const [taken] = mail.taken
  expect(headerOf(taken!, 'Subject')).toMatch(/^=\?UTF-8\?Q\?What_we_learned/)
  expect(headerOf(taken!, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const [, url] = /^<(https:[^>]+)>$/.exec(headerOf(taken!, 'List-Unsubscribe')!)!
  expect((await site.oneClick(url!.slice(publicUrl.length))).status).toBe(200)
  expect(await site.query('select status from subscriber where email = $1', taken!.to)).toEqual([
    { status: 'unsubscribed' },
  ])
  expect(taken!.raw).toContain('a link (https://intaglio.example/blog)')
  expect(taken!.raw).toContain('&lt;sharp&gt;')
})

test('an address that does not exist is never written to again; a full mailbox is, and one that asks for patience the same day', async () => {
  await using site = await listOf(4)
  const answers: Record<string, Error[]> = {
    'r0@example.com': [smtpError(550, '5.1.1 No such user')],
    'r1@example.com': [smtpError(552, '5.2.2 Mailbox full')],
    'r2@example.com': [smtpError(451, '4.7.1 Come again')],
  }
  await using mail = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(answers[address]?.shift() ?? null),
  })
  const dueNow = () => site.query(`update newsletter_recipient set next_at = now() where state = 'pending'`)

  const { states } = await sent(site, mail, { between: dueNow })

  expect(states).toEqual({ sent: 2, bounced: 1, failed: 1 })
  expect(recipients(mail.taken)).toEqual(['r2@example.com', 'r3@example.com'])
  expect(await site.query('select email from subscriber where bounced_at is not null')).toEqual([
    { email: 'r0@example.com' },
  ])
  expect(await site.query('select reason from suppression')).toEqual([{ reason: 'bounced' }])

  const next = await sent(site, mail)
  expect(next.states).toEqual({ sent: 3, suppressed: 1 })
})

test('a server that refuses everyone is at fault itself: nothing is held against the readers', async () => {
  await using site = await listOf(6)
  let relays = false
  await using mail = await mailServer({
    onRcptTo: (_address, _session, done) => done(relays ? null : smtpError(550, 'relay not permitted')),
  })

  const { ended, issue, states } = await sent(site, mail)

  expect(ended).toEqual({ stopped: 'refused', error: 'smtp-550' })
  expect(states).toEqual({ pending: 6 })
  expect(await site.query('select from suppression')).toEqual([])
  relays = true
  const mailer = openMailer({ db: site.db, env: { SMTP_URL: mail.url } })
  const deps = { db: site.db, secret: site.secret, mail: mailer, from: 'us@intaglio.example', publicUrl }
  expect(await sendIssue({ ...deps, sleep: async () => undefined }, issue, { perMinute: 60 })).toBe('sent')
  expect(recipients(mail.taken)).toEqual(site.readers)
})

test.each([
  ['no subject', 'The issue has to begin with its subject: a first line such as "# What we learned in November".'],
  ['# A\n', 'The issue has a subject and no text.'],
  ['# A\n\n<b>x</b>', 'Line 3: A mail cannot hold HTML: write Markdown.'],
  [
    '# A\n\n[x](javascript:alert(1))',
    'Line 3: "javascript:alert(1)" is not an address a reader can follow: write it whole, or from "/" on.',
  ],
])('%j is refused with a sentence', (text, sentence) => {
  expect(() => readIssue(text, { publicUrl })).toThrow(sentence)
})
