import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'

/**
 * A forward proxy of ours, as companies have one, on a socket that every user may use. It passes on what is asked for by CONNECT, refuses
 * the rest, and remembers every host it was asked for.
 */
export async function openProxy(socket: string): Promise<{ asked: Set<string>; close(): void }> {
  rmSync(socket, { force: true })
  const asked = new Set<string>()
  const server = createServer((request, response) => {
    asked.add(`${request.method} ${request.url}`)
    response.writeHead(403).end()
  })
  server.on('connect', ({ url = '' }, client, head: Buffer) => {
    asked.add(url)
    const [host, port] = url.split(':')
    const far = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      far.write(head)
      far.pipe(client).pipe(far)
    })
    far.on('error', () => client.destroy())
    client.on('error', () => far.destroy())
  })
  await new Promise<void>((done, failed) => server.once('error', failed).listen(socket, done))
  chmodSync(socket, 0o777)
  return {
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
