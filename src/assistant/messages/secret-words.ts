import { validateMnemonic } from '@scure/bip39'
import { wordlist as czech } from '@scure/bip39/wordlists/czech'
import { wordlist as english } from '@scure/bip39/wordlists/english'
import { wordlist as french } from '@scure/bip39/wordlists/french'
import { wordlist as italian } from '@scure/bip39/wordlists/italian'
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese'
import { wordlist as korean } from '@scure/bip39/wordlists/korean'
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese'
import { wordlist as simplifiedChinese } from '@scure/bip39/wordlists/simplified-chinese'
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish'
import { wordlist as traditionalChinese } from '@scure/bip39/wordlists/traditional-chinese'

/** The ten lists of 2,048 words that recovery phrases are made of (BIP-39). Loaded only when a text has the shape of one. */
export const languages: readonly (readonly string[])[] = [
  czech,
  english,
  french,
  italian,
  japanese,
  korean,
  portuguese,
  simplifiedChinese,
  spanish,
  traditionalChinese,
]

/** Whether words with spaces between them are a phrase of one of the lists, its checksum included. */
export const isPhrase = (words: string): boolean => languages.some((list) => validateMnemonic(words, [...list]))
