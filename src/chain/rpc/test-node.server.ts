import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openNode, type RpcNode } from './rpc-node.server.ts'

/** How a node on loopback handles a call: it returns a value, or does anything to the connection. */
export type Behaviour = (
  asked: { id: number; method: string; params: unknown[] },
  response: ServerResponse,
  request: IncomingMessage,
) => unknown

/** A node on loopback that does what a test wants, with every method it was asked except for its chain's number. */
export async function testNode(behave: Behaviour, { path = '/' }: { path?: string } = {}) {
  const asked: string[] = []
  let behaviour = behave
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const question = JSON.parse(Buffer.concat(parts).toString()) as Parameters<Behaviour>[0]
    const own = behaviour(question, response, request)
    if (question.method !== 'eth_chainId') asked.push(question.method)
    const result = own ?? (question.method === 'eth_chainId' ? '0x7a69' : undefined)
    if (result !== undefined && !response.headersSent && !response.destroyed)
      reply(response, { id: question.id, result })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  return {
    url,
    asked,
    behave: (next: Behaviour) => void (behaviour = next),
    /** It as a node behind the gateway, asked with little timeout. */
    node: (number = 1, more: Partial<Parameters<typeof openNode>[0]> = {}): RpcNode =>
      openNode({ number, address: () => url, chainId: 31337, timeout: 300, ...more }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends a JSON-RPC body, with a status of its own if one is given. */
export function reply(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ jsonrpc: '2.0', ...body }))
}
