import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseTrouble, openDatabase, unsafeSettings, type Database } from '#core/database.server.ts'
import type { Env } from '#core/env.server.ts'
import { fail } from '#core/errors.ts'
import { openJobs, type Enqueue, type JobName, type JobQueue, type Workers } from '#core/jobs.server.ts'
import { errorClass, faultLog, type Log } from '#core/log.server.ts'
import { migrate } from '#core/migrate.server.ts'
import { ownDirectory } from './directory-owner.server.ts'
import { startPostgres, type EmbeddedPostgres } from './embedded-postgres.server.ts'
import type { ServerState } from './health.server.ts'

/** The server cannot start, and waiting changes nothing: the message is the whole explanation. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** Database and jobs behind handles that exist from the first moment and fail as unreachable until they are open. */
export type Store = {
  db: Database
  /** The same database for the workers, on connections of their own: visitors never wait for one of theirs. */
  workDb: Database
  enqueue: Enqueue
  /** Opens the database, however long it stays away, and starts `workers`. Throws only what waiting does not mend. */
  open(workers: Workers): Promise<void>
  /** Lets jobs finish (ten seconds), closes the pool, and stops the embedded database last. */
  close(): Promise<void>
}

/**
 * Makes the store. With no `DATABASE_URL` it takes the embedded database's directory at once, and throws `DirectoryTaken`
 * when another server has it.
 */
export function createStore({ env, log, state }: { env: Env; log: Log; state: ServerState }): Store {
  const directory = join(env.DATA_DIR, 'postgres')
  const owner = env.DATABASE_URL ? undefined : ownDirectory(directory)
  const closing = new AbortController()
  const say = faultLog(log)
  // A connection that is cut while we close is no news.
  const fault = (event: string, error: Error) => closing.signal.aborted || say(event, error)
  const onLost = (error: Error) => fault('connection-lost', error)
  const database = openDatabase(undefined, { onLost })
  const forWork = openDatabase(undefined, { onLost, max: 4 })
  let embedded: EmbeddedPostgres | undefined
  let jobs: JobQueue | undefined
  let opening: Promise<void> | undefined

  const connect = async (workers: Workers) => {
    embedded ??= owner && (await startPostgres({ directory, owner, onEvent: (event) => log.warn(`postgres-${event}`) }))
    const url = env.DATABASE_URL ?? embedded!.url
    closing.signal.throwIfAborted()
    state.unsafe = await inspect(url, env)
    for (const name of await migrate(url)) log.info('migrated', { name })
    closing.signal.throwIfAborted()
    jobs = await openJobs(url, { onError: (error) => fault('jobs-fault', error) })
    database.connectTo(url)
    forWork.connectTo(url)
    for (const name of Object.keys(workers) as JobName[]) await startWorker(jobs, name, workers, log)
    state.store = 'ready'
    log.info('ready')
  }

  const open = async (workers: Workers) => {
    for (let wait = 250; !closing.signal.aborted; wait = Math.min(wait * 2, 10_000)) {
      try {
        return await connect(workers)
      } catch (error) {
        await jobs?.boss.stop({ graceful: false }).catch(() => undefined)
        jobs = undefined
        if (closing.signal.aborted) return
        if (!databaseTrouble(error)) throw error
        log.warn('database-away', { error: errorClass(error) })
        await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  return {
    db: database.db,
    workDb: forWork.db,
    enqueue: async (tx, name, data) => {
      if (!jobs) throw fail('server.unavailable')
      await jobs.enqueue(tx, name, data)
    },
    open: (workers) => (opening = open(workers)),
    async close() {
      closing.abort()
      await opening?.catch(() => undefined)
      await jobs?.stop().catch(() => undefined)
      await Promise.all([database.pool.end(), forWork.pool.end()])
      await embedded?.stop()
      owner?.release()
    },
  }
}

/** Refuses a database that is too old or may lose what it acknowledged. Answers the unsafe settings that were allowed. */
async function inspect(url: string, { ALLOW_UNSAFE_DATABASE }: Env): Promise<string[]> {
  const { pool } = openDatabase(url, { max: 1, onLost: () => undefined })
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
    if (Number(rows[0]!.version) < 150_000) throw new CannotStart('DATABASE_URL: PostgreSQL 15 or newer is needed.')
    const unsafe = await unsafeSettings(pool)
    if (unsafe.length > 0 && !ALLOW_UNSAFE_DATABASE)
      throw new CannotStart(
        `The database may lose rows it acknowledged: ${unsafe.join(', ')} is off. Turn it on, or set ALLOW_UNSAFE_DATABASE=true.`,
      )
    return unsafe
  } finally {
    await pool.end()
  }
}

function startWorker<name extends JobName>(jobs: JobQueue, name: name, workers: Workers, log: Log) {
  return jobs.work(name, async (data, job) => {
    try {
      await workers[name](data, job)
    } catch (error) {
      log.warn('job-failed', { job: name, attempt: job.attempt, error: errorClass(error) })
      throw error
    }
  })
}
