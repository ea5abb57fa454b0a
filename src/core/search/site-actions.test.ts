import { expect, test } from 'vitest'
import { findActions, siteActions } from './site-actions.ts'

test.each([
  ['lock a token', '/token-locking#lock'],
  ['lock tokens', '/token-locking#lock'],
  ['book a call', '/book'],
  ['create token', '/meme-token#create'],
  ['make a meme coin', '/meme-token#create'],
  ['estimate audit', '/smart-contract-audit#estimate'],
  ['lock lp', '/liquidity-locking#lock'],
  ['pric', '/pricing'],
  ['airdrop', '/claim'],
])('“%s” offers %s first', (query, path) => expect(findActions(query)[0]?.path).toBe(path))

test.each(['privacy', 'lock a token on Solana', 'severities mean', '', 'xyzzy'])('“%s” offers nothing', (query) =>
  expect(findActions(query)).toEqual([]),
)

test('every action begins with a verb and leads to a place of its own', () => {
  expect(new Set(siteActions.map(({ path }) => path)).size).toBe(siteActions.length)
  expect(siteActions.filter(({ name, path }) => !/^[A-Z][a-z]+ /.test(name) || !path.startsWith('/'))).toEqual([])
})
