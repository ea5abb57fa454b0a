import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chainOf } from '#chain/catalogue.ts'
import { readEnv } from '#core/env.server.ts'
import { publicUrlOf } from '#core/public-url.ts'
import { printFailure } from '#server/print-failure.server.ts'
import { isSiteFresh, stampSite } from './site-stamp.ts'

/** `npm start`: builds the site when there is none or its sources have changed, then serves it from this same process. */
const root = join(import.meta.dirname, '..')

/** Builds in a process of its own: what Vite keeps in memory is gone before the server starts. */
async function build() {
  process.stdout.write('Building the site, which takes a few seconds …\n')
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', forward).on('SIGINT', forward)
  const status = await new Promise((resolve) => child.once('exit', resolve))
  process.off('SIGTERM', forward).off('SIGINT', forward)
  if (status !== 0) throw new Error('The site was not built; the reason is above.')
}

try {
  const env = readEnv()
  // Refused now, and not after the seconds of a build.
  chainOf(env.CHAIN_ID)
  const settings = { publicUrl: publicUrlOf(env), schedulingUrl: env.SCHEDULING_URL, eventCode: env.EVENT_CODE }
  if (!(await isSiteFresh(root, settings))) {
    await build()
    await stampSite(root, settings)
  }
  // Not before: what is refused above should not wait for all of the server to be read.
  const { runServer } = await import('#server/main.server.ts')
  await runServer({ root })
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
