import { expect, test } from 'vitest'
import { answerFile } from './static.server.ts'

const file = (path: string) => ({
  path,
  file: `${path}/index.html`,
  type: 'text/html; charset=utf-8',
  sha256: 'x',
  immutable: false,
  encodings: [],
  headers: {},
  bodies: { identity: Buffer.from('page') },
})
const robots = (path: string, search: string) =>
  answerFile(file(path), { path, search, header: () => undefined }, {}).headers.get('x-robots-tag')

test.each([
  ['/mint', '?code=gitex-global', 'noindex'],
  ['/claim', '?address=0x5FbDB2315678afecb367f032d93F642f64180aa3', 'noindex'],
  ['/mint', '', null],
  ['/token-check', '?token=0x1', 'noindex'],
  ['/dashboard', '?account=0x1', 'noindex'],
  ['/explore', '?q=coin', 'noindex'],
  ['/contact-us', '?service=nft-audit', null],
])('%s with the query “%s” tells robots: %s', (path, search, told) => expect(robots(path, search)).toBe(told))
