import { afterEach, expect, test } from 'vitest'
import { german } from './words-de.ts'
import { english } from './words-en.ts'
import { t, setLocale, setLocaleOf, currentLocale, type WordKey } from './words.ts'

afterEach(() => setLocale(english))

test('what is filled in takes the place of its mark, and a mark without a fact stays', () => {
  expect(t('notInstalled', { wallet: 'Rabby' })).toBe('Rabby is not installed')
  expect(t('notInstalled')).toBe('{wallet} is not installed')
})

test('another language takes the place of English, word by word', () => {
  setLocale({ ...english, back: 'Zurück', continueIn: 'Weiter in {wallet}' })

  expect([t('back'), t('continueIn', { wallet: 'Rabby' }), t('close')]).toEqual(['Zurück', 'Weiter in Rabby', 'Close'])
})

// The texts that the contract gives word for word; those of failures are in failures.test.ts.
const given = `
Connect Wallet | Wrong network | What is a Wallet? | Get a Wallet | Learn More | Verify your account |
Sign message | Cancel | Disconnect | Copy Address | Copied! | View more on explorer | Recent Transactions |
Clear All | Switch Networks | Connected | Confirm in Wallet | Recent | Installed | Recommended | Other | Popular |
More | Others | Continue | Add to {browser} | Add to {platform} | GET | INSTALL | RETRY | OPEN | Pending |
Confirmed | Failed | Close | Back | Chain Selector | (unsupported) | Opening {wallet}... |
Confirm connection in the extension | Continue in {wallet} | Accept connection request in the wallet |
Don't have {wallet}? | {wallet} is not installed | {wallet} is not available | New to Ethereum wallets? |
Preparing message... | Waiting for signature... | Verifying signature... | Oops, something went wrong! |
{app} transactions will appear here... | Your transactions will appear here... |
Wrong network detected, switch or disconnect to continue.`

test.each(given.split('|').map((text) => text.trim()))('%s is said word for word', (text) => {
  expect(Object.values<string>(english)).toContain(text)
})

const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).toSorted()

test('German has every word, each with the same marks, and none in English', () => {
  const keys = Object.keys(english) as WordKey[]

  expect(Object.keys(german)).toEqual(keys)
  for (const key of keys) expect([key, marks(german[key])]).toEqual([key, marks(english[key])])
  expect(keys.filter((key) => german[key] === english[key])).toEqual([])
})

test.each([
  [['de-CH', 'en'], 'de'],
  [['fr', 'de'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['den'], 'en'],
  [[], 'en'],
])('who prefers %j reads %s', async (languages, expected) => {
  await setLocaleOf({ languages })

  expect(currentLocale()).toBe(expected)
  expect(t('back')).toBe(expected === 'de' ? 'Zurück' : 'Back')
})
