import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { isSuppressed } from '#privacy/suppression.server.ts'
import { servedForms } from '#server/features.server.ts'
import { goodContact, testForms } from '#server/http/test-forms.server.ts'
import { runningPostgres, startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { runOps } from './ops.server.ts'

const secretText = 'a secret that only tests use, 32+'
const site = await testForms({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' })
const directory = await mkdtemp(join(tmpdir(), 'intaglio-ops-'))
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

const variables = { DATABASE_URL: site.url, SECRET: secretText, LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' }

/** Runs one command line as `npm run ops -- …` would. `answer` is what the operator types. */
async function ops(line: string, { answer, env = variables }: { answer?: string; env?: Record<string, string> } = {}) {
  let out = ''
  let err = ''
  const code = await runOps(line.split(' ').filter(Boolean), {
    env: () => readEnv(env),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    ask: answer === undefined ? undefined : async () => answer,
  })
  return { code, out, err }
}

async function store(answers: Record<string, string> = {}) {
  const answer = await site.postJson('/api/forms/contact', { ...goodContact, ...answers })
  return ((await answer.json()) as { reference: string }).reference
}

test('leads list shows what came in, newest first, and what became of it', async () => {
  const first = await store()
  const second = await store({ website: 'spam' })

  const { code, out } = await ops('leads list --limit 2')
  const json = await ops('leads list --form contact --limit 2 --json')

  expect(code).toBe(0)
  expect(out.split('\n')[1]).toMatch(
    new RegExp(`^${second} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +contact +quarantined +ada@example.com +- +- +- +-$`),
  )
  expect(out.split('\n')[2]).toMatch(new RegExp(`^${first} .* webhook pending, operator pending$`))
  expect(JSON.parse(json.out)).toMatchObject([{ reference: second }, { reference: first, answers: goodContact }])
})

test('what a visitor wrote cannot write on the terminal of the operator', async () => {
  await site.query(`update submission set answers = jsonb_set(answers, '{email}', '"\\u001b[31m\\nred@example.com"')
    where id = (select id from submission limit 1)`)

  const { out } = await ops('leads list')

  // eslint-disable-next-line no-control-regex
  expect(out).not.toMatch(/\u001b/)
  expect(out.trim().split('\n')).toHaveLength(3)
})

test('leads export writes a CSV whose cells are text, never formulas', async () => {
  const formula = '=HYPERLINK("http://evil.example","click")'
  await store({ name: formula, message: 'two\nlines, and "quotes"' })
  await store({ name: '+1 202', message: '@SUM(A1:A9) ten chars' })

  const { code, out } = await ops('leads export --form contact')

  expect(code).toBe(0)
  expect(out.split(/\r?\n/)[0]).toBe(
    'reference,form,status,received,page,id,state,owner,due,notes,name,email,topic,service,budget,timeline,message',
  )
  expect(out).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`)
  expect(out).toContain('"two\nlines, and ""quotes"""')
  expect(out).toContain(`'+1 202`)
  expect(out).toContain(`'@SUM(A1:A9) ten chars`)
})

test('leads export writes more than one page of rows, each once, in JSON too', async () => {
  await site.query(`insert into submission (id, reference, form, payload_sha256, answers, status, received_at)
    select gen_random_uuid(), 'bulk-' || n, 'contact', '', '{}', 'accepted', now() - interval '1 day' + n * interval '1 microsecond'
    from generate_series(1, 2500) n`)
  const path = join(directory, 'leads.ndjson')

  const { code, out } = await ops(`leads export --json --out ${path}`)
  const again = await ops(`leads export --json --out ${path}`)

  const references = (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).reference)
  expect(references.filter((reference) => reference.startsWith('bulk-'))).toHaveLength(2500)
  expect(new Set(references).size).toBe(references.length)
  expect([code, JSON.parse(out)]).toEqual([0, { written: references.length }])
  expect([again.code, again.err]).toEqual([1, `${path} exists already.\n`])
  await site.query(`delete from submission where reference like 'bulk-%'`)
})

test('person export --email writes what the person would receive', async () => {
  await store({ email: 'Her@example.com', message: 'What she wrote, in full.' })
  const path = join(directory, 'her.json')

  const shown = await ops('person export --email her@example.com')
  const kept = await ops(`person export --email her@example.com --out ${path}`)

  const person = JSON.parse(shown.out)
  expect(person.submissions).toMatchObject([{ answers: { 'What are you building?': 'What she wrote, in full.' } }])
  expect(kept.out).toBe(`All about her@example.com written to ${path}.\n`)
  expect(JSON.parse(await readFile(path, 'utf8')).submissions).toEqual(person.submissions)
})

test('leads release delivers what was in quarantine, once', async () => {
  const reference = await store({ website: 'spam', message: 'A false alarm, really.' })

  const released = await ops(`leads release ${reference.toLowerCase()}`)
  const again = await ops(`leads release ${reference}`)

  expect([released.code, released.out]).toEqual([0, `${reference} is released and on its way.\n`])
  expect([again.code, again.err]).toEqual([1, `There is no submission ${reference} in quarantine.\n`])
  const deliveries = await site.query(
    `select delivery.id from delivery join submission on submission.id = submission where reference = $1`,
    [reference],
  )
  expect(deliveries).toHaveLength(2)
  const jobs = await site.query(`select from pgboss.job where data ->> 'delivery' = any($1)`, [
    deliveries.map(({ id }) => id),
  ])
  expect(jobs).toHaveLength(2)
})

test('person erase shows what it would erase, and asks', async () => {
  await store({ email: 'shown@example.com' })

  const refused = await ops('person erase --email shown@example.com')
  const declined = await ops('person erase --email shown@example.com', { answer: 'no' })

  expect([refused.code, refused.err]).toEqual([2, 'Nobody can answer here: say --yes to do it without asking.\n'])
  expect([declined.code, declined.err]).toEqual([1, 'Nothing was erased.\n'])
  expect(declined.out).toContain('  1 submissions\n  0 newsletter\n  0 reminders\n  2 deliveries\n  0 mails\n')
  expect(await site.query(`select from submission where answers ->> 'email' = 'shown@example.com'`)).toHaveLength(1)
})

test('person erase leaves a keyed hash, an event for the receiver and one for the mailbox, and nothing else', async () => {
  const email = 'Eve.Erased@example.com'
  const reference = await store({ email })
  await site.postJson('/api/forms/newsletter', { email })
  await site.deliverAll()
  await store({ email: 'someone.else@example.com' })

  const { code, out } = await ops(`person erase --email ${email.toLowerCase()} --yes --json`)

  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({ erased: { submissions: 2, newsletter: 1, reminders: 0, deliveries: 3, mails: 2 } })
  const tables = await site.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  )
  for (const { name } of tables) {
    const found = await site.query(`select from ${name} t where t::text ilike '%eve.erased%' or t::text like $1`, [
      `%${reference}%`,
    ])
    expect([name, found.length]).toEqual([name, name === 'public.delivery' ? 2 : 0])
  }
  const [event] = await site.query(
    `select event, destination, status, payload from delivery where event = 'lead.erased' and destination = 'webhook'`,
  )
  expect(event).toMatchObject({
    destination: 'webhook',
    status: 'pending',
    payload: { references: expect.arrayContaining([reference]), events: [expect.any(String)] },
  })
  expect(await isSuppressed(site.db, site.secret, 'EVE.erased@example.com')).toBe(true)
  expect(
    await site.query(`select from submission where answers ->> 'email' = 'someone.else@example.com'`),
  ).toHaveLength(1)
})

test('an erased address gets the same answer and no mail', async () => {
  await ops('person erase --email gone@example.com --yes')

  expect((await site.postJson('/api/forms/newsletter', { email: 'Gone@example.com' })).status).toBe(202)
  await site.deliverAll()

  expect(await site.query(`select from outbox_mail where recipient ilike 'gone@%'`)).toEqual([])
})

test('jobs list shows what waits and what failed, and jobs retry tries the dead again', async () => {
  const [row] = await site.query<{ id: string }>(
    `update delivery set status = 'dead', last_error = 'http-500' where id = (select id from delivery where status = 'pending' limit 1) returning id`,
  )

  const listed = await ops('jobs list --status dead --json')
  const one = await ops(`jobs retry ${row!.id}`)
  const again = await ops(`jobs retry ${row!.id}`)
  const all = await ops('jobs retry --all --json')

  expect(JSON.parse(listed.out)).toMatchObject([{ id: row!.id, status: 'dead', error: 'http-500' }])
  expect([one.code, one.out]).toEqual([0, '1 delivery is tried again.\n'])
  expect([again.code, again.err]).toEqual([1, `There is no dead delivery ${row!.id}.\n`])
  expect(JSON.parse(all.out)).toEqual({ retried: [] })
  expect((await ops('jobs list')).out).toContain(row!.id)
})

test('webhook key prints the key a receiver needs', async () => {
  expect(JSON.parse((await ops('webhook key --json')).out)).toEqual({
    key: site.secret.key('webhook'),
    encoding: 'base64url',
  })
})

test.each([
  ['leads', 'There is no command "leads". Say --help to see them all.'],
  ['leads lost', 'There is no command "leads lost". Say --help to see them all.'],
  ['leads list --form nothing', `--form must be one of: ${Object.keys(servedForms).join(', ')}.`],
  ['leads list --limit 0', '--limit must be a whole number.'],
  ['leads list --colour', "Unknown option '--colour'. See leads list --help."],
  ['leads list more', 'leads list does not know what "more" is. See leads list --help.'],
  ['leads release', 'leads release needs a reference. See leads release --help.'],
  ['person erase', 'Name the address: person erase --email ada@example.com'],
  ['jobs retry', 'Name one delivery by its id, or say --all.'],
  ['jobs retry 5', '5 is not an id of a delivery.'],
])('%s: says in one sentence what was typed wrong', async (line, sentence) => {
  expect(await ops(line)).toEqual({ code: 2, out: '', err: `${sentence}\n` })
})

test.each(['', '--help', 'leads --help', 'leads list --help', 'jobs retry -h', 'person erase --help'])(
  '"%s" shows help',
  async (line) => {
    const { code, out } = await ops(line, { env: { PORT: 'wrong' } })

    expect(code).toBe(0)
    expect(out).toMatch(/^Usage: npm run ops -- /)
    expect(out).toContain('--json')
  },
)

test('a database that is away, a wrong variable and a directory without one are each told in a sentence', async () => {
  const away = await ops('leads list', { env: { DATABASE_URL: 'postgresql://127.0.0.1:9/x' } })
  const wrong = await ops('leads list', { env: { DATABASE_URL: 'mysql://secret-words@localhost' } })
  const none = await ops('leads list', { env: { DATA_DIR: join(directory, 'nothing') } })
  const unknown = await ops('webhook key', { env: { DATABASE_URL: site.url, DATA_DIR: join(directory, 'nothing') } })

  expect(away).toEqual({
    code: 1,
    out: '',
    err: 'The database cannot be reached. Is it running, and is DATABASE_URL right?\n',
  })
  expect(wrong).toEqual({ code: 1, out: '', err: expect.stringMatching(/^DATABASE_URL: (?!.*secret-words).*\n$/) })
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('There is no database in')])
  expect([unknown.code, unknown.err]).toEqual([
    1,
    expect.stringContaining('The secret of the server is not known here.'),
  ])
})

/** Runs the program itself: its exit code, and what it printed or complained. */
const program = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['src/server/ops/ops.server.ts', ...args], {
    env: { PATH: process.env.PATH, ...variables },
  }).then(
    ({ stdout }) => [0, stdout],
    (error: { code: number; stderr: string }) => [error.code, error.stderr],
  )

test('as a program it exits with the code of what happened', async () => {
  expect(await program('leads', 'list', '--json', '--limit', '1')).toEqual([0, expect.stringMatching(/^\[\{.*\}\]\n$/)])
  expect(await program('person', 'erase', '--email', 'a@b.example')).toEqual([
    2,
    expect.stringContaining('Nobody can answer here'),
  ])
})

test('the embedded database is reached while its server runs and while it does not', { timeout: 60_000 }, async () => {
  const env = { DATA_DIR: join(directory, 'data') }
  await chmod(directory, 0o711)
  const postgres = await startPostgres({ directory: join(env.DATA_DIR, 'postgres') })

  const running = await ops('leads list', { env })
  await postgres.stop()
  const stopped = await ops('jobs list', { env })

  expect(running).toEqual({ code: 0, out: 'No submissions.\n', err: '' })
  expect(stopped).toEqual({ code: 0, out: 'Nothing is waiting and nothing has failed.\n', err: '' })
  expect(await runningPostgres(join(env.DATA_DIR, 'postgres'))).toBeUndefined()
})
