import { expect, test } from 'vitest'
import type { Rpc } from '#chain/read/rpc.ts'
import { readLock } from './read-lock.ts'
import { readThing } from './read-thing.ts'
import { tellLock } from './tell-fill.ts'
import { tellThing } from './tell-thing.ts'

const ink = '0x9619689ADd9589058Ab9E4645f68a62f5972379d'
const hash = `0x${'5a'.repeat(32)}`

/** A chain that nobody reaches. */
const silent: Rpc = () => Promise.reject(new Error('no answer'))

test.each([
  [ink, ['/token-check?token=', '/dashboard?account=', '/address/']],
  [`/token-locking/${ink}-1`, ['/token-locking/']],
  ['/claim/1', ['/claim/1']],
  [`/grants/${ink}-1`, ['/grants/0x']],
  [`https://etherscan.io/tx/${hash}`, ['/tx/0x']],
])('where the chain does not answer, %s is not named, and its pages are offered', async (text, hrefs) => {
  const told = await tellThing(readThing(text)!, silent)
  expect(told.text).toContain('The chain does not answer at the moment.')
  expect(told.mark).toBe('looked-up')
  expect(told.acts.map(({ href }) => href)).toEqual(hrefs.map((href) => expect.stringContaining(href)))
})

test('a lock is understood and filled in without the chain, and its token is left to the form', async () => {
  const told = await tellLock(readLock('lock 500 MRD for a year, linear')!, silent)
  expect(told.text).toContain('- Amount: 500 MRD')
  expect(told.text).toContain('The chain does not answer at the moment.')
  expect(told.acts).toEqual([
    { label: 'Open the lock with these values', href: '/token-locking?amount=500&shape=linear&for=1y#lock' },
  ])
})

test('a share of the supply of a token that is not known is named without an amount', async () => {
  const told = await tellLock(readLock('lock 20 % of the supply of MRD for a year, linear')!, silent)
  expect(told.text).toContain('- Amount: 20 % of the supply. Type it into the form once the token is known')
  expect(told.acts[0]!.href).not.toContain('share=')
})
