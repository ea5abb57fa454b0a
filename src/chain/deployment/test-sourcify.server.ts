import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server answers to one request: a status and a body, which is sent as JSON unless it is text. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

/**
 * A server on this machine that speaks version 2 of Sourcify's API. `submitted` are the requests to verify, by their path;
 * `answers` are given one after the other, and the last one for all later calls.
 */
export async function testSourcify(answers: readonly Answer[]) {
  const submitted: { path: string; content: Record<string, unknown> }[] = []
  let at = 0
  const server = createServer(async (request, response) => {
    const text = await bodyOf(request)
    if (request.method === 'POST')
      submitted.push({ path: request.url!, content: JSON.parse(text) as Record<string, unknown> })
    const { status, body, headers } = answers[Math.min(at++, answers.length - 1)]!
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/server`
  const close = () => new Promise((closed) => server.close(closed))
  return { url, submitted, [Symbol.asyncDispose]: async () => void (await close()) }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts = await Array.fromAsync(request as AsyncIterable<Buffer>)
  return Buffer.concat(parts).toString()
}

const verificationId = '72d12273-0723-448e-a9f6-f7957128efa5'

/** What the server answers when it takes a request, while it works, and when it has found a match. */
export const taken: Answer = { status: 202, body: { verificationId } }
export const working: Answer = {
  status: 200,
  body: { isJobCompleted: false, verificationId, contract: { match: null } },
}
export const done = (match: string | null, error?: { customCode: string; message: string }): Answer => ({
  status: 200,
  body: { isJobCompleted: true, verificationId, contract: { match, creationMatch: match, runtimeMatch: match }, error },
})
