import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

type Message = { topic: string; message: string; publishedAt: number; tag: number }
type Call = { id: number | string; method?: string; params: Record<string, unknown> }
type Reader = { say(value: object): void; topics: Set<string> }

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/**
 * A relay of WalletConnect on loopback: it passes sealed messages from one reader of a topic to the others, and keeps those nobody
 * has read yet. Like the real one it reads none of them.
 */
export async function startTestRelay() {
  const readers = new Set<Reader>()
  const kept: Message[] = []
  const sockets = new Set<Duplex>()

  function publish(from: Reader, message: Message) {
    const others = [...readers].filter((reader) => reader !== from && reader.topics.has(message.topic))
    if (others.length === 0) kept.push(message)
    for (const reader of others) deliver(reader, message)
  }
  const deliver = (reader: Reader, data: Message) =>
    reader.say({
      id: Date.now() * 1000 + Math.floor(Math.random() * 1000),
      jsonrpc: '2.0',
      method: 'irn_subscription',
      params: { id: data.topic, data },
    })

  function subscribe(reader: Reader, topic: string) {
    reader.topics.add(topic)
    for (const message of kept.filter((each) => each.topic === topic)) {
      kept.splice(kept.indexOf(message), 1)
      deliver(reader, message)
    }
    return createHash('sha256').update(topic).digest('hex')
  }

  function answer(reader: Reader, { method, params }: Call): unknown {
    const text = (name: string) => params[name] as string
    const send = (topic: string, message: string, tag: number) =>
      publish(reader, { topic: text(topic), message: text(message), tag, publishedAt: Date.now() })
    switch (method) {
      case 'irn_publish':
        send('topic', 'message', params.tag as number)
        return true
      case 'wc_proposeSession':
        subscribe(reader, text('pairingTopic'))
        send('pairingTopic', 'sessionProposal', 1100)
        return true
      case 'wc_approveSession':
        subscribe(reader, text('sessionTopic'))
        send('pairingTopic', 'sessionProposalResponse', 1101)
        send('sessionTopic', 'sessionSettlementRequest', 1102)
        return true
      case 'irn_subscribe':
        return subscribe(reader, text('topic'))
      case 'irn_batchSubscribe':
        return (params.topics as string[]).map((topic) => subscribe(reader, topic))
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false }
      case 'irn_unsubscribe':
        return reader.topics.delete(text('topic'))
      default:
        throw new Error(`The test relay does not know ${method}`)
    }
  }

  const server = createServer().on('upgrade', (request, socket) => {
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${magic}`).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    sockets.add(socket)
    const reader: Reader = { say: (value) => socket.write(frame(JSON.stringify(value))), topics: new Set() }
    readers.add(reader)
    socket.on('close', () => readers.delete(reader)).on('error', () => readers.delete(reader))
    readFrames(socket, (text) => {
      const call = JSON.parse(text) as Call
      if (call.method) reader.say({ id: call.id, jsonrpc: '2.0', result: answer(reader, call) })
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    url: `ws://localhost:${(server.address() as AddressInfo).port}`,
    /** How many browsers and wallets are there. */
    readers: () => readers.size,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

export type TestRelay = Awaited<ReturnType<typeof startTestRelay>>

/** One text as a frame from a server, which masks nothing (RFC 6455). */
function frame(text: string): Buffer {
  const body = Buffer.from(text)
  const head = Buffer.alloc(body.length < 126 ? 2 : body.length < 65_536 ? 4 : 10)
  head[0] = 0x81
  if (head.length === 2) head[1] = body.length
  if (head.length === 4) {
    head[1] = 126
    head.writeUInt16BE(body.length, 2)
  }
  if (head.length === 10) {
    head[1] = 127
    head.writeBigUInt64BE(BigInt(body.length), 2)
  }
  return Buffer.concat([head, body])
}

/** Reads what a client sends, which is masked; a close or a ping is answered by a close or a pong. */
function readFrames(socket: Duplex, onText: (text: string) => void): void {
  let left = Buffer.alloc(0)
  let text = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    left = Buffer.concat([left, chunk])
    for (;;) {
      if (left.length < 2) return
      const short = left[1]! & 0x7f
      const head = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0)
      if (left.length < head + 4) return
      const length = short === 126 ? left.readUInt16BE(2) : short === 127 ? Number(left.readBigUInt64BE(2)) : short
      if (left.length < head + 4 + length) return
      const mask = left.subarray(head, head + 4)
      const body = left.subarray(head + 4, head + 4 + length).map((byte, at) => byte ^ mask[at % 4]!)
      const [kind, last] = [left[0]! & 0x0f, left[0]! & 0x80]
      left = left.subarray(head + 4 + length)
      if (kind === 8) return void socket.end(Buffer.from([0x88, 0]))
      if (kind === 9) socket.write(Buffer.concat([Buffer.from([0x8a, body.length]), body]))
      if (kind > 2) continue
      text = Buffer.concat([text, body])
      if (!last) continue
      onText(text.toString())
      text = Buffer.alloc(0)
    }
  })
}
