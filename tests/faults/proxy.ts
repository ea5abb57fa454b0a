import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What becomes of one connection: everything passes, nothing more from that many bytes on, or it is cut there. */
export type Treatment = 'pass' | { stallAfter: number } | { cutAfter: number }

/** What becomes of all connections, those that are open and those to come: at once, later, never, or they are refused. */
export type Mood = 'well' | 'slow' | 'silent' | 'gone'

/** Milliseconds that everything takes through a slow proxy. */
const slowness = 400

/** A TCP proxy on loopback to another host. `treat` decides for each connection, from 1 on; `be` for all of them, from now on. */
export async function proxyTo(target: NetConnectOpts, treat: (connection: number) => Treatment = () => 'pass') {
  const sockets = new Set<Socket>()
  let mood: Mood = 'well'
  let count = 0
  const server = createServer((client) => {
    if (mood === 'gone') return client.resetAndDestroy()
    const treatment = treat(++count)
    const limit =
      treatment === 'pass' ? Infinity : 'stallAfter' in treatment ? treatment.stallAfter : treatment.cutAfter
    const host = connect(target)
    let passed = 0
    for (const [from, to] of [
      [client, host],
      [host, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        // What it said last is still on its way.
        if (mood === 'slow') void sleep(slowness).then(() => to.destroy())
        else to.destroy()
      })
      from.on('data', (bytes) => {
        passed += bytes.length
        if (passed > limit && treatment !== 'pass' && 'cutAfter' in treatment) return client.destroy()
        if (mood === 'silent' || passed > limit) return
        if (mood === 'slow') void sleep(slowness).then(() => to.writable && to.write(bytes))
        else to.write(bytes)
      })
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port,
    connections: () => count,
    /** Connections end where their bytes would come in another order, or never. */
    be(next: Mood) {
      if (next === 'gone' || mood !== 'well') cut()
      mood = next
    },
    [Symbol.asyncDispose]: () => {
      cut()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** A proxy to the PostgreSQL of `url`, which has a socket, with the URL that leads through it. */
export async function databaseProxy(url: string, treat?: (connection: number) => Treatment) {
  const { hostname, port, username, password, pathname } = new URL(url)
  const proxy = await proxyTo({ path: join(decodeURIComponent(hostname), `.s.PGSQL.${port}`) }, treat)
  return { ...proxy, url: `postgresql://${username}:${password}@127.0.0.1:${proxy.port}${pathname}` }
}
