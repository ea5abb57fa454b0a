import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '#core/database/migrate.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { featureCommands, servedForms } from '#server/features.server.ts'
import { runOps } from '#server/ops/ops.server.ts'
import { query, startProduct, untilReady, type Product } from '../faults/product.ts'
import { until } from '../faults/until.ts'
import type { Release } from '../../scripts/release/check-release.ts'
import { checkOut, fillAsOf, layAsOf, root } from './releases.ts'
import { countRows, lostRows, storedRows } from './stored-rows.ts'
import { accountBehind, askChat, keepSending, sendForm, sendForms, signIn, type Receipt } from './visitor.ts'

/** What the rehearsal of one release found. A fault is a sentence; without one, the upgrade is well. */
export type Found = {
  release: Release
  /** Whether its own code ran here. */
  ran: boolean
  rows: number
  dropped: string[]
  /** Forms that were acknowledged by the earlier and by today's server. */
  byThen: number
  byNow: number
  commands: number
  migratedMs: number
  faults: string[]
}

/** The commands that only read, and ask for no word. */
const reading = Object.entries(featureCommands).filter(
  ([name, { words = [] }]) =>
    /\b(?:list|export|status|waiting|unanswered|rated|answers)$/.test(name) &&
    words.every((word) => word.endsWith('?')) &&
    !/^(?:audit status|person export|campaign list)$/.test(name),
)

/** Takes the data of a release to today's code in a new database at `url`, with both servers on it for a while. */
export async function tryRelease(release: Release, url: string, folder: string): Promise<Found> {
  const variables = {
    DATABASE_URL: url,
    // The cluster of the rehearsal runs without fsync.
    ALLOW_UNSAFE_DATABASE: 'true',
    SECRET: 'a secret that only tests use, 32+',
    PUBLIC_URL: 'https://example.com',
    HOST: '127.0.0.1',
    // A chain that does not answer: what is on it is no part of an upgrade.
    CHAIN_ID: '1',
    RPC_URL: 'http://127.0.0.1:9/',
  }
  const start = (name: string, source: string) =>
    startProduct(join(folder, name), {
      variables,
      cwd: source,
      command: [process.execPath, join(source, 'src/server/main.server.ts')],
    })
  const earlier = join(folder, 'source')
  const found: Found = {
    release,
    ran: await checkOut(release.commit, earlier),
    rows: 0,
    dropped: [],
    byThen: 0,
    byNow: 0,
    commands: 0,
    migratedMs: 0,
    faults: [],
  }
  const { faults } = found
  const receipts: Receipt[] = []
  const client = new Client(url)
  await client.connect()
  const running: Product[] = []
  const begin = async (name: string, source: string) => {
    const product = await start(name, source)
    running.push(product)
    await untilReady(product, 60_000)
    return product
  }

  try {
    // 1. The data: by the code of then where it is here, and by its migrations and rows.
    const then = found.ran ? await begin('then', earlier) : undefined
    if (then) await fillAsOf(url, release)
    else await layAsOf(url, release)
    if (then) receipts.push(...(await sendForms(then.url, 'before')))
    const session = then && (await signIn(then.url))
    if (then) await askChat(then.url, 'before')
    const before = await storedRows(client)
    found.rows = countRows(before)

    // 2. Today's migrations, while visitors write to the earlier server.
    const visitors = then && keepSending(then.url, 'during')
    const began = performance.now()
    await migrate(url)
    found.migratedMs = performance.now() - began
    const compare = async (moment: string) => {
      const { dropped, lost } = lostRows(before, await storedRows(client, before))
      found.dropped = dropped
      faults.push(...lost.map((what) => `${moment} rows are lost or changed: ${what}.`))
    }
    await compare('After the migrations')

    // 3. Today's server beside it, on the same database.
    const now = await begin('now', root)
    const during = await visitors?.stop()
    receipts.push(...(during?.receipts ?? []))
    // What the visitor was told, and what the log says of it.
    const logged = /"route":"\/api\/forms[^\n]*"status":5[^\n]*/.exec(then?.said() ?? '')?.[0] ?? ''
    for (const said of new Set(during?.refused))
      faults.push(`The earlier server refused a form meanwhile: ${said} ${logged}`)
    if (then) receipts.push(...(await sendForms(then.url, 'then')))
    found.byThen = receipts.length
    const fromNow = await sendForms(now.url, 'now')
    found.byNow = fromNow.length
    const untaken = Object.keys(servedForms).filter((form) => !fromNow.some((receipt) => receipt.form === form))
    faults.push(...untaken.map((form) => `Today’s server does not take the form ${form}.`))
    const chat = [then && (await askChat(then.url, 'then')), await askChat(now.url, 'now')]
    if (chat[1] !== 200 || ![undefined, 200, 404].includes(chat[0]))
      faults.push(`The chat answered ${chat.join(', ')}.`)
    if (session && (await accountBehind(now.url, session.cookie)) !== session.account)
      faults.push('A session of the earlier server is not known to today’s.')
    const later = then && (await signIn(now.url))
    if (session && later && (await accountBehind(then!.url, later.cookie)) !== later.account)
      faults.push('A session of today’s server is not known to the earlier one.')

    // 4. Each knows what the other one acknowledged.
    faults.push(...(await forgotten(now, receipts, 'earlier', 'today’s')))
    const shared = fromNow.filter(({ form }) => receipts.some((other) => other.form === form))
    if (then) faults.push(...(await forgotten(then, shared, 'today’s', 'earlier')))
    receipts.push(...fromNow)

    // 5. The earlier one ends. What its workers did not know how to send is sent by today's.
    if (then) await end(then, faults)
    const left = `select count(*)::integer as count from delivery where status = 'pending'`
    await until(async () => {
      const [row] = await query<{ count: number }>(url, left)
      if (row!.count > 0) throw new Error(`${row!.count} deliveries wait.`)
    }, 60_000).catch((error: unknown) => faults.push((error as Error).message))
    const dead = await query<{ event: string; error: string }>(
      url,
      `select event, last_error as error from delivery where status = 'dead' and last_error is distinct from 'http-500'`,
    )
    faults.push(...dead.map(({ event, error }) => `A delivery is dead: ${event}, ${error}.`))
    faults.push(...(await unread(variables, folder, found)))
    await end(now, faults)
    await compare('After both servers')
    faults.push(...(await missing(url, receipts)))

    // 6. Going back: the earlier release starts on the database of today.
    if (found.ran) {
      const again = await begin('again', earlier)
      const { status } = await sendForm(again.url, { ...receipts[0]!, key: randomUUID() })
      if (status !== 202) faults.push(`After going back a form was answered ${status}.`)
      await end(again, faults)
    }
  } catch (error) {
    faults.push((error as Error).message)
  } finally {
    for (const { child } of running) child.kill('SIGKILL')
    await client.end()
  }
  return found
}

async function end({ child, ended }: Product, faults: string[]): Promise<void> {
  child.kill('SIGTERM')
  const how = await ended
  if (how !== 0) faults.push(`A server ended with ${how}.`)
}

/** Receipts that a server answers otherwise than the one which gave them. */
async function forgotten({ url }: Product, receipts: Receipt[], of: string, by: string): Promise<string[]> {
  const faults: string[] = []
  for (const receipt of receipts) {
    const { status, reference, message } = await sendForm(url, receipt)
    if (status !== 202 || reference !== receipt.reference)
      faults.push(`${by} server does not know a ${receipt.form} of the ${of} one: ${status} ${message ?? ''}`)
  }
  return faults
}

/** Acknowledged forms that are not in the database as they were sent. */
async function missing(url: string, receipts: Receipt[]): Promise<string[]> {
  const stored = await query<{ reference: string; answers: Record<string, string> }>(
    url,
    'select reference, answers from submission',
  )
  const byReference = new Map(stored.map(({ reference, answers }) => [reference, answers]))
  return receipts
    .filter(({ reference, answers }) => {
      const there = byReference.get(reference)
      return !there || (answers.email !== undefined && there.email !== answers.email)
    })
    .map(({ form, reference }) => `${form} ${reference} was acknowledged and is not there.`)
}

/** Runs every command that reads, in words and as JSON. */
async function unread(variables: Record<string, string>, folder: string, found: Found): Promise<string[]> {
  const env = () => readEnv({ ...variables, DATA_DIR: join(folder, 'now/data') })
  const lines = [...reading.map(([name]) => name.split(' ')), ['person', 'export', '--email', 'ada@example.com']]
  const faults: string[] = []
  for (const line of lines.flatMap((words) => [words, [...words, '--json']])) {
    let said = ''
    const hear = (text: string) => void (said += text)
    const code = await runOps(line, { env, out: hear, err: hear })
    if (code !== 0) faults.push(`ops ${line.join(' ')} ended with ${code}: ${said.slice(0, 200)}`)
  }
  found.commands = lines.length
  return faults
}
