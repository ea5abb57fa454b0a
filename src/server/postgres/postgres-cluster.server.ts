import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { CannotStart } from '#core/process/cannot-start.ts'
import { renameDurably, syncFolder, writeDurably } from '#core/process/durable-file.server.ts'
import type { PostgresBinaries } from './postgres-binaries.server.ts'
import { pastStranger, stopOrphan } from './postgres-orphan.server.ts'
import { launch, postgresEnv, type Launcher } from './postgres-user.server.ts'

const run = promisify(execFile)

/** A cluster on disk: its data directory, and the password of its one login, which is empty where the file of it is torn or lost. */
export type Cluster = { data: string; password: string }

/** The embedded database does not start. Waiting may mend that, and the message says what is wrong. */
export class EmbeddedFault extends Error {
  override name = 'EmbeddedFault'
}

/** The data directory of the PostgreSQL that lives in `directory`. */
export const dataOf = (directory: string): string => join(directory, 'data')

/**
 * Opens the cluster below `directory`, making it first when there is none. It is made beside its place and renamed into it,
 * so a start that was killed half-way leaves nothing that looks finished. Throws when another major version made it.
 */
export async function openCluster(directory: string, binaries: PostgresBinaries, launcher: Launcher): Promise<Cluster> {
  const data = dataOf(directory)
  if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(directory, binaries, launcher)
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  if (major !== binaries.major)
    throw new CannotStart(
      `${data} was made by PostgreSQL ${major} and this is PostgreSQL ${binaries.major}: see "Upgrade" in docs/operating.md.`,
    )
  // Nothing in it is secret, and started by root PostgreSQL reads it as another user.
  await writeDurably(join(data, 'pg_hba.conf'), access, { mode: 0o644 })
  return { data, password: await readPassword(directory) }
}

/** The password of the cluster below `directory`; empty where its file is torn or lost. */
export async function readPassword(directory: string): Promise<string> {
  const kept = await readFile(passwordFile(directory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return /^[0-9a-f]{64}$/.test(kept.trim()) ? kept.trim() : ''
}

/**
 * Gives the login of the cluster below `directory` another password, and returns it. A process that can read the data directory is its
 * owner, so it needs no old password. The stored data stays as it is. The database must not be in use.
 */
export async function renewPassword(
  directory: string,
  binaries: PostgresBinaries,
  launcher: Launcher,
): Promise<string> {
  const data = dataOf(directory)
  const { stranger } = await stopOrphan(data)
  const password = makePassword()
  // First in the database: a cut in between leaves a file that does not fit, which the next start finds out.
  await runAlone(
    launch(launcher, binaries.postgres, ['--single', '-D', data, 'postgres']),
    `alter role intaglio password '${password}';\n`,
    stranger,
  )
  await writeDurably(passwordFile(directory), `${password}\n`)
  return password
}

const passwordFile = (directory: string) => join(directory, 'password')
const makePassword = () => randomBytes(32).toString('hex')

/** One login, from this machine, with its password. The superuser has no way in at all. */
const access = 'local all intaglio scram-sha-256\nhost all intaglio 127.0.0.1/32 scram-sha-256\n'

async function createCluster(directory: string, binaries: PostgresBinaries, launcher: Launcher) {
  const fresh = join(directory, 'data.new')
  const giveAway = (path: string) => launcher.user && chown(path, launcher.user.uid, launcher.user.gid)
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await giveAway(fresh)
  const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const rights = ['--username=postgres', '--auth=reject', '--no-instructions']
  const initdb = launch(launcher, binaries.initdb, ['--pgdata', fresh, ...options, ...rights])
  await run(initdb.command, initdb.args, { ...initdb.options, cwd: '/', env: postgresEnv() }).catch((error) => {
    // Such as a user of a container who has no name: "could not look up effective user ID".
    const reason = String(error.stderr).match(/initdb: (?:error: )?(.*)/)?.[1] ?? error.message
    throw new EmbeddedFault(
      `PostgreSQL could not make its files in ${directory}: ${reason}. Mend that, or set DATABASE_URL.`,
    )
  })

  const password = makePassword()
  await writeDurably(passwordFile(directory), `${password}\n`)
  await runAlone(
    launch(launcher, binaries.postgres, ['--single', '-D', fresh, 'postgres']),
    `create role intaglio login createdb password '${password}';\ncreate database intaglio owner intaglio;\n`,
  )
  await renameDurably(fresh, dataOf(directory))
  await syncFolder(dirname(directory))
}

/** Runs SQL, one statement a line, while the cluster does not listen. */
function runAlone(
  { command, args, options }: ReturnType<typeof launch>,
  sql: string,
  stranger?: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      cwd: '/',
      env: pastStranger(stranger),
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text) => (said += text))
    child.stdout.resume()
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0 && !/^.*\b(ERROR|FATAL):/m.test(said)) resolve()
      else reject(new EmbeddedFault('PostgreSQL could not make its login, its password or its database.'))
    })
    child.stdin.end(sql)
  })
}
