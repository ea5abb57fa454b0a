import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publicUrlOf } from '#core/http/public-url.ts'
import { readEnv } from '#core/process/env.server.ts'
import { buildFonts } from './pictures/assets.ts'
import { stageLibrary } from './pages/library.ts'
import { loadContent, stageNews } from './blog/load-content.ts'
import { stagePressKit } from './pictures/press-kit.ts'
import { changedSinceBuild, stampOf } from './site-stamp.ts'

/**
 * `npm run dev [-- --port 5173]`: the server with its database and chain on `PORT`, and Vite beside it, which shows a change as soon as a
 * file is saved. Both are visited at Vite's address. What only a build makes (compiled tokens, the words the assistant knows, the page
 * around what the server writes) comes from the last build.
 */
const root = join(import.meta.dirname, '..')
const { port } = parseArgs({ options: { port: { type: 'string', default: '5173' } } }).values

/** Makes what pages import and no source file holds: all of it where there was no build, otherwise what the last build may have made differently. */
async function prepare() {
  const env = readEnv()
  const publicUrl = publicUrlOf(env)
  const changed = await changedSinceBuild(root, await stampOf(root, env))
  if (!changed) {
    const { buildSite } = await import('./build.ts')
    await buildSite(env, { publicUrl })
  } else if (changed.some((name) => name !== 'PUBLIC_URL')) {
    await buildFonts()
    await stageNews(await loadContent(env))
    await stagePressKit({ publicUrl })
    await stageLibrary({ publicUrl })
  }
}

await prepare()
const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` }
const start = (...args: string[]) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env })
const children = [
  start('--watch-path=src', 'src/server/main.server.ts'),
  start('node_modules/@react-router/dev/bin.cjs', 'dev', '--port', port, '--strictPort'),
]
const end = (signal: NodeJS.Signals) => children.forEach((child) => child.kill(signal))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal))
// One without the other is of no use.
for (const child of children) child.once('exit', () => end('SIGTERM'))
