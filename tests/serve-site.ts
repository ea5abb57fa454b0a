import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The product over the built site, with a database of its own that goes away with it; `env` is what a command about it is run with. */
export type ServedSite = { url: string; env: NodeJS.ProcessEnv; stop(): Promise<void> } & AsyncDisposable

const main = join(import.meta.dirname, '../src/server/main.server.ts')

/** A free port below those that the system gives to connections: none of the many here can take it before the server does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    const probe = createServer()
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!free) continue
    await new Promise((closed) => probe.close(closed))
    return port
  }
}

/**
 * Starts the product on `port`, or a free one, and answers when it is ready, database included. `variables` are set beside those of
 * this process. Throws what it said when it is not.
 */
export async function serveSite({
  port,
  variables,
}: { port?: number; variables?: Record<string, string> } = {}): Promise<ServedSite> {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-served-'))
  // The embedded database runs as another user when we are root, and has to pass through.
  await chmod(directory, 0o711)
  const at = port ?? (await freePort())
  const url = `http://localhost:${at}`
  const env = { ...process.env, ...variables, PORT: String(at), PUBLIC_URL: url, DATA_DIR: join(directory, 'data') }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  // Several times what a busy machine was seen to need.
  const deadline = Date.now() + 150_000
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await fetch(`${url}/api/ready`).catch(() => undefined))?.ok)
      return { url, env, stop, [Symbol.asyncDispose]: stop }
    await sleep(100)
  }
  await stop()
  throw new Error(`The product did not become ready.\n${said}`)
}

// Playwright starts it this way, and ends it with SIGTERM.
if (import.meta.main) {
  const { stop } = await serveSite({ port: Number(process.env.PORT) })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))
  setInterval(() => {}, 60_000)
}
