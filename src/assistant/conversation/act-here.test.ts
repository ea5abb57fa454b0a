import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onOfferedCode, offerCode } from '#core/solidity/handed-code.ts'
import { actHere, doHere } from './act-here.ts'

const code = 'contract Vault {\n  uint256 public held;\n}'
const place = { key: 'a', bookingUrl: '/book' }
const hash = `0x${'5a'.repeat(32)}`

const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('nothing is asked here')))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', new URL('https://intaglio.example/pricing'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockClear()
})

test('pasted Solidity is answered without a request, and the conversation keeps none of it', async () => {
  const here = (await actHere(`What does this cost?\n${code}`))!
  expect(here).toMatchObject({ shown: 'What does this cost? [Solidity, 3 lines]', words: 'What does this cost?' })
  const told = (await doHere(here, place))!
  expect(told.text).toContain('- Lines of Solidity: 3')
  expect(JSON.stringify([here.shown, told])).not.toContain('Vault')
  expect(fetched).not.toHaveBeenCalled()
  const heard: string[] = []
  offerCode('a')
  onOfferedCode((each) => heard.push(each))()
  expect(heard).toEqual([code])
})

test('a recovery phrase beside the code is still looked for', async () =>
  expect((await actHere(`abandon ability able\n${code}`))?.words).toBe('abandon ability able'))

test('a combination, a call and a token ask for nothing', async () => {
  for (const text of ['audit and two weeks of design', 'book a call', 'create a token called Foo']) {
    const told = await doHere((await actHere(text))!, place)
    expect(told).toMatchObject({ mark: 'here' })
    expect(told!.acts.length).toBeGreaterThan(0)
  }
  expect(fetched).not.toHaveBeenCalled()
})

test('a call is booked where the operator says', async () => {
  const told = await doHere((await actHere('book a call'))!, { key: 'a', bookingUrl: 'https://calls.example/us' })
  expect(told).toMatchObject({ acts: [], citations: [] })
  expect(told!.text).toContain('[Book a call](https://calls.example/us)')
})

test('64 digits are a possible key, and in a link to a transaction its hash', async () => {
  expect(await actHere(hash)).toBeUndefined()
  expect(await actHere(`transaction ${hash}`)).toBeUndefined()
  expect(await actHere(`https://etherscan.io/tx/${hash}`)).toMatchObject({ words: '' })
  // More than a link may hold a key besides.
  expect(await actHere(`https://etherscan.io/tx/${hash} my key is ${hash.replace('5', '6')}`)).toBeUndefined()
})

test('what the facts answer is sent, and a page that nothing fits', async () => {
  expect(await actHere('How much is an audit?')).toBeUndefined()
  expect(await doHere((await actHere('open the zzqx'))!, place)).toBeUndefined()
})
