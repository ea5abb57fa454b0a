import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fail } from '#core/errors.ts'
import { send } from '#core/http/send.ts'
import { fetchProven } from './fetch-proven.ts'
import { isProof } from './proof-of-work.ts'

/** A real server whose price rises with each of the first tries; answers what each request brought. */
async function serve(prices: number[]) {
  const brought: { proof: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    brought.push({ proof: request.headers['proof-of-work'] as string | undefined, body })
    const difficulty = prices[brought.length - 1]
    if (difficulty === undefined) return response.end('{"reference":"IN-1"}')
    const asked = {
      challenge: `sign-in.${difficulty}.1.x`,
      difficulty,
      expires: '2026-11-22T12:00:00.000Z',
      seconds: 9,
    }
    response.writeHead(429, { 'retry-after': '9' }).end(JSON.stringify(fail('request.effort', asked)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, brought }
}

test('what a server asks for is worked, and the same request sent again with it, until it is taken', async () => {
  const { url, brought } = await serve([4, 6])

  expect(await send('POST', url, { body: { a: 1 } })).toMatchObject({ answer: { reference: 'IN-1' } })

  expect(brought.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}'])
  const proofs = brought.map(({ proof }) => proof?.split(' '))
  expect(proofs[0]).toBeUndefined()
  for (const [at, difficulty] of [4, 6].entries()) {
    const [challenge = '', solution = ''] = proofs[at + 1]!
    expect(challenge).toBe(`sign-in.${difficulty}.1.x`)
    expect(isProof({ challenge, solution, difficulty })).toBe(true)
  }
})

test('a server that is never satisfied is asked five times, and its refusal is the answer', async () => {
  const { url, brought } = await serve(Array.from({ length: 9 }, () => 1))

  const reply = await send('GET', url)

  expect(reply).toMatchObject({ refusal: { code: 'request.effort', seconds: 9 } })
  expect((reply as { refusal: { message: string } }).refusal.message).toContain('wait 9 seconds')
  expect(brought).toHaveLength(5)
})

test('work that is given up sends nothing more', async () => {
  const { url, brought } = await serve([32])
  const leaving = new AbortController()
  const asking = fetchProven(url, { signal: leaving.signal }, () => setTimeout(() => leaving.abort(), 300))

  await expect(asking).rejects.toThrow('abort')
  expect(brought).toHaveLength(1)
})
