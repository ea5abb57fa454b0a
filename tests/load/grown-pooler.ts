import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { fireAtRate, line } from './generator.ts'
import { startDatabase, startPooler, startServers } from './grown-machine.ts'
import { submission } from './shots.ts'

type Options = { folder: string; processes: number; seconds: number; variables: Record<string, string> }

/** Sent by us at the beginning of each connection; pgbouncer refuses it, or is told to drop it. */
const ignored = 'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout'

/** Tries what of the product works behind a pooler that has fewer connections than the processes would open. */
export async function behindPoolers(path: string, options: Options): Promise<void> {
  for (const settings of [
    ['pool_mode = session'],
    ['pool_mode = session', ignored],
    ['pool_mode = transaction', ignored],
  ]) {
    console.log(`\npgbouncer with ${settings.join(', ')}`)
    await behindPooler(path, [...settings, 'default_pool_size = 40'], options)
  }
}

async function behindPooler(path: string, settings: string[], { folder, processes, seconds, variables }: Options) {
  const place = await mkdtemp(join(folder, 'pooled-'))
  await chmod(place, 0o711)
  const database = await startDatabase(place, 60)
  const pooler = await startPooler(path, place, database, settings)
  const { servers, ready, stop } = await startServers(processes, place, { ...variables, DATABASE_URL: pooler.url })
  const client = new Client(database.url)
  try {
    await client.connect()
    console.log(`  ready: ${ready ? 'all' : 'not all'}`)
    if (ready) {
      const runs = await Promise.all(
        servers.map(({ url }) => fireAtRate({ url, connections: 32, seconds: seconds / 2, shot: submission }, 50)),
      )
      for (const run of runs) console.log(`  submissions: ${line(run)}`)
      const { rows } = await client.query<{ status: string; count: number }>(
        'select status, count(*)::integer from delivery group by 1',
      )
      console.log(`  mails: ${rows.map((row) => `${row.count} ${row.status}`).join(', ')}`)
    }
    const said = servers.map((server) => server.said()).join('\n')
    report('  the processes', said.matchAll(/"(?:warn|error)","event":"([^"]+)".*?"error":"([^"]+)"|^([A-Z].*)$/gm))
    report('  pgbouncer', pooler.said().matchAll(/(?:WARNING|ERROR) (?:\S+ )?(?:\S+@\S+ )?(.*)/g))
    report(
      '  PostgreSQL',
      (await readFile(join(database.data, '../postgres.log'), 'utf8')).matchAll(/(?:ERROR|FATAL): +(.*)/g),
    )
  } finally {
    await client.end()
    await stop()
    await pooler.stop()
    await database.stop()
  }
}

/** Says each thing once, with how often it was said. */
function report(who: string, said: Iterable<RegExpMatchArray>) {
  const times = new Map<string, number>()
  for (const [, ...words] of said) {
    const text = words.filter(Boolean).join(': ')
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  for (const [text, often] of [...times].slice(0, 12)) console.log(`${who}: ${often} × ${text}`)
}
