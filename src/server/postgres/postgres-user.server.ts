import { execFile } from 'node:child_process'
import { chown, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { CannotStart } from '#core/process/cannot-start.ts'
import type { PostgresBinaries } from './postgres-binaries.server.ts'

type User = { uid: number; gid: number }

/** How PostgreSQL's programs are started: the command before them, the user Node starts it as, the user it runs as in the end. */
export type Launcher = { before: string[]; spawnAs?: User; user?: User }

const run = promisify(execFile)

/**
 * PostgreSQL refuses to run as root, and root is how many containers and fresh machines start us. Answers a launcher that
 * runs it as the owner of `data`, its data directory, or as `nobody`; started by anyone but root, it changes nothing.
 *
 * Folders above that only root may pass (`/root`, a private temporary folder) are the hard part: there the process keeps one
 * capability, to pass and read them, and as a last resort the one to write as well. Decision 010 weighs this.
 */
export async function postgresLauncher(data: string, binaries: PostgresBinaries): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { before: [] }
  const user = await unprivilegedUser(data)
  const { uid, gid } = user
  await chown(data, uid, gid)
  const keeping = (capability: string): Launcher => ({
    user,
    before: [
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
      // Without it access(2), by which PostgreSQL looks for its own files, ignores the capability.
      '--securebits=+no_setuid_fixup',
    ],
  })
  for (const launcher of [{ before: [], spawnAs: user, user }, keeping('dac_read_search'), keeping('dac_override')])
    if (await works(launcher, data, binaries)) return launcher
  throw new CannotStart(
    `PostgreSQL does not run as root, and another user cannot reach ${data} or node_modules: start as a normal user, or set DATABASE_URL.`,
  )
}

/** Command, arguments and options to start `program` with. */
export function launch({ before, spawnAs }: Launcher, program: string, args: string[]) {
  const [command, ...rest] = [...before, program, ...args] as [string, ...string[]]
  return { command, args: rest, options: { ...spawnAs } }
}

async function unprivilegedUser(data: string): Promise<User> {
  const { uid, gid } = await stat(data)
  if (uid !== 0) return { uid, gid }
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('nobody:'))
  const [, , nobody, nogroup] = line?.split(':') ?? []
  if (!nobody || !nogroup)
    throw new CannotStart('PostgreSQL does not run as root: start as a normal user, or set DATABASE_URL.')
  return { uid: Number(nobody), gid: Number(nogroup) }
}

/** True when the programs, their libraries and their shared files are readable, and `data` writable, for that user. */
async function works(launcher: Launcher, data: string, { initdb }: PostgresBinaries) {
  const script = 'cd "$0" && test -w . && exec "$1" --show --pgdata="$0/probe"'
  const { command, args, options } = launch(launcher, '/bin/sh', ['-c', script, data, initdb])
  return run(command, args, { ...options, cwd: '/', timeout: 10_000, env: postgresEnv() }).then(
    () => true,
    () => false,
  )
}

/** The environment of PostgreSQL programs: nothing of ours, so no `PG…` or `LC_…` variable of the machine bends them. */
export function postgresEnv(more: Record<string, string> = {}): Record<string, string> {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...more }
}
