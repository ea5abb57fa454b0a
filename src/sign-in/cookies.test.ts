import { expect, test } from 'vitest'
import { keepsSecureCookies } from './cookies.server.ts'

test.each([
  ['https://intaglio.example', true],
  ['https://10.0.0.1:8443', true],
  ['http://localhost:3000', true],
  ['http://site.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.8.9.1', true],
  ['http://[::1]:3000', true],
  ['http://intaglio.example', false],
  ['http://192.168.1.4:3000', false],
  ['http://localhost.evil.example', false],
  ['http://notlocalhost', false],
  ['http://127.0.0.1.evil.example', false],
])('%s keeps secure cookies: %s', (origin, kept) => expect(keepsSecureCookies(origin)).toBe(kept))
