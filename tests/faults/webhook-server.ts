import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One event as a receiver got it. */
export type TakenEvent = { headers: IncomingHttpHeaders; body: string; url: string }

/** A receiver of webhooks on loopback that keeps what it gets and answers as `answer` does. */
export async function webhookServer(answer: RequestListener = (_request, response) => response.end('ok')) {
  const taken: TakenEvent[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(parts).toString(), url: request.url ?? '' })
      answer(request, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    taken,
    url: `http://127.0.0.1:${port}/leads`,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
