import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '#core/language/chosen-language.ts'
import { allLanguages, type Language } from '#core/language/language-names.ts'
import { translationFaults } from '#core/language/test-translation-faults.ts'
import { languageOffers } from './language-offers.ts'
import { english } from './words-en.ts'
import { currentLocale, t, wordsIn, type WordKey } from './words.ts'

const translated = allLanguages.filter((language) => language !== 'en')

/** What is the same word in English, by language. */
const shared: Partial<Record<Language, readonly WordKey[]>> = {
  it: ['wallet', 'account', 'demo'],
  tr: ['demo'],
  es: ['factBytes'],
  'pt-BR': ['factBytes', 'demo'],
}

afterEach(() => chooseLanguage('en'))

test('what is filled in takes the place of its mark, and a mark without a fact stays', () => {
  expect(t('notInstalled', { wallet: 'Rabby' })).toBe('Rabby is not installed')
  expect(t('notInstalled')).toBe('{wallet} is not installed')
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

test.each(translated)('%s has every word, each with the same marks, and none in English', async (language) => {
  expect(translationFaults(await wordsIn(language), english, shared[language])).toEqual([])
})

test.each(allLanguages)('the windows speak %s once it is chosen, and English before', async (language) => {
  expect([currentLocale(), t('back')]).toEqual(['en', 'Back'])
  await chooseLanguage(language)

  expect(currentLocale()).toBe(language)
  expect(t('back')).toBe((await wordsIn(language)).back)
})

test('each language but English is offered in itself', () => {
  expect(Object.keys(languageOffers)).toEqual(translated)
})
