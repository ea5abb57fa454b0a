import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { errorClass } from '#core/process/log.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { signInEndpoints } from './endpoint.server.ts'
import { sha256 } from './message.server.ts'

/** Signing in on a database of its own, as the server would mount it, for tests. */
export async function testSignIn({
  variables = {},
  nodeRpc,
}: { variables?: Record<string, string>; nodeRpc?: NodeRpc } = {}) {
  const { db, pool } = await testDatabase()
  const env = readEnv({ LIMIT_FACTOR: '1000', ...variables })
  const secret = openSecret('a secret that only tests use, 32+')
  const node = { rpc: nodeRpc ?? (() => Promise.reject(new Error('no node'))) }
  const refusals: string[] = []
  let address = '203.0.113.1'
  const app = new Hono<{ Variables: Variables }>()
    .use(async (c, next) => {
      c.set('clientAddress', address)
      await next()
      const failure = c.get('failure')
      if (failure) refusals.push(errorClass(failure))
    })
    .route('/api/siwe', signInEndpoints({ db, env, secret, nodeRpc: (...asked) => node.rpc(...asked) }))

  return {
    app,
    db,
    node,
    /** The class of every refusal, as the log would have it. */
    refusals,
    browser: () => browserOf(app),
    /** Where the next requests come from. */
    comeFrom: (from: string) => {
      address = from
    },
    query: async <row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await pool.query<row>(text, values)).rows,
    /** Puts a text into the table as if the server had given it to `visitor`, so that only the other checks can refuse it. */
    plant: (text: string, visitor: string) =>
      pool.query(`insert into sign_in_message values ($1, $2, $3, 0, now() + interval '5 minutes')`, [
        /Nonce: (\w+)/.exec(text)?.[1] ?? randomBytes(8).toString('hex'),
        sha256(visitor),
        sha256(text),
      ]),
    [Symbol.asyncDispose]: () => pool.end(),
  }
}

/** A browser that keeps cookies, as far as these tests need one. */
export function browserOf(app: Pick<Hono, 'request'>) {
  const cookies = new Map<string, string>()
  const ask = async (path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.request(path, { ...init, headers: { ...(cookie && { cookie }), ...headers } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/Max-Age=0(?:;|$)/.test(line)) cookies.delete(name!)
      else cookies.set(name!, value!)
    }
    return answer
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return {
    cookies,
    ask,
    post,
    message: async (address: string, chainId = 31337) => {
      const answer = await ask(`/api/siwe/message?address=${address}&chainId=${chainId}`)
      return ((await answer.json()) as { message: string }).message
    },
    verify: (message: string, signature: string) => post('/api/siwe/verify', { message, signature }),
    session: () => ask('/api/siwe/session'),
  }
}

/** An account with a key of its own, made for this test. */
export const newAccount = () => privateKeyToAccount(generatePrivateKey())
