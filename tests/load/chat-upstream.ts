import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A workflow that streams a reply of `pieces` words, `pause` milliseconds apart, after thinking for as long. Each word is the time it
 * was written at, by the clock of this machine in milliseconds, so that its reader knows how long it was on its way.
 */
export async function startWorkflow({ pieces, pause }: { pieces: number; pause: number }) {
  const server = createServer(async (request, response) => {
    request.resume()
    await sleep(pause)
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    response.write(line('begin'))
    for (let at = 0; at < pieces && !response.destroyed; at++) {
      response.write(line('item', `${performance.timeOrigin + performance.now()} `))
      await sleep(pause)
    }
    response.end(line('end'))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/webhook/x/chat`, close: () => server.close() }
}

function line(type: string, content?: string): string {
  return `${JSON.stringify({ type, content, metadata: { nodeId: 'a', runIndex: 0 } })}\n`
}
