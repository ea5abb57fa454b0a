import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { testForms } from '#server/http/test-forms.server.ts'
import { mailServer } from '#tests/faults/mail-server.ts'
import { runOps } from './ops.server.ts'

const address = 'answers@intaglio.example'
const server = await mailServer()
const site = await testForms({ SMTP_URL: server.url, CHAT_REPLY_ADDRESS: address })
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

async function* bytes(text: string) {
  yield new TextEncoder().encode(text)
}

/** Runs a command; `input` comes in by standard input. */
async function ops(words: string[], input?: string, database: NodeJS.ProcessEnv = { DATABASE_URL: site.url }) {
  let [out, err] = ['', '']
  const code = await runOps(words, {
    env: () => readEnv({ ...database, SECRET: 'a secret that only tests use, 32+', CHAT_REPLY_ADDRESS: address }),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    ...(input !== undefined && { input: bytes(input) }),
  })
  return { code, out, err }
}

const question = { name: 'Ada', email: 'ada@example.com', message: 'Do you audit Cairo?' }

async function ask(more: Record<string, string> = {}) {
  const answer = await site.postJson('/api/forms/hand-over', { ...question, ...more })
  expect(answer.status).toBe(202)
  return (await answer.json()) as { id: string; reference: string; key: string }
}

async function heard(key: string, after?: string) {
  const answer = await site.postJson('/api/hand-over/answers', { key, after })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { waits: boolean; answers: { id: string; name: string; text: string; at: string }[] }
}

/** Delivers all mail, and answers what came in since. */
async function mails() {
  const before = server.taken.length
  await site.deliverAll()
  return Promise.all(
    server.taken.slice(before).map(async ({ to, raw }) => ({ ...(await PostalMime.parse(raw)), to: to[0]! })),
  )
}

/** The operator's mail about a question, and an answer to it as a mail program writes one. */
async function letterOf(reference: string) {
  const letter = (await mails()).find(({ subject }) => subject === `Question from the chat ${reference}`)!
  const reply = (text: string, { to = letter.replyTo![0]!.address!, id = 'r1', headers = [] as string[] } = {}) =>
    [
      'From: Operator <op@intaglio.example>',
      `To: ${to}`,
      `Message-ID: <${id}@intaglio.example>`,
      `In-Reply-To: ${letter.messageId}`,
      `References: ${letter.messageId}`,
      ...headers,
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      '',
      'On Mon, 3 Nov 2025 at 10:00, Us <hello@intaglio.example> wrote:',
      '> Do you audit Cairo?',
    ].join('\r\n')
  return { letter, reply }
}

test('a question waits; the operator answers it by a command; the window hears it, and a mail goes out', async () => {
  expect(await ops(['chat', 'waiting'])).toEqual({ code: 0, out: 'No question waits for a person.\n', err: '' })
  const { reference, key } = await ask()
  expect((await ops(['chat', 'waiting'])).out).toMatch(new RegExp(`${reference} .* Ada +ada@example.com +Do you audit`))
  expect(await heard(key)).toEqual({ waits: true, answers: [] })
  await mails()

  const done = await ops([
    'chat',
    'reply',
    reference.toLowerCase(),
    '--text',
    'Yes.\n\nFrom Monday on.',
    '--name',
    'Grace',
  ])

  expect(done).toEqual({
    code: 0,
    out: `${reference} is answered. The chat shows it, and a mail is on its way.\n`,
    err: '',
  })
  const first = await heard(key)
  expect(first).toMatchObject({ waits: false, answers: [{ name: 'Grace', text: 'Yes.\n\nFrom Monday on.' }] })
  expect(await heard(key, first.answers[0]!.id)).toEqual({ waits: false, answers: [] })
  expect((await ops(['chat', 'waiting'])).out).toBe('No question waits for a person.\n')
  const [mail] = await mails()
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: `Answer to your question ${reference}` })
  expect(mail!.text).toContain('Yes.\n\nFrom Monday on.\n\nAnswered by: Grace')
  expect(mail!.text).not.toContain('Cairo')

  expect((await ops(['chat', 'reply', reference], 'And another.\n')).code).toBe(0)
  expect(await heard(key, first.answers[0]!.id)).toMatchObject({
    answers: [{ text: 'And another.', name: 'Intaglio' }],
  })
})

test('the operator answers the mail, and the same mail twice is one answer', async () => {
  const { reference, key } = await ask({ email: 'bo@example.com' })
  const { letter, reply } = await letterOf(reference)
  expect(letter.replyTo![0]!.address).toMatch(/^answers\+[\da-f]{40}@intaglio\.example$/)
  expect(letter.messageId).toMatch(/^<question\.[\da-f]{40}@intaglio\.example>$/)

  expect(await ops(['chat', 'receive'], reply('Yes, we do.'))).toMatchObject({
    code: 0,
    out: `${reference} is answered.\n`,
  })
  expect(await ops(['chat', 'receive'], reply('Yes, we do.'))).toMatchObject({
    code: 0,
    out: `${reference} has this answer already.\n`,
  })
  // A mail server that lost the tag: what the mail answers is enough.
  expect((await ops(['chat', 'receive'], reply('Also Rust.', { to: address, id: 'r2' }))).code).toBe(0)

  expect((await heard(key)).answers.map(({ text }) => text)).toEqual(['Yes, we do.', 'Also Rust.'])
  expect((await mails()).map(({ to }) => to)).toEqual(['bo@example.com', 'bo@example.com'])
})

test('an automatic answer is dropped, and what answers nothing here is refused', async () => {
  const { reference, key } = await ask({ email: 'cy@example.com' })
  const { reply } = await letterOf(reference)
  const away = await ops(['chat', 'receive'], reply('I am away.', { headers: ['Auto-Submitted: auto-replied'] }))
  expect(away).toEqual({ code: 0, out: 'The mail was dropped: it is an automatic answer.\n', err: '' })
  const strange = `From: a@b.example\r\nTo: answers+${'0'.repeat(40)}@intaglio.example\r\n\r\nHi`
  expect(await ops(['chat', 'receive'], strange)).toMatchObject({
    code: 1,
    err: 'This mail answers no question that is stored here.\n',
  })
  expect((await ops(['chat', 'receive'], reply('> only a quote', { id: 'q' }))).err).toBe('The answer has no text.\n')
  expect((await ops(['chat', 'receive'], reply('x'.repeat(4_001), { id: 'l' }))).err).toMatch(/has 4001 characters/)
  expect((await ops(['chat', 'receive'])).code).toBe(2)
  expect((await heard(key)).answers).toEqual([])
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  expect((await ops(['chat', 'receive'], reply('Yes.'), nowhere)).code).toBe(75)
  // A mail server that does not know where the server keeps its data keeps the mail until it does.
  const unset = await ops(['chat', 'receive'], reply('Yes.'), { DATA_DIR: '/nonexistent' })
  expect(unset).toMatchObject({ code: 75, err: expect.stringContaining('There is no database in /nonexistent yet.') })
  const wrong = await ops(['chat', 'receive'], reply('Yes.'), { DATABASE_URL: 'nowhere' })
  expect(wrong).toMatchObject({ code: 75, err: expect.stringContaining('DATABASE_URL') })
  expect((await ops(['chat', 'waiting'], undefined, nowhere)).code).toBe(1)
})

test('what is typed wrong is said in a sentence', async () => {
  expect((await ops(['chat', 'reply', 'IN-0000-0000', '--text', 'x'])).err).toBe(
    'There is no question IN-0000-0000 to a person.\n',
  )
  const { reference } = await ask({ email: 'di@example.com' })
  expect((await ops(['chat', 'reply', reference, '--text', ' '])).err).toBe('The answer has no text.\n')
  expect((await ops(['chat', 'reply', reference, '--text', 'x', '--name', ' '])).code).toBe(2)
  expect((await ops(['chat', 'reply', reference])).err).toMatch(/Nothing comes in by standard input/)
})

test('a visitor who writes again goes on in the same conversation, and no other key opens it', async () => {
  const first = await ask({ email: 'ed@example.com' })
  await ops(['chat', 'reply', first.reference, '--text', 'First answer'])
  const second = await ask({ email: 'ed@example.com', message: 'And Move?', follows: first.key })
  const { letter } = await letterOf(second.reference)
  expect(letter.text).toContain(`Goes on with: ${first.reference}`)
  expect(await heard(second.key)).toMatchObject({ waits: true, answers: [{ text: 'First answer' }] })

  // The operator may name any question of the conversation.
  await ops(['chat', 'reply', first.reference, '--text', 'Second answer'])
  for (const { key } of [first, second])
    expect(await heard(key)).toMatchObject({
      waits: false,
      answers: [{ text: 'First answer' }, { text: 'Second answer' }],
    })

  const stranger = await ask({ email: 'fy@example.com', follows: 'A'.repeat(22) })
  expect(await heard(stranger.key)).toEqual({ waits: true, answers: [] })
  const refused = async (body: object) => {
    const answer = await site.postJson('/api/hand-over/answers', body)
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }
  expect(await refused({ key: 'A'.repeat(22) })).toEqual([410, 'hand-over.gone'])
  for (const body of [{}, { key: 'x' }, { key: first.key, after: 'x' }, { key: first.key, more: 1 }])
    expect(await refused(body)).toEqual([400, 'request.malformed'])
  expect((await site.app.request('/api/hand-over/answers')).status).toBe(405)
  const kept = JSON.stringify(await site.query('select * from hand_over'))
  expect(kept).not.toContain(first.key)
})

test('a person sees the answers in what is stored about them, and an erasure takes them away', async () => {
  const { reference, key } = await ask({ email: 'gil@example.com' })
  await ops(['chat', 'reply', reference, '--text', 'An answer to Gil'])
  const shown = await ops(['person', 'export', '--email', 'gil@example.com'])
  expect(shown.out).toContain('An answer to Gil')
  expect(shown.out).not.toMatch(/sha256|"thread"/i)
  expect((await ops(['person', 'erase', '--email', 'gil@example.com', '--yes'])).code).toBe(0)
  expect((await site.postJson('/api/hand-over/answers', { key })).status).toBe(410)
  expect(await site.query(`select answer from hand_over_answer where answer = 'An answer to Gil'`)).toEqual([])
})
