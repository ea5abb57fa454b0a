import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, unsafeSettings, type Database } from '#core/database/database.server.ts'
import { openJobs, type Enqueue, type JobName, type JobQueue, type Workers } from '#core/database/jobs.server.ts'
import { migrate, MigrationHeldUp } from '#core/database/migrate.server.ts'
import { fail } from '#core/errors.ts'
import { CannotStart } from '#core/process/cannot-start.ts'
import type { Env } from '#core/process/env.server.ts'
import { errorClass, faultLog, type Log } from '#core/process/log.server.ts'
import type { ServerState } from '#server/http/health.server.ts'
import { ownDirectory } from '#server/start/directory-owner.server.ts'
import { startPostgres, type EmbeddedPostgres, type PostgresEvent } from './embedded-postgres.server.ts'
import { EmbeddedFault } from './postgres-cluster.server.ts'

/** Database and jobs behind handles that exist from the first moment and fail as unreachable until they are open. */
export type Store = {
  db: Database
  /** The same database for the workers, on connections of their own: visitors never wait for one of theirs. */
  workDb: Database
  enqueue: Enqueue
  /** The connections of each pool at this moment, and what waits for one. */
  connections(): Record<'requests' | 'work', { total: number; idle: number; waiting: number }>
  /** Opens the database, however long it stays away, and starts `workers`. Throws only `CannotStart`, which waiting does not mend. */
  open(workers: Workers): Promise<void>
  /** Lets jobs finish (ten seconds), closes the pool, and stops the embedded database last. */
  close(): Promise<void>
}

type Deps = { env: Env; log: Log; state: ServerState; tell?: (sentence: string) => void }

const defaultTell = (sentence: string) => void process.stderr.write(`${sentence}\n`)

/** Milliseconds between two tries, once many have failed. */
const longestPause = 10_000

/**
 * Makes the store. With no `DATABASE_URL` it takes the embedded database's directory at once, and throws `DirectoryTaken`
 * when another server has it.
 */
export function createStore({ env, log, state, tell = defaultTell }: Deps): Store {
  const directory = join(env.DATA_DIR, 'postgres')
  const owner = env.DATABASE_URL ? undefined : ownDirectory(directory)
  const closing = new AbortController()
  const say = faultLog(log)
  // Connections that drop during shutdown are not logged.
  const fault = (event: string, error: Error) => closing.signal.aborted || say(event, error)
  const onLost = (error: Error) => fault('connection-lost', error)
  const database = openDatabase(undefined, { onLost })
  const forWork = openDatabase(undefined, { onLost, max: 4 })
  let embedded: EmbeddedPostgres | undefined
  let jobs: JobQueue | undefined
  let opening: Promise<void> | undefined

  const onEvent = (event: PostgresEvent) => {
    log.warn(`postgres-${event}`)
    if (event === 'password-renewed')
      tell(`The password of the embedded database was lost or damaged: a new one is in ${join(directory, 'password')}.`)
  }

  const connect = async (workers: Workers) => {
    embedded ??= owner && (await startPostgres({ directory, owner, onEvent }))
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
    let said: string | undefined
    for (let wait = 250; !closing.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        return await connect(workers)
      } catch (error) {
        // Not waited for: it would say goodbye to a database that does not answer.
        void jobs?.boss.stop({ graceful: false }).catch(() => undefined)
        jobs = undefined
        if (closing.signal.aborted) return
        if (error instanceof CannotStart) throw error
        state.store = 'away'
        log.warn('database-away', { error: errorClass(error) })
        const sentence = whyAway(error)
        if (sentence !== said) tell((said = sentence))
        await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  return {
    db: database.db,
    workDb: forWork.db,
    enqueue: async (...job) => {
      if (!jobs) throw fail('server.unavailable')
      await jobs.enqueue(...job)
    },
    connections: () => ({ requests: countsOf(database.pool), work: countsOf(forWork.pool) }),
    open: (workers) => (opening = open(workers)),
    async close() {
      closing.abort()
      await opening?.catch(() => undefined)
      await jobs?.stop().catch(() => undefined)
      await Promise.all([database.close(), forWork.close()])
      await embedded?.stop()
      owner?.release()
    },
  }
}

const countsOf = ({ totalCount, idleCount, waitingCount }: ReturnType<typeof openDatabase>['pool']) => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})

/** Why there is no database yet, for the operator: by the code of the error, never by its words. */
function whyAway(error: unknown): string {
  const code = [error, (error as Error).cause].map((one) => String((one as { code?: unknown })?.code))
  const is = (pattern: RegExp) => code.some((one) => pattern.test(one))
  const reason = is(/^28/)
    ? 'The database refuses the name or the password in DATABASE_URL.'
    : is(/^3D000$/)
      ? 'The database that DATABASE_URL names does not exist.'
      : is(/^42501$/)
        ? 'The login in DATABASE_URL may not make what it needs in its database.'
        : is(/^08P01$/)
          ? 'DATABASE_URL leads to a pooler that refuses the time limits of our connections: name PostgreSQL itself.'
          : error instanceof EmbeddedFault || error instanceof MigrationHeldUp
            ? error.message
            : `The database does not answer (${errorClass(error)}).`
  return `${reason} Pages are served without it, and it is tried again for as long as this server runs.`
}

/** Refuses a database that is too old or may lose what it acknowledged. Answers the unsafe settings that were allowed. */
async function inspect(url: string, { ALLOW_UNSAFE_DATABASE }: Env): Promise<string[]> {
  const { pool, close } = openDatabase(url, { max: 1, onLost: () => undefined })
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
    await close()
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
