import { createServer } from 'node:net'
import { join } from 'node:path'

/** How a PostgreSQL is reached, in the words of its own settings. */
type WayIn = { port: string; unix_socket_directories: string; listen_addresses?: string }

/** The longest path of a socket that every system takes, in bytes. */
const socketPathLimit = 100

/**
 * A socket inside the data directory, which is as private as the data and half as much work as a network connection; where
 * the path is too long for one, a free port of 127.0.0.1.
 */
export async function wayIn(data: string): Promise<WayIn> {
  const port = '5432'
  if (Buffer.byteLength(join(data, `.s.PGSQL.${port}`)) <= socketPathLimit && !/[,"]/.test(data))
    return { port, unix_socket_directories: data, listen_addresses: '' }
  return { port: String(await freePort()), unix_socket_directories: '', listen_addresses: '127.0.0.1' }
}

/** The URL of the one login, by that way. */
export function urlOf({ port, unix_socket_directories: socket }: WayIn, password: string): string {
  return `postgresql://intaglio:${password}@${socket ? encodeURIComponent(socket) : '127.0.0.1'}:${port}/intaglio`
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
