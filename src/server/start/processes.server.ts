import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether process `pid` is alive. */
export function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Sends a signal; a process that is gone already is fine. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Program and arguments of process `pid`, or an empty text when there is no such process or it may not be looked at. */
export function commandLine(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    ),
  )
}

/** Sends the signals one after the other, each with its seconds to act. Answers true when the process is gone. */
export async function stopProcess(
  pid: number,
  steps: readonly (readonly [NodeJS.Signals, number])[],
): Promise<boolean> {
  for (const [signal, seconds] of steps) {
    signalProcess(pid, signal)
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(20)) if (!alive(pid)) return true
  }
  return false
}
