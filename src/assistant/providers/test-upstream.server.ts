import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an upstream does with a request. */
export type Behaviour = (
  response: ServerResponse,
  request: IncomingMessage & { json: Record<string, unknown> },
) => unknown

/** An upstream on this machine with a given behaviour, which keeps the requests it got. For tests. */
export async function testUpstream(first: Behaviour = (response) => response.end()) {
  let behave = first
  const asked: { json: Record<string, unknown>; headers: IncomingMessage['headers']; closed: Promise<void> }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const json = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>
    const closed = new Promise<void>((resolve) => response.once('close', () => resolve()))
    asked.push({ json, headers: request.headers, closed })
    response.on('error', () => undefined)
    await behave(response, Object.assign(request, { json }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    behave: (next: Behaviour) => void (behave = next),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** A line of n8n's stream. */
export function streamLine(type: string, content?: string, metadata: object = { nodeId: 'a', runIndex: 0 }): string {
  return `${JSON.stringify({ type, ...(content !== undefined && { content }), metadata })}\n`
}
