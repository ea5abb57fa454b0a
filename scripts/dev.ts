import { spawn } from 'node:child_process'
import { publicUrlOf } from '#core/http/public-url.ts'
import { readEnv } from '#core/process/env.server.ts'
import { buildFonts } from './assets.ts'
import { stageLibrary } from './library.ts'
import { loadContent, stageNews } from './load-content.ts'
import { stagePressKit } from './press-kit.ts'

/** `npm run dev`: the server with its database, and Vite beside it, which shows a change as soon as a file is saved. */
await buildFonts()
await stageNews(await loadContent(readEnv()))
await stagePressKit({ publicUrl: publicUrlOf(readEnv()) })
await stageLibrary({ publicUrl: publicUrlOf(readEnv()) })
const children = [
  spawn(process.execPath, ['--watch-path=src', 'src/server/main.server.ts'], { stdio: 'inherit' }),
  spawn('react-router', ['dev'], { stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
