import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import { anvilBinary, loaderFault } from './anvil-binary.server.ts'

/** One running anvil: a whole chain in a process, with nothing on disk. It listens on 127.0.0.1 alone. */
export type Anvil = {
  url: string
  port: number
  child: ChildProcess & { pid: number }
  /** Asks it anything, also what the public gateway never passes on. Throws `NodeRefused` where it answers with an error. */
  ask(method: string, ...params: unknown[]): Promise<unknown>
}

type Options = {
  /** The number it says it has; without it that of the local chain. */
  chainId?: number
  /** Accounts with ether whose keys anvil has; they come from a phrase everybody knows. */
  accounts?: number
  /** Where it keeps what does not fit its memory. */
  cache: string
  /** File its complaints are appended to. */
  log?: string
  /** Hears of the process before it answers. */
  onSpawned?: (at: { pid: number; port: number }) => void
}

/** Milliseconds it may take until it answers. */
const startTimeout = 30_000

/** Gas of a block and of the transactions in it, which is also what a call gets that asks for none. */
const blockGas = '30000000'

/** Starts an anvil on a free port and answers when it does. Throws `NoAnvil`, or one sentence when it cannot be run. */
export async function startAnvil(options: Options): Promise<Anvil> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(await freePort(), options)
    } catch (error) {
      // Another program may have taken the port after we found it free.
      if (attempt === 3 || (error as NodeJS.ErrnoException).code !== 'EXITED') throw error
    }
  }
}

async function startOnce(
  port: number,
  { chainId = 31_337, accounts = 0, cache, log, onSpawned }: Options,
): Promise<Anvil> {
  const own = [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--chain-id',
    String(chainId),
    '--accounts',
    String(accounts),
  ]
  // No page of a browser may talk to it, and the state it is given may be large.
  const rights = ['--no-cors', '--no-request-size-limit', '--disable-console-log', '--quiet', '--cache-path', cache]
  const bounds = ['--gas-limit', blockGas]
  const file = log === undefined ? 'ignore' : openSync(log, 'a', 0o600)
  const before = typeof file === 'number' ? fstatSync(file).size : 0
  const child = spawn(anvilBinary(), [...own, ...rights, ...bounds], {
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal reaches us alone, and our drain finishes before we stop it.
    detached: true,
    stdio: ['ignore', file, file],
    env: { PATH: '/usr/bin:/bin', HOME: cache },
  })
  if (typeof file === 'number') closeSync(file)
  let isReady = false
  let gone: Error | undefined
  child.once('exit', (status) => {
    if (isReady) return
    const said = log === undefined ? '' : readFileSync(log).subarray(before).toString()
    gone = loaderFault(said) ?? exited(`The local chain ended immediately (${status ?? 'by a signal'}).`)
  })
  child.once('error', (error) => (gone = new Error(`The local chain could not be run: ${error.message}`)))
  const { pid } = child
  if (pid !== undefined) onSpawned?.({ pid, port })

  const anvil = { url: `http://127.0.0.1:${port}`, port, child: child as Anvil['child'], ask: anvilRpc(port) }
  for (const end = Date.now() + startTimeout; Date.now() < end; await sleep(10)) {
    if (gone) throw gone
    const answers = await anvil.ask('eth_chainId').then(
      () => true,
      () => false,
    )
    if (!answers || gone) continue
    isReady = true
    return anvil
  }
  child.kill('SIGKILL')
  throw new Error('The local chain does not answer.')
}

const exited = (message: string) => Object.assign(new Error(message), { code: 'EXITED' })

/** A way to ask the anvil that listens on `port` of this machine; gives up after `patience` milliseconds. */
export function anvilRpc(port: number, timeoutMs = 10_000): Anvil['ask'] {
  return async (method, ...params) => {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = (await response.json()) as { result?: unknown; error?: { code: number; message: string } }
    if (answer.error) throw new NodeRefused(answer.error.code, answer.error.message)
    return answer.result
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
