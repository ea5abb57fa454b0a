import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnv, type Env } from '#core/process/env.server.ts'
import { checkStart } from '#server/start/check-start.server.ts'
import { printFailure } from '#server/start/print-failure.server.ts'
import { hostedStoreOf } from '#site/blog/source/hosted-store.server.ts'
import { changedSinceBuild, stampOf } from './site-stamp.ts'

/** `npm start`: builds the site when there is none or its sources have changed, then serves it from this same process. */
const root = join(import.meta.dirname, '..')

/** Builds in a process of its own: what Vite keeps in memory is gone before the server starts. */
async function build() {
  process.stdout.write('Building the site, which takes about a minute …\n')
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', forward).on('SIGINT', forward)
  const status = await new Promise((resolve) => child.once('exit', resolve))
  process.off('SIGTERM', forward).off('SIGINT', forward)
  if (status !== 0) throw new Error('The site was not built; the reason is above.')
}

/** Sees to it that `build/` holds a site, that of now where it can be built. Throws one sentence when there is none. */
async function prepareSite(env: Env) {
  const changed = await changedSinceBuild(root, await stampOf(root, env))
  const tools = existsSync(join(root, 'node_modules/@react-router/dev'))
  if (tools) return changed?.length === 0 ? undefined : build()
  if (!changed) throw new Error(`There is no finished site in build/, and ${withoutTools}: run \`${toBuild}\`.`)
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : ''
  if (changed.length > 0)
    say(
      `The site is served as it was built, since ${withoutTools}; ${changed.slice(0, 3).join(', ')}${more} changed after that: run \`${toBuild}\`.`,
    )
  if (hostedStoreOf(env))
    say(
      `The blog stays as it was built, since ${withoutTools}: run \`npm ci --include=dev\` to follow SANITY_PROJECT_ID.`,
    )
}

const withoutTools = 'the tools to build it are not installed'
const toBuild = 'npm ci --include=dev && npm run build'
const say = (sentence: string) => process.stderr.write(`${sentence}\n`)

try {
  const env = readEnv()
  // Refused now, and not after the seconds of a build.
  await checkStart(env)
  await prepareSite(env)
  // Not before: what is refused above should not wait for all of the server to be read.
  const { runServer } = await import('#server/main.server.ts')
  await runServer({ root })
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
