import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresBinaries } from './postgres-binaries.server.ts'
import { launch, postgresEnv, type Launcher } from './postgres-user.server.ts'

const run = promisify(execFile)

/** A cluster on disk: its data directory and the password of its one login. */
export type Cluster = { data: string; password: string }

/** The data directory of the PostgreSQL that lives in `directory`. */
export const dataOf = (directory: string): string => join(directory, 'data')

/**
 * Opens the cluster below `directory`, making it first when there is none. It is made beside its place and renamed into it,
 * so a start that was killed half-way leaves nothing that looks finished. Throws when another major version made it.
 */
export async function openCluster(directory: string, binaries: PostgresBinaries, launcher: Launcher): Promise<Cluster> {
  const data = dataOf(directory)
  const secret = join(directory, 'password')
  if (!existsSync(join(data, 'PG_VERSION'))) await createCluster({ directory, data, secret }, binaries, launcher)
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  if (major !== binaries.major)
    throw new Error(
      `${data} was made by PostgreSQL ${major} and this is PostgreSQL ${binaries.major}: see "Upgrade" in docs/operating.md.`,
    )
  await writeFile(join(data, 'pg_hba.conf'), access)
  return { data, password: (await readFile(secret, 'utf8')).trim() }
}

/** One login, from this machine, with its password. The superuser has no way in at all. */
const access = 'local all intaglio scram-sha-256\nhost all intaglio 127.0.0.1/32 scram-sha-256\n'

type Places = { directory: string; data: string; secret: string }

async function createCluster({ directory, data, secret }: Places, binaries: PostgresBinaries, launcher: Launcher) {
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
    throw new Error(`PostgreSQL could not make its files in ${directory}: ${reason}. Mend that, or set DATABASE_URL.`)
  })

  const password = randomBytes(32).toString('hex')
  await writeFile(secret, `${password}\n`, { mode: 0o600 })
  await runAlone(
    launch(launcher, binaries.postgres, ['--single', '-D', fresh, 'postgres']),
    `create role intaglio login createdb password '${password}';\ncreate database intaglio owner intaglio;\n`,
  )
  await rename(fresh, data)
}

/** Runs SQL, one statement a line, before the cluster ever listens. */
function runAlone({ command, args, options }: ReturnType<typeof launch>, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, cwd: '/', env: postgresEnv(), stdio: ['pipe', 'pipe', 'pipe'] })
    let said = ''
    child.stderr.on('data', (text) => (said += text))
    child.stdout.resume()
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0 && !/^.*\b(ERROR|FATAL):/m.test(said)) resolve()
      else reject(new Error('PostgreSQL could not make its login and database.'))
    })
    child.stdin.end(sql)
  })
}
