import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { CollectionFacts, Finding, InspectionEvent, Report } from '#tools/nft-inspector/report/report.ts'
import { followInspection } from './follow-inspection.ts'
import { inspectionStep, progressOf, type InspectionStep } from './inspection-step.ts'

const collection = { address: '0x1', block: 1 } as unknown as CollectionFacts
const finding = { id: 'a', weight: 'low' } as Finding
const report = { findings: [finding] } as Report
const after = (...events: InspectionEvent[]) => events.reduce(inspectionStep, { at: 'asking' } as InspectionStep)

test('an inspection goes from asking over its parts to its report', () => {
  const begun: InspectionEvent = { is: 'begun', collection }
  const part: InspectionEvent = { is: 'part', area: 'powers', findings: [finding] }

  expect(progressOf(after()).share).toBe(0)
  expect(after(begun, part)).toMatchObject({ at: 'going', findings: [finding], parts: ['powers'] })
  const pieces = after(begun, part, { is: 'piece', done: 3, of: 5 })
  expect(progressOf(pieces)).toEqual({ share: 0.4, words: 'Reading pieces: 3 of 5.' })
  expect(after(begun, part, { is: 'done', report, sha256: 'x' })).toEqual({ at: 'done', report, sha256: 'x' })
  // What was found before it failed is not lost; what comes before it began counts for nothing.
  expect(after(begun, part, { is: 'failed', message: 'x' })).toMatchObject({ at: 'failed', findings: [finding] })
  expect(after(part)).toEqual({ at: 'asking' })
})

afterEach(() => vi.unstubAllGlobals())

/** The events of an inspection whose server is on this machine and answers so. */
async function toldBy(answer: Parameters<typeof createServer>[1]): Promise<InspectionEvent[]> {
  const server = createServer(answer!)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const real = fetch
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => real(`http://127.0.0.1:${port}${path}`, options))
  vi.stubGlobal('navigator', { onLine: true })
  const told: InspectionEvent[] = []
  await followInspection('0x1', { tell: (event) => told.push(event), signal: new AbortController().signal })
  server.closeAllConnections()
  server.close()
  return told
}

test('lines are put together however they arrive, and a cut line is said', async () => {
  const text = `${JSON.stringify({ is: 'begun', collection })}\n${JSON.stringify({ is: 'done', report })}\n`
  const whole = await toldBy((_, response) => {
    response.write(text.slice(0, 20))
    setTimeout(() => response.end(text.slice(20)), 20)
  })
  expect(whole.map(({ is }) => is)).toEqual(['begun', 'done'])
  const half = await toldBy((_, response) => response.end(text.split('\n')[0]))
  expect(half.at(-1)).toMatchObject({ is: 'failed', message: expect.stringContaining('Inspect again') })
})

test('a refusal is shown in the words of the server', async () => {
  const refused = await toldBy((_, response) => response.writeHead(422).end('{"message":"It is a token."}'))
  expect(refused).toEqual([{ is: 'failed', message: 'It is a token.' }])
  const proxy = await toldBy((_, response) => response.writeHead(502).end('<html>'))
  expect(proxy[0]).toMatchObject({ is: 'failed' })
})
