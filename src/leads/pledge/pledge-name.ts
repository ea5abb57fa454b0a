import { brand } from '#content/brand.ts'

/** Longest name on the wall, in characters. */
export const longestName = 80

/** Alphabets whose letters look like each other's: in one word they are a disguise. */
const lookAlikes = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

/** Between two letters of the scripts that need them, these two are spelling; anywhere else nobody sees them. */
const joiners = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu

/** An address of the web or of mail: a scheme, `www.`, or letters behind a dot or an at. */
const address = /:\/\/|^www\.|@.|[\p{L}\p{N}][.。]\p{L}{2,}/iu

/** A name of ENS has dots, and is a name. */
const ensName = /^\(?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.eth[),.]*$/iu

/** Whether a name holds ours as a word: readers would think that we wrote it. */
function isOurs(name: string): boolean {
  return spaced(name).includes(spaced(brand.name))
}

const spaced = (text: string) => ` ${text.toLowerCase()} `.replace(/[^\p{L}\p{N}]+/gu, ' ')

/** One spelling of what looks the same: composed letters, single spaces. */
export function plainName(text: string): string {
  return text.normalize('NFC').replace(/ +/g, ' ').trim()
}

/** Why a name cannot be on a public wall, as a sentence that says what to do; undefined when it can. */
export function nameTrouble(name: string): string | undefined {
  if (name === '') return 'Enter your name'
  if ([...name].length > longestName) return `Use at most ${longestName} characters`
  const words = name.split(' ')
  const scripts = words.map((word) => lookAlikes.filter((script) => script.test(word)).length)
  const seen = words.map((word, index) => (scripts[index] === 0 ? word.replaceAll(joiners, '') : word)).join(' ')
  if (/[\p{C}\p{Zl}\p{Zp}]|[^\P{Zs} ]/u.test(seen))
    return 'Remove the characters that cannot be seen, such as marks for the writing direction'
  if (name.normalize('NFKC') !== name || /\p{M}{3}/u.test(name))
    return 'Write your name in plain letters, without styled or stacked ones'
  if (scripts.some((count) => count > 1)) return 'Write each word in the letters of one alphabet'
  if (words.some((word) => address.test(word) && !ensName.test(word)))
    return 'Leave web and mail addresses out of the name; one that ends in .eth may stay'
  if (isOurs(name)) return `Write your own name: nobody signs here as ${brand.name}`
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Enter a name with at least one letter or figure'
  return undefined
}
