import { createServer, type AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { createStore } from './store.server.ts'

/** What pgbouncer answers to a connection with a setting it does not know, in the protocol of PostgreSQL. */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0')
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

test('a pooler that refuses our connections is named, and what to do', async () => {
  const pooler = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(refusal())))
  await new Promise<void>((listening) => pooler.listen(0, '127.0.0.1', listening))
  const { port } = pooler.address() as AddressInfo
  const tell = vi.fn<(sentence: string) => void>()
  const env = readEnv({ DATABASE_URL: `postgres://intaglio:x@127.0.0.1:${port}/intaglio` })
  const store = createStore({
    env,
    log: openLog(() => undefined),
    state: { store: 'starting', draining: false, unsafe: [] },
    tell,
  })
  const opening = store.open({} as Parameters<typeof store.open>[0])

  await vi.waitFor(() => expect(tell).toHaveBeenCalled(), 20_000)

  expect(tell.mock.calls).toEqual([
    [expect.stringMatching(/^DATABASE_URL leads to a pooler .*name PostgreSQL itself\./)],
  ])
  await store.close()
  await opening
  pooler.close()
})
