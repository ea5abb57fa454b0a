import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../serve-site.ts'

// `npm run dev -- --port $DEV_PORT`, with a server and data of its own that go away with it. Playwright starts it, and ends it with SIGTERM.
const directory = await mkdtemp(join(tmpdir(), 'intaglio-dev-'))
// The embedded database runs as another user when we are root, and has to pass through.
await chmod(directory, 0o711)
const env = {
  ...process.env,
  PORT: String(await freePort()),
  DATA_DIR: join(directory, 'data'),
  NODE_ENV: 'development',
}
const child = spawn(process.execPath, ['scripts/dev.ts', '--port', process.env.DEV_PORT!], { env, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill('SIGTERM'))
child.once('close', () => void rm(directory, { recursive: true, force: true, maxRetries: 5 }))
