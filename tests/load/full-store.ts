import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { runningPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { serveSite } from '../serve-site.ts'

/**
 * `npm run bench:store`: what the store costs when it is full. A real server whose database has a million submissions, or as many as are
 * named, each with what an operator did about it and a mail that was delivered. Prints the time and the most memory of each command of an
 * operator, and how long a visitor waits for an acknowledgement, before and after. Asserts nothing: times belong to the machine.
 *
 *   npm run bench:store                        a million submissions
 *   npm run bench:store -- 100000              as many as you say
 *   npm run bench:store -- --drill             of that store: a backup, its drill, and its restore on a machine that has nothing yet
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { drill: { type: 'boolean' } } })
const wanted = Number(positionals[0] ?? 1_000_000)
const root = join(import.meta.dirname, '../..')
if (!existsSync(join(root, 'build/site.json'))) throw new Error('Build the site first: npm run build')

/** Every third visitor writes again, and one in four is in the hands of somebody. */
const people = Math.ceil(wanted / 3)
const fill = `
  insert into submission (id, reference, form, payload_sha256, answers, page, consent, status, received_at)
  select gen_random_uuid(),
    'IN-' || lpad(upper(to_hex(n / 65536)), 4, '0') || '-' || lpad(upper(to_hex(n % 65536)), 4, '0'),
    'contact',
    encode(sha256(n::text::bytea), 'hex'),
    jsonb_build_object(
      'name', 'Visitor ' || n,
      'email', 'visitor-' || n % ${people} || '@example.org',
      'topic', 'project',
      'message', 'We would like an audit of our vault, about ' || n % 5000 || ' lines of Solidity, before the end of the quarter.'
    ),
    '/contact-us', null, 'accepted', now() - n * interval '20 seconds'
  from generate_series(1, ${wanted}) as n;
  insert into lead (submission, state, owner, due_at)
  select id, case when number % 4 = 0 then 'open' else 'closed' end, case when number % 8 = 0 then 'ada' end, received_at + interval '2 days'
  from (select id, received_at, row_number() over () as number from submission where form = 'contact') as numbered
  on conflict do nothing;
  insert into delivery (id, event, destination, submission, status, attempts, delivered_at)
  select gen_random_uuid(), 'contact', 'operator', id, 'delivered', 1, received_at from submission
  where not exists (select 1 from delivery where delivery.submission = submission.id);
  analyze;
`

type Ran = { seconds: number; megabytes: number; said: string }

/** Runs a command of the operator, and tells its time and the most memory it had. */
async function ops(env: NodeJS.ProcessEnv, words: string[], input = ''): Promise<Ran> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'src/server/ops/ops.server.ts'), ...words], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  child.stdin.end(input)
  let most = 0
  const look = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? 0))
  }, 50)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(look)
  if (code !== 0) throw new Error(`ops ${words.join(' ')} failed: ${said}`)
  return { seconds: (performance.now() - began) / 1_000, megabytes: most / 1_024, said }
}

/** How long a visitor waits until a form is acknowledged: half, and 99 of 100, in milliseconds. */
async function acknowledged(url: string): Promise<string> {
  const times: number[] = []
  for (let turn = 0; turn < 300; turn++) {
    const key = randomUUID()
    const began = performance.now()
    const response = await fetch(`${url}/api/forms/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        name: 'Ada Lovelace',
        email: `ada-${key}@example.org`,
        topic: 'project',
        message: 'We would like an audit of our vault, about 900 lines of Solidity.',
      }),
    })
    if (response.status !== 202)
      throw new Error(`A form was answered with ${response.status}: ${await response.text()}`)
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return `${sorted[150]!.toFixed(1)} / ${sorted[297]!.toFixed(1)} ms`
}

const lines = async ({ said }: Ran) => `${said.split('\n').length} lines`
const megabytes = async (path: string) => `${((await stat(path)).size / 1e6).toFixed(0)} MB`

const site = await serveSite({ variables: { POW_DIFFICULTY: '0', LIMIT_FACTOR: '1000000' } })
try {
  const { DATA_DIR } = site.env
  const exported = (name: string) => join(DATA_DIR!, name)
  const before = values.drill ? '' : await acknowledged(site.url)
  const empty = await ops(site.env, ['leads', 'list'])

  const client = new Client(await runningPostgres(join(DATA_DIR!, 'postgres')))
  await client.connect()
  const began = performance.now()
  await client.query(fill)
  const filled = (performance.now() - began) / 1_000
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  await client.end()
  console.log(
    `${wanted.toLocaleString('en')} submissions were stored in ${filled.toFixed(0)} s; the database has ${rows[0]!.size}.\n`,
  )

  const backups = exported('backups')
  const file = async () =>
    join(
      backups,
      (await readdir(backups)).find((name) => name.endsWith('.backup'))!,
    )
  const sealed = { ...site.env, BACKUP_KEY: randomUUID() + randomUUID() }
  type Row = [about: string, ran: Ran, result?: (ran: Ran) => Promise<string>]
  const drilled = async (): Promise<Row[]> => [
    ['backup, read again', await ops(sealed, ['backup', '--to', backups]), async () => megabytes(await file())],
    ['restore --drill', await ops(sealed, ['restore', await file(), '--drill', '--in', DATA_DIR!])],
    [
      'restore, where nothing is yet',
      await ops({ ...sealed, DATA_DIR: exported('new-machine') }, ['restore', await file(), '--yes']),
    ],
  ]
  const commands: Row[] = values.drill
    ? await drilled()
    : [
        ['leads list, nothing stored yet', empty],
        ['leads list', await ops(site.env, ['leads', 'list'])],
        ['leads list --late', await ops(site.env, ['leads', 'list', '--late'])],
        [
          'leads list --owner ada --state open',
          await ops(site.env, ['leads', 'list', '--owner', 'ada', '--state', 'open']),
        ],
        [
          'leads export --out',
          await ops(site.env, ['leads', 'export', '--out', exported('all.csv')]),
          () => megabytes(exported('all.csv')),
        ],
        [
          'leads export --json --out',
          await ops(site.env, ['leads', 'export', '--json', '--out', exported('all.ndjson')]),
          () => megabytes(exported('all.ndjson')),
        ],
        ['person export', await ops(site.env, ['person', 'export', '--email', 'visitor-7@example.org']), lines],
        ['person erase', await ops(site.env, ['person', 'erase', '--email', 'visitor-7@example.org', '--yes'])],
      ]
  const table: string[][] = [['command', 'time', 'most memory', 'wrote']]
  for (const [about, ran, result] of commands) {
    table.push([about, `${ran.seconds.toFixed(1)} s`, `${ran.megabytes.toFixed(0)} MB`, (await result?.(ran)) ?? ''])
  }
  if (!values.drill) {
    table.push(['a form, acknowledged: half / 99 %, before', before, '', ''])
    table.push(['a form, acknowledged: half / 99 %, full', await acknowledged(site.url), '', ''])
  }
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  console.log(
    table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`).join('\n'),
  )
  console.log(
    `\n${availableParallelism()} cores, Node ${process.version}, load of the machine ${loadavg()[0]!.toFixed(1)}`,
  )
  await Promise.all(['all.csv', 'all.ndjson'].map((name) => rm(exported(name), { force: true })))
} finally {
  await site.stop()
}
