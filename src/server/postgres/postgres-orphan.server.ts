import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { alive, commandLine, stopProcess } from '#server/start/processes.server.ts'
import { postgresEnv } from './postgres-user.server.ts'

/** The process, port and socket directory in a cluster's `postmaster.pid`, or nothing when the file is not there or says nothing. */
export async function readPostmaster(data: string): Promise<{ pid: number; port: number; socket: string } | undefined> {
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  )
  const pid = Math.abs(Number(lines[0]))
  return pid > 1 ? { pid, port: Number(lines[3]), socket: lines[4] ?? '' } : undefined
}

/** Whether process `pid` is the PostgreSQL of `data`, and not a stranger that was given the same number since. */
export async function isPostmaster(pid: number, data: string): Promise<boolean> {
  if (!alive(pid)) return false
  const home = await realpath(data)
  const [folder, command] = await Promise.all([readlink(`/proc/${pid}/cwd`).catch(() => ''), commandLine(pid)])
  return /\bpostgres\b/.test(command) && (folder === home || command.includes(data) || command.includes(home))
}

/**
 * Deals with what a killed server left behind: a PostgreSQL that still runs is stopped by its own fast shutdown. Answers the
 * process number the next start must ignore, when `postmaster.pid` names a stranger: PostgreSQL would refuse to start for it,
 * and the file is never deleted by hand.
 */
export async function stopOrphan(data: string): Promise<{ stopped: boolean; stranger?: number }> {
  const left = await readPostmaster(data)
  if (!left || !alive(left.pid)) return { stopped: false }
  if (!(await isPostmaster(left.pid, data))) return { stopped: false, stranger: left.pid }
  await stopPostmaster(left.pid)
  return { stopped: true }
}

/** The environment of a PostgreSQL that starts although `stranger` has the number in its file: it never takes its grandparent for a server. */
export function pastStranger(stranger?: number): Record<string, string> {
  return postgresEnv(stranger ? { PG_GRANDPARENT_PID: String(stranger) } : {})
}

/** Stops PostgreSQL: fast shutdown, after ten seconds at once. Answers when the process is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  const gone = await stopProcess(pid, [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
    ['SIGKILL', 2],
  ])
  if (!gone) throw new Error(`The PostgreSQL process ${pid} does not stop.`)
}
