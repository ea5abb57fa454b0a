import { expect, test } from 'vitest'
import { readThing } from './read-thing.ts'

const ink = '0x9619689ADd9589058Ab9E4645f68a62f5972379d'
const hash = `0x${'5a'.repeat(32)}`
const read = (text: string) => readThing(text, 'intaglio.example')?.thing

test.each([
  [ink, { is: 'address', address: ink }],
  [`What can I do with ${ink}?`, { is: 'address', address: ink }],
  [`check this token: ${ink}`, { is: 'address', address: ink }],
  [`Was ist ${ink}?`, { is: 'address', address: ink }],
  [`Que puis-je faire avec ${ink} ?`, { is: 'address', address: ink }],
  [`¿Qué es ${ink}?`, { is: 'address', address: ink }],
  [`${ink} ${ink}`, { is: 'address', address: ink }],
  [`/meme-token/${ink}`, { is: 'address', address: ink }],
  [`https://intaglio.example/token-check?token=${ink}#check`, { is: 'address', address: ink }],
  [`https://etherscan.io/address/${ink}`, { is: 'address', address: ink }],
  [`what is https://etherscan.io/token/${ink}?a=1`, { is: 'address', address: ink }],
  [`https://intaglio.example/token-locking/${ink}-3-votes`, { is: 'lock', lock: `${ink}-3-votes` }],
  [`/lock/${ink}-3`, { is: 'lock', lock: `${ink}-3` }],
  ['/claim/12', { is: 'campaign', id: '12' }],
  [`https://intaglio.example/grants/${ink}-4`, { is: 'grant', id: `${ink}-4` }],
  [`whose grant is this /grants/${ink}-4`, { is: 'grant', id: `${ink}-4` }],
  ['/grants/77', { is: 'grant', id: '77' }],
  [`https://etherscan.io/tx/${hash}`, { is: 'transaction', hash }],
  ['vitalik.eth', { is: 'name', name: 'vitalik.eth' }],
  ['what is Ada.eth?', { is: 'name', name: 'ada.eth' }],
])('“%s” names a thing', (text, thing) => expect(read(text)).toEqual(thing))

test('the host of an explorer is told, and ours is not', () => {
  expect(readThing(`https://basescan.org/address/${ink}`, 'intaglio.example')?.elsewhere).toBe('basescan.org')
  expect(readThing(`https://intaglio.example/address/${ink}`, 'intaglio.example')?.elsewhere).toBeUndefined()
})

test('the words around say the language', () => {
  expect(readThing(`Was ist ${ink}?`)?.language).toBe('de')
  expect(readThing(`Bitte pruefen: ${ink}`)?.language).toBe('de')
  expect(readThing(`Qu’est-ce que ${ink} ?`)?.language).toBe('fr')
  expect(readThing(`Qué puedo hacer con ${ink}`)?.language).toBe('es')
  expect(readThing(ink)?.language).toBe('en')
})

test.each([
  `How do I send tokens from ${ink} to ${ink.replace('9', '8')}?`,
  `Is ${ink} a scam and who audited it?`,
  `I lost money at ${ink}, please refund me`,
  `Can you audit ${ink} for 500 USD?`,
  'What is an address?',
  'what is ENS',
  'https://example.com/claim/12',
  `https://example.com/grants/${ink}-4`,
  '/grants/how',
  'https://example.com/pricing',
  '/pricing',
  'write to ada@example.eth',
  'Where do I see the lock?',
  hash,
  `transaction ${hash}`,
  '0x12',
])('“%s” goes on to the facts', (text) => expect(read(text)).toBeUndefined())
