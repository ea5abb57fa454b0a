import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { FactsByLanguage } from '#assistant/facts/told-fact.ts'
import type { Provider } from '#assistant/providers/provider.server.ts'
import { providerOf } from '#assistant/providers/choose-provider.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { readEnv, type Env } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { openSearch } from '#core/search/open-search.ts'
import { feedbackEndpoint } from './feedback-endpoint.server.ts'
import { webhookEndpoint, type ChatDeps } from './webhook-endpoint.server.ts'

type Given = {
  variables?: Record<string, string>
  /** One that is there already; else a new one is made, and closed with the chat. */
  database?: Awaited<ReturnType<typeof testDatabase>>
  provider?: (deps: Omit<ChatDeps, 'provider'>) => Provider
}

/** The chat on a database of its own, as the server would mount it, for tests. The caller keeps the cookies. */
export async function testChat({ variables = {}, database, provider }: Given = {}) {
  const { db, pool } = database ?? (await testDatabase())
  const env: Env = readEnv({ LIMIT_FACTOR: '1000', ...variables })
  const secret = openSecret('a secret that only tests use, 32+')
  const base = { db, env, secret }
  const log = openLog(() => undefined)
  const deps: ChatDeps = {
    ...base,
    provider: provider?.(base) ?? providerOf({ ...base, log, index: () => smallSite, facts: () => smallFacts }),
  }
  const app = new Hono<{ Variables: Variables }>()
    .use(async (c, next) => {
      c.set('clientAddress', c.req.header('x-test-address') ?? '203.0.113.1')
      await next()
    })
    .route('/webhook', webhookEndpoint(deps))
    .route('/api/chat', feedbackEndpoint(deps))
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return {
    ...deps,
    app,
    post,
    /** One message, in a conversation that has no cookie unless one is given. */
    say: (
      chatInput: string,
      { headers = {}, ...more }: Record<string, unknown> & { headers?: Record<string, string> } = {},
    ) => post('/webhook/site/chat', { chatInput, sessionId: '1795245706104', ...more }, headers),
    rows: async () => (await pool.query<Record<string, unknown>>('select * from chat_reply order by created_at')).rows,
    pool,
    /** The same over a socket, which a client can leave. */
    async listening() {
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false })
      await new Promise((ready) => server.once('listening', ready))
      const { port } = server.address() as AddressInfo
      return { url: `http://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) }
    },
    [Symbol.asyncDispose]: async () => {
      if (!database) await pool.end()
    },
  }
}

/** The cookie an answer has set, as a request carries it. */
export function cookieOf(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The facts of a site of two pages. */
export const smallFacts: FactsByLanguage = {
  en: [
    {
      id: 'audit-price',
      topic: 'audit',
      at: '/smart-contract-audit#price',
      next: ['audit-reviewers'],
      asks: [
        'What does an audit cost?',
        'audit price',
        'how much is a smart contract audit',
        'what do you charge for an audit',
        'I would like to know the cost of an audit',
      ],
      says: 'A smart contract audit costs 6,600 to 37,400 USD.',
    },
    {
      id: 'audit-reviewers',
      topic: 'audit',
      at: '/smart-contract-audit',
      next: ['audit-price'],
      asks: [
        'Who reads the code of an audit?',
        'how many reviewers read an audit',
        'audit reviewers',
        'who reviews every line',
      ],
      says: 'Two reviewers read every line of an audit.',
    },
    {
      id: 'token-price',
      topic: 'token',
      at: '/contact-us',
      next: [],
      asks: ['What does a token cost?', 'token price', 'how much is a token of our own'],
      says: 'A token of your own costs what the contact page says.',
    },
    {
      id: 'token-cap',
      topic: 'token',
      at: '/contact-us',
      next: [],
      asks: ['Can a token have a cap?', 'token with a limited supply', 'maximum supply of a token'],
      says: 'A token can have a cap on its supply.',
    },
    {
      id: 'contact-reply',
      topic: 'contact',
      at: '/contact-us',
      next: [],
      asks: ['How soon do you reply to a message?', 'when do I get a reply', 'how fast do you answer the contact form'],
      says: 'A person replies to a message within one working day.',
    },
    {
      id: 'contact-price',
      topic: 'contact',
      at: '/contact-us',
      next: [],
      asks: ['What does a message cost?', 'price of a first talk', 'how much is an answer'],
      says: 'A message to us and our answer cost nothing.',
    },
  ],
  de: [
    {
      id: 'audit-price',
      topic: 'audit',
      at: '/smart-contract-audit#price',
      next: [],
      asks: [
        'Was kostet ein Audit?',
        'audit preis',
        'wie viel kostet eine prüfung von smart contracts',
        'wie teuer ist ein audit bei ihnen',
      ],
      says: 'Ein Audit von Smart Contracts kostet 6.600 bis 37.400 USD.',
    },
    {
      id: 'audit-reviewers',
      topic: 'audit',
      at: '/smart-contract-audit',
      next: [],
      asks: ['Wer liest den Code eines Audits?', 'wie viele personen lesen einen vertrag'],
      says: 'Zwei Personen lesen jede Zeile eines Audits.',
    },
    {
      id: 'token-cap',
      topic: 'token',
      at: '/contact-us',
      next: [],
      asks: ['Kann ein Token eine Obergrenze haben?', 'höchste menge eines tokens'],
      says: 'Ein Token kann eine Obergrenze haben.',
    },
    {
      id: 'contact-reply',
      topic: 'contact',
      at: '/contact-us',
      next: [],
      asks: ['Wann antworten Sie auf eine Nachricht?', 'wie schnell kommt eine antwort'],
      says: 'Ein Mensch antwortet innerhalb eines Werktags.',
    },
  ],
}

/** The index of a site of two pages. */
export const smallSite = openSearch([
  {
    path: '/smart-contract-audit',
    title: 'Smart contract audit',
    sections: [
      {
        heading: 'Smart contract audit',
        text: 'Two reviewers read every line.\nIndicative price\n6,600 to 37,400 USD',
      },
      { heading: 'What it costs', anchor: 'price', text: 'Lines of code, at 250 a day for each reviewer.' },
      { heading: 'Will you find everything?', anchor: 'questions', text: 'No. The report says what we doubt.' },
    ],
  },
  {
    path: '/contact-us',
    title: 'Contact us',
    sections: [{ heading: 'Contact us', text: 'A person reads it and replies within one working day.' }],
  },
])
