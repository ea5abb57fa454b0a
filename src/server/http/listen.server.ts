import { lookup } from 'node:dns/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** An HTTP server on one port, at every address of its host. */
export type Listener = {
  port: number
  addresses: string[]
  /** Takes no more connections, lets requests in hand finish for at most `patience` milliseconds, then cuts the rest. */
  close(timeoutMs: number): Promise<void>
}

type Fetch = Parameters<typeof getRequestListener>[0]

/** Limits of the transport: what arrives too slowly, or is too large before it is read, costs us little. */
export const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than any proxy keeps idle connections, so that it closes them: a request on one that we close just then is lost.
  keepAliveTimeout: 620_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 1_000,
  insecureHTTPParser: false,
  requireHostHeader: true,
}

/** Connections at once. As many may wait to be taken: of thousands that come at one moment, those beyond Node's own 511 knock again a second later. */
const mostConnections = 4_096

type Options = { host: string; port: number; limits?: typeof limits }

/** Listens on every address of `host`; port 0 takes a free one. Throws one sentence when the port is taken. */
export async function listen(fetch: Fetch, { host, port, limits: given = limits }: Options): Promise<Listener> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
  const servers: Server[] = []
  let chosen = port
  for (const address of await addressesOf(host)) {
    const server = createServer(given, (request, response) => {
      // Node drops what came in one packet behind such a request: its sender would wait for an answer that never comes.
      if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
      if (countHosts(request) === 1) return answer(request, response)
      response.writeHead(400, { Connection: 'close' }).end()
    })
    server.maxConnections = mostConnections
    // A client that stops reading does not hold a socket permanently.
    server.timeout = 30_000
    server.on('dropRequest', () => undefined)
    try {
      chosen = await bind(server, address, chosen)
      servers.push(server)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // `localhost` names an IPv6 address on machines without IPv6, too.
      if (servers.length > 0 && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue
      for (const other of servers) other.close()
      throw new Error(sentence(code, host, chosen), { cause: error })
    }
  }
  return {
    port: chosen,
    addresses: servers.map((server) => (server.address() as AddressInfo).address),
    async close(timeoutMs) {
      const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), timeoutMs)
      await Promise.all(servers.map(closeServer))
      clearTimeout(cut)
    },
  }
}

/** Two Host headers are two stories about where a request goes: a proxy may believe the other one. Node keeps the first. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

async function addressesOf(host: string): Promise<string[]> {
  if (host === 'localhost') return ['127.0.0.1', '::1']
  const found = await lookup(host, { all: true }).catch(() => [])
  if (found.length === 0) throw new Error(`HOST: ${host} is not an address of this machine.`)
  return [...new Set(found.map(({ address }) => address))]
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const ipv6Only = host.includes(':') && host !== '::'
    server.listen({ host, port, ipv6Only, backlog: mostConnections }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function sentence(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} is reserved for root: set PORT to one above 1023.`
  return `Cannot listen on ${host}, port ${port} (${code ?? 'unknown reason'}): set HOST to an address of this machine.`
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Connections become idle one by one as their requests finish.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    server.closeIdleConnections()
    server.once('close', () => clearInterval(idle))
  })
}
