import { randomBytes, randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { errorCodes } from '#server/features.server.ts'
import { testApp } from '#server/http/test-app.server.ts'
import { serveSite } from '../serve-site.ts'
import { count, type Trial } from './trial.ts'

const words = [
  '',
  'a',
  '0',
  '-1',
  '1e309',
  'null',
  'true',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '%ff',
  "'; drop table submission; --",
  '<script>alert(1)</script>',
  '\u202e\u0000\ufffe',
  '💥'.repeat(50),
  '0x',
  `0x${'0'.repeat(40)}`,
  `0x${'f'.repeat(64)}`,
  '7391facd-0000-4000-8000-000000000000',
  'ada@example.com',
  'a@b',
  '9'.repeat(400),
  'x'.repeat(5_000),
  '{{7*7}}',
  '${1}',
  'latest',
  'eth_call',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
]
const fields = [
  'email',
  'name',
  'message',
  'token',
  'id',
  'address',
  'chainId',
  'signature',
  'chatInput',
  'sessionId',
  'form',
  'contract',
  'index',
  'keys',
  'method',
  'params',
  'jsonrpc',
  'collection',
  'repository',
  'commit',
  'chains',
  'q',
  'code',
  'url',
  'challenge',
  'solution',
  'text',
  'signer',
  'helpful',
  'comment',
  'data',
  'to',
]
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  '',
]
const methods = ['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH']
const senders = 32
const one = <value>(from: readonly value[]): value => from[randomInt(from.length)]!
const chance = (percent: number) => randomInt(100) < percent

/** Any value a body can have, at most so deep. */
function anything(depth: number): unknown {
  const kind = randomInt(depth > 0 ? 8 : 5)
  if (kind === 0) return randomInt(2) === 0
  if (kind === 1) return null
  if (kind === 2) return one([0, -1, 1.5, 1e308, 2 ** 53, -0])
  if (kind <= 4) return one(words)
  if (kind === 5) return Array.from({ length: randomInt(5) }, () => anything(depth - 1))
  return Object.fromEntries(Array.from({ length: randomInt(6) }, () => [one(fields), anything(depth - 1)]))
}

function anyBody(): Buffer {
  const kind = randomInt(10)
  if (kind === 0) return randomBytes(randomInt(2_000))
  if (kind === 1) return Buffer.from('['.repeat(randomInt(5_000)))
  if (kind === 2) return Buffer.from(JSON.stringify(anything(4)).slice(0, randomInt(200)))
  if (kind <= 4)
    return Buffer.from(
      new URLSearchParams(Array.from({ length: randomInt(8) }, () => [one(fields), one(words)])).toString(),
    )
  return Buffer.from(
    JSON.stringify(
      Object.fromEntries(fields.filter(() => chance(30)).map((name) => [name, chance(70) ? one(words) : anything(3)])),
    ),
  )
}

const anyHeaders = (): Record<string, string> => ({
  ...(chance(90) && { 'content-type': one(types) }),
  ...(chance(20) && { accept: one(['text/html', 'application/x-ndjson', '*/*', 'x'.repeat(300)]) }),
  ...(chance(10) && { origin: one(['null', 'https://evil.example', 'http://localhost', 'x']) }),
  ...(chance(10) && { cookie: `intaglio=${encodeURIComponent(one(words)).slice(0, 500)}; __Host-intaglio=x` }),
  ...(chance(10) && { 'idempotency-key': one(['x', 'a'.repeat(36), '7391facd-0000-4000-8000-000000000000']) }),
  ...(chance(5) && { range: one(['bytes=0-', 'bytes=9999999-', 'bytes=x']) }),
  ...(chance(5) && { 'if-none-match': one(['*', '"x"', 'W/']) }),
  ...(chance(5) && { 'x-forwarded-for': one(words).replaceAll(/[^\x20-\x7e]/g, '') }),
})

/** Every address of the server, its parameters filled with anything. */
async function addresses() {
  const { app } = await testApp()
  const patterns = new Set(app.routes.map(({ path }) => path))
  return [...patterns].map((pattern) => () => {
    const path = pattern
      .replaceAll(/:\w+(?:\{[^/]*\})?\??/g, () => encodeURIComponent(one(words)).slice(0, 300))
      .replaceAll('*', () => encodeURIComponent(one(words)).slice(0, 300))
    const query = chance(30)
      ? `?${new URLSearchParams([
          [one(fields), one(words)],
          [one(fields), one(words)],
        ]).toString()}`
      : ''
    return path + query
  })
}

type Answer = { status: number; text: string }

function answerTo(url: string, agent: Agent, ask: { method: string; path: string }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const isChunked = chance(50)
    const body = ask.method === 'GET' || ask.method === 'HEAD' ? Buffer.alloc(0) : anyBody()
    const length = isChunked || body.length === 0 ? {} : { 'content-length': String(body.length) }
    const asked = request(
      url + ask.path,
      { method: ask.method, agent, headers: { ...anyHeaders(), ...length }, timeout: 60_000 },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += text.length < 2_000 ? part : ''))
        answer.on('end', () => resolve({ status: answer.statusCode!, text }))
        answer.on('error', reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('hung')))
    asked.on('error', reject)
    if (isChunked && body.length > 1) asked.write(body.subarray(0, body.length / 2))
    asked.end(isChunked && body.length > 1 ? body.subarray(body.length / 2) : body)
  })
}

/**
 * Sends so many requests of any kind to every address of a server, half of the bodies in chunks. No answer may be an undeclared failure,
 * tell of the inside, or never come; and the server must be ready at the end.
 */
export const fuzz = (goal = 100_000): Trial => ({
  name: 'fuzz',
  holds:
    'Requests of any kind to every endpoint: each is answered, none with an undeclared failure or a word of the inside',
  share: 3,
  async run(time) {
    await using site = await serveSite({ variables: { LIMIT_FACTOR: '1000000', POW_DIFFICULTY: '0' } })
    const host = site.url
    const places = await addresses()
    const agent = new Agent({ keepAlive: true, maxSockets: senders })
    const faults = new Map<string, number>()
    const fault = (sentence: string) => void faults.set(sentence, (faults.get(sentence) ?? 0) + 1)
    const statuses = new Map<number, number>()
    let [sent, cut] = [0, 0]
    const send = async () => {
      while (sent < goal && !time.isOver() && faults.size < 20) {
        const ask = { method: one(methods), path: places[sent++ % places.length]!() }
        const where = `${ask.method} ${ask.path.slice(0, 120)}`
        try {
          const answer = await answerTo(host, agent, ask)
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          for (const wrong of faultsOf(answer)) fault(`${where} ${wrong}`)
        } catch (error) {
          // A server may hang up on what is no HTTP any more, such as a body that goes on after its answer.
          if ((error as Error).message === 'hung') fault(`${where} was never answered.`)
          else cut++
        }
      }
    }
    await Promise.all(Array.from({ length: senders }, send))
    agent.destroy()
    const ready = await fetch(`${host}/api/ready`).catch(() => undefined)
    if (ready?.status !== 200) fault('The server was not ready at the end.')
    if (cut > sent / 10) fault(`${count(cut)} of ${count(sent)} connections were cut before an answer.`)
    const answers = [...statuses].toSorted(([low], [high]) => low - high)
    return {
      reached: [{ what: `requests to ${places.length} addresses`, done: sent, goal }],
      besides: [...answers.map(([status, times]) => `${count(times)} × ${status}`), `${count(cut)} hung up on`].join(
        ', ',
      ),
      faults: [...faults].map(([sentence, times]) => (times > 1 ? `${sentence} (${times} times)` : sentence)),
    }
  },
})

/** What is wrong with an answer. What cannot be done now has its code in the catalogue of errors; a fault of ours is none of these. */
export function faultsOf({ status, text }: Answer): string[] {
  const code = /"code":"([^"]+)"/.exec(text)?.[1] ?? ''
  const isDeclared = status < 500 || (code !== 'server.fault' && errorCodes.includes(code))
  const isInside = /\n\s+at .*\.(?:ts|js):\d+|node_modules\/|PostgresError|syntax error at or near/.test(text)
  return [...(isDeclared ? [] : [`was answered with ${status} ${code}.`]), ...(isInside ? ['told of the inside.'] : [])]
}
