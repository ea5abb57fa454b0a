import { readFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { builtPages } from './prepare-rainbowkit.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** `built`: where the pages are, if they are not RainbowKit's. */
type Serving = { port: number; product: string; built?: string }

/**
 * Serves the built pages of the comparison on `port`. `/api` and `/rpc` go to the product at `product`, with the name they were asked
 * under: it takes them for its own page's.
 */
export async function serveRainbowKit({ port, product, built = builtPages }: Serving) {
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url!, product)
    if (/^\/(?:api|rpc)(?:\/|$)/.test(pathname)) passOn(product, asked, answer)
    else void answerFile(built, pathname, answer)
  })
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { url: `http://localhost:${port}`, stop }
}

function passOn(product: string, asked: IncomingMessage, answer: ServerResponse) {
  const { method, headers, url } = asked
  const further = request(new URL(url!, product), { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode!, answered.headers)
    answered.pipe(answer)
  })
  further.on('error', () => answer.writeHead(502).end())
  asked.pipe(further)
}

async function answerFile(built: string, pathname: string, answer: ServerResponse) {
  const file = normalize(pathname === '/' ? '/index.html' : pathname)
  const body = await readFile(join(built, file)).catch(() => undefined)
  if (!body) return void answer.writeHead(404).end()
  const cache = file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': cache })
  answer.end(body)
}

// Playwright starts it this way, and ends it with SIGTERM.
if (import.meta.main) {
  const { stop } = await serveRainbowKit({ port: Number(process.env.PORT), product: process.env.PRODUCT_URL! })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)))
}
