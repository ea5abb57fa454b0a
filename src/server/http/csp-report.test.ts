import { expect, test } from 'vitest'
import { testApp } from './test-app.server.ts'

const post = (app: Awaited<ReturnType<typeof testApp>>['app'], type: string, body: unknown) =>
  app.request('/api/csp-report', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('both forms of a report are logged in three words, without a query or an unknown address', async () => {
  const { app, lines } = await testApp()
  const old = {
    'csp-report': {
      'violated-directive': 'script-src-elem hunter2',
      'blocked-uri': 'https://evil.example/x.js?hunter2',
      'document-uri': 'http://localhost:3000/contact-us?email=hunter2',
      'script-sample': 'hunter2',
    },
  }
  const current = [
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'http://localhost:3000/hunter2' },
    },
  ]

  expect((await post(app, 'application/csp-report', old)).status).toBe(204)
  expect((await post(app, 'application/reports+json', current)).status).toBe(204)

  const reports = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'csp-violation')
  expect(reports).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/contact-us' },
    { directive: 'img-src', blocked: 'inline', page: 'other' },
  ])
  expect(lines.join('')).not.toContain('hunter2')
})

test.each([
  ['text/plain', '{}', 415],
  ['application/csp-report', '{', 400],
  ['application/csp-report', 'null', 204],
  ['application/csp-report', '{"csp-report": 7}', 204],
  ['application/reports+json', '[null, 1, "x", {"body": []}]', 204],
  ['application/reports+json', JSON.stringify({ x: 'x'.repeat(40_000) }), 413],
])('%s %s answers %s', async (type, body, status) => {
  const { app } = await testApp()

  expect((await post(app, type, body)).status).toBe(status)
})

test('a flood of reports is refused', async () => {
  const { app, lines } = await testApp()
  const report = {
    'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': 'http://x/' },
  }

  const statuses = new Set<number>()
  for (let i = 0; i < 80; i++) statuses.add((await post(app, 'application/csp-report', report)).status)

  expect(statuses).toEqual(new Set([204, 429]))
  expect(lines.filter((line) => line.includes('csp-violation'))).toHaveLength(60)
})
