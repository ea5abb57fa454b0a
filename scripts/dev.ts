import { spawn } from 'node:child_process'
import { buildFonts } from './assets.ts'

/** `npm run dev`: the server with its database, and Vite beside it, which shows a change as soon as a file is saved. */
await buildFonts()
const children = [
  spawn(process.execPath, ['--watch-path=src', 'src/server/main.server.ts'], { stdio: 'inherit' }),
  spawn('react-router', ['dev'], { stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
