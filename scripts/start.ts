import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnv } from '#core/env.server.ts'
import { publicUrlOf } from '#core/public-url.ts'
import { printFailure, runServer } from '#server/main.server.ts'
import { siteStamp } from './site-stamp.ts'

/** `npm start`: builds the site when there is none or its sources have changed, then serves it from this same process. */
const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'build/stamp')

const readStamp = () => readFile(stampFile, 'utf8').catch(() => undefined)

/** Builds in a process of its own: what Vite keeps in memory is gone before the server starts. */
async function build(stamp: string) {
  process.stdout.write('Building the site, which takes a few seconds the first time …\n')
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', forward).on('SIGINT', forward)
  const status = await new Promise((resolve) => child.once('exit', resolve))
  process.off('SIGTERM', forward).off('SIGINT', forward)
  if (status !== 0) throw new Error('The site was not built; the reason is above.')
  await writeFile(stampFile, stamp)
}

try {
  const env = readEnv()
  const stamp = await siteStamp(root, [publicUrlOf(env), env.SCHEDULING_URL ?? ''])
  if ((await readStamp()) !== stamp) await build(stamp)
  await runServer({ root })
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
