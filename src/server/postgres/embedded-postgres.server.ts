import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdir, readFile, stat, truncate } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ownDirectory, type DirectoryOwner } from '#server/start/directory-owner.server.ts'
import { signalProcess } from '#server/start/processes.server.ts'
import { postgresBinaries } from './postgres-binaries.server.ts'
import { dataOf, EmbeddedFault, openCluster, readPassword, renewPassword } from './postgres-cluster.server.ts'
import { isPostmaster, pastStranger, readPostmaster, stopOrphan, stopPostmaster } from './postgres-orphan.server.ts'
import { launch, postgresLauncher } from './postgres-user.server.ts'
import { urlOf, wayIn } from './postgres-way-in.server.ts'

/** A PostgreSQL of our own: nobody reaches it from another machine; it is started again when it dies, and stays until `stop`. */
export type EmbeddedPostgres = {
  url: string
  /** The cluster's data directory. */
  data: string
  /** The process that runs now; nothing while it is being started again. */
  pid(): number | undefined
  /** Fast shutdown: open transactions are rolled back, committed rows are on disk. Answers when it is gone. */
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** What happens to it, for the log. */
export type PostgresEvent = 'orphan-stopped' | 'died' | 'started-again' | 'start-failed' | 'password-renewed'
type Options = {
  directory: string
  /** The right to use the directory, if the caller took it already; released when PostgreSQL stops. */
  owner?: DirectoryOwner
  /** More arguments of `postgres`, such as `-c fsync=off`. */
  flags?: string[]
  onEvent?: (event: PostgresEvent) => void
}

const settings = {
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Values of a visitor never reach the log: neither statements nor the details of an error.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_min_messages: 'warning',
}

/**
 * Starts the PostgreSQL below `directory`, making it on the first call. A PostgreSQL that a killed server left running there is
 * stopped first. Throws `DirectoryTaken` when another live process owns the directory.
 */
export async function startPostgres({
  directory: path,
  owner: given,
  flags = [],
  onEvent,
}: Options): Promise<EmbeddedPostgres> {
  const directory = resolve(path)
  const owner = given ?? ownDirectory(directory)
  try {
    const binaries = await postgresBinaries()
    await mkdir(dataOf(directory), { recursive: true, mode: 0o700 })
    const launcher = await postgresLauncher(dataOf(directory), binaries)
    const { data, password } = await openCluster(directory, binaries, launcher)
    const log = join(directory, 'postgres.log')
    const way = await wayIn(data)
    let url = urlOf(way, password)
    const renew = async () => {
      url = urlOf(way, await renewPassword(directory, binaries, launcher))
      onEvent?.('password-renewed')
    }

    const start = async () => {
      const { stopped, stranger } = await stopOrphan(data)
      if (stopped) onEvent?.('orphan-stopped')
      const fixed = Object.entries({ ...settings, ...way }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const program = launch(launcher, binaries.postgres, ['-D', data, ...fixed, ...flags])
      const file = await openLog(log)
      const child = spawn(program.command, program.args, {
        ...program.options,
        cwd: '/',
        // A session of its own: Ctrl-C in the terminal reaches us alone, and our drain finishes before we stop it.
        detached: true,
        stdio: ['ignore', file, file],
        env: pastStranger(stranger),
      })
      closeSync(file)
      await answering(child, url, log)
      return child
    }

    if (!password) await renew()
    const first = await start().catch(async (error: unknown) => {
      if (!refusesLogin(error)) throw error
      await renew()
      return start()
    })
    return supervise(first, start, { url, data, release: owner.release, onEvent })
  } catch (error) {
    // Who took the directory before it called may try again.
    if (!given) owner.release()
    throw error
  }
}

type Supervised = { url: string; data: string; release(): void; onEvent: Options['onEvent'] }

function supervise(
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
  { url, data, release, onEvent }: Supervised,
): EmbeddedPostgres {
  let child: ChildProcess | undefined = first
  let stopping: Promise<void> | undefined
  let starting: Promise<void> | undefined

  const watch = (process: ChildProcess) => {
    process.once('exit', () => {
      child = undefined
      if (stopping) return
      onEvent?.('died')
      starting = startAgain()
    })
  }
  const startAgain = async () => {
    for (let wait = 100; ; wait = Math.min(wait * 2, 10_000)) {
      await sleep(wait)
      if (stopping) return
      try {
        child = await start()
        watch(child)
        onEvent?.('started-again')
        return
      } catch {
        onEvent?.('start-failed')
      }
    }
  }
  // The last resort when our process ends without `stop`: it still shuts down cleanly, on its own.
  const atExit = () => child?.pid && signalProcess(child.pid, 'SIGINT')
  const stop = async () => {
    await starting
    if (child?.pid) await stopPostmaster(child.pid)
    process.off('exit', atExit)
    release()
  }

  watch(first)
  process.on('exit', atExit)
  const stopOnce = () => (stopping ??= stop())
  return { url, data, pid: () => child?.pid, stop: stopOnce, [Symbol.asyncDispose]: stopOnce }
}

/** The URL of the PostgreSQL that another process runs below `directory` right now, if one does. */
export async function runningPostgres(directory: string): Promise<string | undefined> {
  const data = dataOf(resolve(directory))
  const running = await readPostmaster(data)
  if (!running || !(await isPostmaster(running.pid, data))) return undefined
  const password = await readPassword(directory)
  return urlOf({ port: String(running.port), unix_socket_directories: running.socket }, password)
}

/** The password does not fit, as PostgreSQL says by its code. */
const refusesLogin = (error: unknown) => String((error as { code?: unknown }).code).startsWith('28')

/** Waits until PostgreSQL answers, however long its recovery takes; throws its own last word when it gives up. */
async function answering(child: ChildProcess, url: string, log: string) {
  let gone: string | undefined
  child.once('exit', () => (gone = 'PostgreSQL did not start'))
  child.once('error', (error) => (gone = `PostgreSQL could not be run (${error.message})`))
  for (;;) {
    if (gone) throw new EmbeddedFault(`${gone}: ${await lastWord(log)}`)
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    const connected = await client.connect().then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EACCES' || refusesLogin(error)) throw error
        return false
      },
    )
    await client.end().catch(() => undefined)
    if (connected) return
    await sleep(40)
  }
}

async function lastWord(log: string) {
  const text = await readFile(log, 'utf8').catch(() => '')
  const words = [...text.matchAll(/^.*(?:FATAL|PANIC): +(.*)$/gm)].map((match) => match[1]!)
  return words.at(-1) ?? `see ${log}`
}

async function openLog(path: string) {
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size > 1_000_000) await truncate(path)
  return openSync(path, 'a', 0o600)
}
