import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openJobs } from '#core/database/jobs.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { servedForms } from '#server/features.server.ts'
import { goodAnswers, goodBooking, goodSurvey } from '#server/http/test-forms.server.ts'
import { listen } from './listen.server.ts'
import { testApp } from './test-app.server.ts'

/** The word we put everywhere a visitor can put one; no log line may hold it, nor the account and the hash beside it. */
const word = 'Quagga7391'
const email = `${word}@example.com`
const account = '0x7391fACaDE7391FacAde7391FacaDE7391faCADe'
const hash = account.slice(2).toLowerCase().padEnd(64, '0')
const mark = new RegExp([word, btoa(word), account].join('|'), 'i')

const database = await testDatabase()
const { boss, enqueue } = await openJobs(database.url)
afterAll(async () => {
  await boss.stop({ graceful: false })
  await database.pool.end()
})
const variables = {
  LIMIT_FACTOR: '1000',
  SANITY_PROJECT_ID: 'test1234',
  SANITY_WEBHOOK_SECRET: 'a secret of the store',
}
const blog = { refresh: () => undefined, onFresh: () => undefined, start: () => undefined, close: () => undefined }
const localRpc = () => Promise.reject(new Error(`There is no node for ${word}.`))
const whole = await testApp({ db: database.db, enqueue, variables, blog, localRpc })
const away = await testApp({ variables, blog, localRpc })

type Body = Record<string, unknown> | Uint8Array

/** What gets past the first check of an endpoint; without an entry here, a token and an id do. */
const bodies: Record<string, Body> = {
  '/api/forms/audit-request': {
    repository: `https://github.com/${word}/vault`,
    commit: 'abcdef1',
    chains: word,
    name: word,
    email,
  },
  '/api/forms/booking': { ...goodBooking, name: word, email },
  '/api/forms/survey': { ...goodSurvey, trust: word },
  '/api/data-rights/request': { email },
  '/api/reminders/request': { email, account },
  '/api/chat/feedback': { id: '7391facd-0000-4000-8000-000000000000', helpful: true, comment: word },
  '/api/siwe/verify': {
    message: [
      'localhost:3000 wants you to sign in with your Ethereum account:',
      `${account}\n\n${word}\n\nURI: http://localhost:3000`,
      'Version: 1\nChain ID: 31337\nNonce: 7391facade7391fa\nIssued At: 2026-11-22T12:00:00.000Z',
    ].join('\n'),
    signature: `0x${hash}`,
  },
  '/api/mint/place': { keys: [{ contract: account, key: account }] },
  '/api/mint/relay': { contract: account, index: word },
  '/api/mint/voucher': { contract: account },
  '/api/demo/fund': { address: account },
  '/api/nft-inspections': { collection: account },
  '/api/token-checks': { token: account },
  '/nft-audit/reports': { collection: account },
  '/api/tokens/verify': { address: account },
  '/api/pledge/wallet/message': { address: account, name: word },
  '/webhook/site/chat': { chatInput: `What does ${word} cost?`, sessionId: word },
  '/rpc': { jsonrpc: '2.0', id: word, method: 'eth_getBalance', params: [account, 'latest'] },
  '/claims/lists': new Uint8Array([0, 0, 0, 9, ...Buffer.from(JSON.stringify(word))]),
  '/pieces/files': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  '/pieces': { pieces: [{ number: 1, metadata: `{"name":"${word}","description":"","image":"x"}` }] },
  '/pieces/missing': { names: [hash] },
  // The origin of what a browser refused is logged on purpose, and no more of it.
  '/api/csp-report': {
    'csp-report': {
      'document-uri': `http://localhost:3000/${word}?${word}`,
      'blocked-uri': `https://other.example/${word}?${word}`,
      'violated-directive': word,
      'script-sample': word,
    },
  },
}
const otherwise = { token: word, id: word }

/** A form tells by its fields what it takes. */
function formBody(path: string): Body | undefined {
  const served = servedForms[path.replace('/api/forms/', '')]
  return served && goodAnswers(served.form, word)
}

/** Every address of the server by its methods, with words in place of its parameters; a form by each of its names. */
const routes = [
  ...new Set(
    whole.app.routes
      .filter(({ method }) => method !== 'ALL')
      .flatMap(({ method, path }) =>
        path.includes('/forms/:name') ? named(method, path) : [`${method} ${spelt(path)}`],
      ),
  ),
].map((line) => line.split(' ') as [method: string, path: string])
const writing = routes.filter(([method]) => method !== 'GET' && method !== 'OPTIONS').map(([, path]) => path)

function named(method: string, path: string): string[] {
  return Object.keys(servedForms).map((form) => `${method} ${path.replace(':name', form)}`)
}

function spelt(path: string): string {
  return path
    .replace('/webhook/:id', '/webhook/site')
    .replace(/:\w+\{\[0-9a-f\].*?\}(?=\/|$|\))(?:\?\})?/, hash)
    .replace(/:\w+\{\.\+.*?\}/, `${word}.svg`)
    .replace(/:\w+\{(\w+)\|.*?\}/, '$1')
    .replace(/:(?:address|contract|hash)\b/, account)
    .replace(/:\w+/g, word)
}

/** Endpoints whose limit is another than a row for each request, and which. */
const exceptions: Record<string, string> = {
  '/api/blog/changed': 'the store signs what it posts; posts of others are not read',
  '/api/csp-report': 'writes a line of the log and nothing else, sixty a minute on each server',
  '/api/token-checks': 'stores nothing; counts as calls of /rpc, four hundred of the lightest',
  '/api/tokens/verify': 'stores nothing; counts as a call of /rpc, a heavy one',
  '/rpc': 'stores nothing; each server takes a share of the limit at a time, and counts alone where it can take none',
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const typeFor = (path: string) => (path === '/nft-audit/reports' ? form : json)

/** What a program sends to an endpoint: headers, and a body that gets past its first look. */
function orderFor(path: string, headers: Record<string, string> = typeFor(path)) {
  const body = bodies[path] ?? formBody(path) ?? otherwise
  if (body instanceof Uint8Array)
    return { method: 'POST', body, headers: { ...headers, 'content-type': 'application/octet-stream' } }
  const isForm = headers['content-type'] === form['content-type']
  const text = isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body)
  return { method: 'POST', body: text, headers }
}

const post = (app: typeof whole.app, path: string, headers?: Record<string, string>) =>
  app.request(path, orderFor(path, headers) as RequestInit)

const hits = async () =>
  Number((await database.pool.query('select coalesce(sum(hits), 0) as hits from rate_limit')).rows[0].hits)

test('every body and every exception is that of an endpoint', () => {
  expect(writing.length).toBeGreaterThan(30)
  expect([...Object.keys(bodies), ...Object.keys(exceptions)].filter((path) => !writing.includes(path))).toEqual([])
})

test.each(writing.filter((path) => !(path in exceptions)))('%s counts who writes', async (path) => {
  const before = await hits()
  await (await post(whole.app, path)).text()

  expect(await hits()).toBeGreaterThan(before)
})

describe('over a socket, in chunks of unknown length', () => {
  let port: number
  let close: () => Promise<void>
  beforeAll(async () => {
    const listener = await listen(whole.app.fetch, { host: '127.0.0.1', port: 0 })
    port = listener.port
    close = () => listener.close(0)
  })
  afterAll(() => close())

  const send = (path: string, { body, headers, method }: ReturnType<typeof orderFor>) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        let text = ''
        answer.on('data', (part: Buffer) => (text += part.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode!, text }))
      })
      asked.on('error', reject)
      // Two writes without a length: Node sends them as chunks.
      asked.write(body.slice(0, 2))
      asked.end(body.slice(2))
    })

  test.each(writing)('%s answers as it is declared to', async (path) => {
    const { text } = await send(path, orderFor(path))

    expect(text).not.toContain('server.fault')
  })

  test('one click unsubscribes', async () => {
    const token = 'a'.repeat(22)
    const tokenHash = createHash('sha256').update(token).digest('base64url')
    await database.pool.query(
      `insert into subscriber (id, email, email_key, status, nonce, unsubscribe_sha256, consent, consent_at)
       values (gen_random_uuid(), 'chunk@example.com', 'chunk@example.com', 'confirmed', 'n', $1, 'newsletter-1', now())`,
      [tokenHash],
    )

    const answer = await send(`/api/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    })

    expect(answer).toEqual({ status: 200, text: JSON.stringify({ status: 'unsubscribed' }) })
    const { rows } = await database.pool.query(`select status from subscriber where email = 'chunk@example.com'`)
    expect(rows).toEqual([{ status: 'unsubscribed' }])
  })
})

describe('where limits cannot be counted', () => {
  beforeAll(() => database.pool.query('alter table rate_limit rename to rate_limit_away'))
  afterAll(() => database.pool.query('alter table rate_limit_away rename to rate_limit'))

  test.each(writing.filter((path) => !(path in exceptions)))('%s lets nobody through', async (path) => {
    expect([500, 503]).toContain((await post(whole.app, path)).status)
  })
})

/** The same word in every header a browser or a proxy sends. */
const said = {
  'user-agent': word,
  'accept-language': word,
  'x-forwarded-for': word,
  authorization: `Bearer ${word}`,
  referer: `http://localhost:3000/${word}?${word}`,
  cookie: ['', '-visitor', '-chat'].map((name) => `intaglio${name}=${word}`).join('; '),
}
const query = new URLSearchParams({
  q: word,
  token: word,
  code: word,
  address: account,
  secret: word,
  url: `https://${word}.example/list.json`,
})

async function sayEverywhere({ app }: Pick<typeof whole, 'app'>) {
  const asked = routes.flatMap(([method, path]) => {
    const at = `${path}?${query}`
    if (method === 'GET')
      return [app.request(at, { headers: { ...said, accept: 'text/html' } }), app.request(at, { headers: said })]
    const broken = app.request(at, { method, body: `{"${word}`, headers: { ...json, ...said } })
    return [post(app, path, { ...json, ...said }), post(app, path, { ...form, ...said }), broken]
  })
  const answers = await Promise.all(asked)
  await Promise.all(answers.map((answer) => answer.text()))
  return answers.map(({ status }) => status)
}

test('nothing that a visitor says anywhere reaches the log, whether it is stored, refused or fails', async () => {
  const stored = await sayEverywhere(whole)
  const failed = await sayEverywhere(away)

  expect(stored.filter((status) => status < 300).length).toBeGreaterThan(40)
  expect(failed.filter((status) => status >= 500).length).toBeGreaterThan(60)
  const lines = [...whole.lines, ...away.lines]
  expect(lines.length).toBeGreaterThan(300)
  expect(lines.filter((line) => mark.test(line))).toEqual([])
})
