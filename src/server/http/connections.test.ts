import { expect, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { allowConnections, connectionsOf } from './connections.server.ts'
import type { LoadedFile, Site } from './site.server.ts'

const policy = "default-src 'none'; connect-src 'self'; base-uri 'none'"

function site(headers: Record<string, string>): Site {
  const file = (path: string, type: string): LoadedFile => ({
    path,
    file: path,
    type,
    sha256: '',
    immutable: false,
    encodings: [],
    headers,
    bodies: { identity: Buffer.from('text') },
  })
  const files = new Map([
    ['/', file('/', 'text/html; charset=utf-8')],
    ['/worker.js', file('/worker.js', 'text/javascript')],
  ])
  const page = (path: string) => (path === '/' ? { html: 'text', headers } : undefined)
  return { publicUrl: 'http://localhost:3000', files, named: [], page }
}

test('without a WalletConnect project no page connects to another host', () => {
  const closed = site({ 'Content-Security-Policy': policy })

  expect(connectionsOf(readEnv({}))).toEqual([])
  expect(connectionsOf(readEnv({ WALLETCONNECT_RELAY_URL: 'wss://relay.example' }))).toEqual([])
  expect(allowConnections(closed, [])).toBe(closed)
})

test('with a project pages may speak with the relay, and with nobody else; workers may not', () => {
  const hosts = connectionsOf(readEnv({ WALLETCONNECT_PROJECT_ID: 'abc' }))
  const open = allowConnections(site({ 'Content-Security-Policy': policy }), hosts)
  const opened = policy.replace("connect-src 'self'", "connect-src 'self' wss://relay.walletconnect.org")

  expect(open.files.get('/')!.headers['Content-Security-Policy']).toBe(opened)
  expect(open.page('/')!.headers['Content-Security-Policy']).toBe(opened)
  expect(open.page('/worker.js')).toBeUndefined()
  expect(open.files.get('/worker.js')!.headers['Content-Security-Policy']).toBe(policy)
})

test('of the address of a relay only its origin is allowed', () => {
  const env = { WALLETCONNECT_PROJECT_ID: 'abc', WALLETCONNECT_RELAY_URL: 'wss://relay.example:8443/a;b?c' }

  expect(connectionsOf(readEnv(env))).toEqual(['wss://relay.example:8443'])
})

test('a page without a policy stops the start', () => {
  expect(() => allowConnections(site({}), ['wss://relay.example'])).toThrow('The page / has no policy to open.')
})
