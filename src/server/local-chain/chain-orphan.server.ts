import { renameSync, writeFileSync } from 'node:fs'
import { readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { anvilRpc } from '#chain/anvil/anvil.server.ts'
import { alive, commandLine, stopProcess } from '#server/start/processes.server.ts'
import { writeState } from './chain-state.server.ts'

/**
 * The chain that runs below a directory. `loaded` means that it holds the chain's state and not an empty beginning; `saved` is the
 * number of the newest block on the disk.
 */
type Running = { pid: number; port: number; loaded: boolean; saved?: number }

const fileOf = (directory: string) => join(directory, 'anvil.pid')

/** Writes down which process is the chain of `directory`, at once: a server that is killed now must not lose sight of it. */
export function rememberChain(directory: string, running: Running): void {
  const fresh = `${fileOf(directory)}.new`
  writeFileSync(fresh, `${JSON.stringify(running)}\n`, { mode: 0o600 })
  renameSync(fresh, fileOf(directory))
}

/** The chain that runs below `directory` right now, started by any process. */
export async function runningChain(directory: string): Promise<Running | undefined> {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => '')
  const running = parse(text)
  if (!running || !alive(running.pid)) return undefined
  const home = await realpath(directory).catch(() => directory)
  const command = await commandLine(running.pid)
  const isOurs = /\banvil\b/.test(command) && (command.includes(directory) || command.includes(home))
  return isOurs ? running : undefined
}

/**
 * Stops the chain that a killed server left running below `directory`, after saving its state, which is newer than the saved one.
 * Answers whether there was one.
 */
export async function stopLeftChain(directory: string): Promise<boolean> {
  const left = await runningChain(directory)
  if (left?.loaded) {
    const state = await anvilRpc(left.port)('anvil_dumpState').catch(() => undefined)
    if (typeof state === 'string') await writeState(directory, state)
  }
  if (left) await stopChain(left.pid)
  await rm(fileOf(directory), { force: true })
  return left !== undefined
}

/** Ends the process of a chain; what it holds is to be saved before. */
export async function stopChain(pid: number): Promise<void> {
  const steps = [['SIGTERM', 5] as const, ['SIGKILL', 2] as const]
  if (!(await stopProcess(pid, steps))) throw new Error(`The local chain, process ${pid}, does not stop.`)
}

function parse(text: string): Running | undefined {
  try {
    const { pid, port, loaded, saved } = JSON.parse(text) as Running
    return Number.isInteger(pid) && pid > 1 && Number.isInteger(port)
      ? { pid, port, loaded: loaded === true, ...(Number.isInteger(saved) && { saved }) }
      : undefined
  } catch {
    return undefined
  }
}
