import { expect, test } from 'vitest'
import { readActs } from './act-link.ts'

const label = 'Open the lock with these values'

test.each([
  '/book',
  '/token-locking?token=0x9619689ADd9589058Ab9E4645f68a62f5972379d&share=20&shape=linear&for=1y#lock',
  '/meme-token?kind=erc20&name=Foo+Bar&supply=1%2C000%2C000&with=mintable,permit#create',
  '/token-locking/0x9619689ADd9589058Ab9E4645f68a62f5972379d-1-votes',
])('%s is a place of this site', (href) => expect(readActs([{ label, href }])).toEqual([{ label, href }]))

test.each([
  'https://example.com',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  'book',
  '',
  '/book?next="><b>',
  '/book\n',
  `/book?a=${'a'.repeat(2_000)}`,
])('%j is none', (href) => expect(readActs([{ label, href }])).toEqual([]))

test('what is no link is left out, and more than six are cut', () => {
  const link = { label, href: '/book' }
  expect(readActs([7, undefined, { href: '/book' }, { label: ' ', href: '/book' }, { ...link, code: 'yes' }])).toEqual([
    link,
  ])
  expect(readActs([{ ...link, code: true }])).toEqual([{ ...link, code: true }])
  expect(readActs(Array.from({ length: 9 }, () => link))).toHaveLength(6)
  expect(readActs('no list')).toEqual([])
})
