import { libraryNames } from './compiled-names.ts'

/** What a contract is called whose token has no name yet, or none that Solidity can spell. */
export const plainName = 'Token'

/** The most characters of a name that are read, and the most that the name of a contract has. */
const longest = 64

/** Letters that are not a Latin letter with an accent, each beside how it is spelt in plain ones. */
const spelt =
  'ßss æae œoe øo đd ðd łl þth ħh ıi ŋn ŧt ' +
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
  'аa бb вv гg ґg дd еe єie жzh зz иi іi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юiu яia ' +
  'ђdj јj љlj њnj ћc џdz'

const spellings = new Map(spelt.split(' ').map((entry) => [entry[0]!, entry.slice(1)]))

/** Names that are no contract of OpenZeppelin and yet cannot be used: what Solidity, forge, our trials and Windows keep for themselves. */
const kept = /^(?:Error|Panic|Trials|Run\d+|I?ERC\d(?!.*Token$).*|con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * What the contract of a token is called: its name as an identifier of Solidity that begins with a capital letter, so that it is never a
 * word of the language. Latin, Greek and Cyrillic letters are spelt in plain ones, all other signs are left out. Where that is a name that
 * OpenZeppelin has, or a word of `code`, it ends in `Token`. Always the same for the same name.
 */
export function contractNameOf(name: string, code = ''): string {
  const read = [...name.trim().normalize('NFC')].slice(0, longest).join('')
  const plain = [...read.normalize('NFKD')].map(inPlainLetters).join('')
  const words = plain.replaceAll(/[\p{M}'’ʼ]/gu, '').split(/\W+/)
  const joined = words
    .map(capitalised)
    .join('')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, longest)
  const started = /^\d/.test(joined) ? plainName + joined : capitalised(joined)
  let found = started || plainName
  while (found !== plainName && isTaken(found, code)) found += plainName
  return found
}

const isTaken = (name: string, code: string) =>
  kept.test(name) || libraryNames.has(name) || new RegExp(`^(?! *//).*\\b${name}\\b`, 'm').test(code)

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function inPlainLetters(letter: string): string {
  const small = letter.toLowerCase()
  const plain = spellings.get(small)
  if (plain === undefined) return letter
  return letter === small ? plain : capitalised(plain)
}
