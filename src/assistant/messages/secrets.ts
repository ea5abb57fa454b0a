/** A secret that a visitor nearly sent. `key` may also be the hash of a transaction, which looks the same. */
export type SecretKind = 'phrase' | 'key' | 'private-key' | 'extended-key'

/** What the visitor reads when we hold a message back. */
export const secretTexts: Record<SecretKind, string> = {
  phrase:
    'This looks like the recovery phrase of a wallet, so it was not sent and not stored. Anyone who has it controls everything in the wallet. We never ask for it.',
  key: 'This looks like a private key, so it was not sent and not stored. Anyone who has the key controls the whole account. If it is the hash of a transaction, which looks the same, open it in the block explorer instead.',
  'private-key':
    'This looks like a private key, so it was not sent and not stored. Anyone who has the key controls everything it protects. We never ask for it.',
  'extended-key':
    'This looks like an extended private key, so it was not sent and not stored. Anyone who has it controls every account of the wallet. We never ask for it.',
}

/** Words in a row that are taken for a phrase: the shortest phrase has 12, and one of 11 is guessed from 2,048. */
const shortestPhrase = 11

// Of the words that English sentences are full of, those no recovery phrase can have.
const plainWords = new Set(
  `and are been but could did does doing for from get gets had has her here him his how its made makes many may might not
our out shall she should some take than the their them these those through was were which while who whom whose why
would your yours`.split(/\s+/),
)

// What people write between the words of a phrase; none of them is a word of one.
const joiners = new Set('and und dann et puis y e luego poi plus wort'.split(' '))

// Marks nobody sees, letters of full width, and accents hide a phrase from us and not from a wallet.
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .toLowerCase()

/** The words of a text as a phrase would have them, however they are separated, numbered or joined; longer and shorter ones as they are. */
function wordsOf(text: string): string[] {
  return (bare(text).match(/\p{L}+/gu) ?? []).filter((word) => !joiners.has(word))
}

/** Whether so many words in a row pass that a recovery phrase may be among them. */
function hasRun(words: readonly string[], passes: (word: string) => boolean): boolean {
  let run = 0
  return words.some((word) => (run = passes(word) ? run + 1 : 0) >= shortestPhrase)
}

/** Whether a word may be one of a phrase, without looking it up: in Latin letters, in Hiragana, in Hangul, or one Chinese character. */
function isPossible(word: string): boolean {
  if (/^[a-z]{3,9}$/.test(word)) return !plainWords.has(word)
  return /^(?:\p{Script=Hiragana}{2,8}|[\u1100-\u11ff]{3,18}|\p{Script=Han})$/u.test(word)
}

/** Chinese characters in a row that may be a whole phrase, written without spaces. */
const unspaced = /(?<!\p{Script=Han})\p{Script=Han}{12,24}(?!\p{Script=Han})/gu

const keyShape = /(?<![0-9a-z])(?:0x)?([0-9a-f]{64})(?![0-9a-z])/gi
const withoutMarks = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

const base58 = '[1-9A-HJ-NP-Za-km-z]'
/** A key in the form of other chains' wallets (wallet import format), or of a file (RFC 7468). */
const otherKeys = new RegExp(
  String.raw`(?<!${base58})(?:[59]${base58}{50}|[KLc]${base58}{51})(?!${base58})|-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----`,
)

/** What would be the hash of a transaction if it is not a key: the one of that shape in a text, nothing where there are several. */
export function possibleHash(text: string): string | undefined {
  const [first, ...others] = [...withoutMarks(text).matchAll(keyShape)].map(([, digits]) => digits!.toLowerCase())
  return first && others.length === 0 ? `0x${first}` : undefined
}

/** What a text looks like at first sight. A `phrase` is only sure once its words were looked up. */
export function secretShape(text: string): SecretKind | undefined {
  const plain = withoutMarks(text)
  if (plain.search(keyShape) >= 0) return 'key'
  if (otherKeys.test(plain)) return 'private-key'
  if (/(?<![0-9a-z])[a-z]prv[1-9a-z]{100,112}(?![0-9a-z])/i.test(plain)) return 'extended-key'
  return hasRun(wordsOf(plain), isPossible) || plain.search(unspaced) >= 0 ? 'phrase' : undefined
}

/** The words of recovery phrases in every language they are made of, and whether a text is a phrase to the letter. */
export type PhraseWords = { lists: readonly ReadonlySet<string>[]; isPhrase: (words: string) => boolean }

const loadPhraseWords = async (): Promise<PhraseWords> => {
  const { languages, isPhrase } = await import('./secret-words.ts')
  return { lists: languages.map((words) => new Set(words.map(bare))), isPhrase }
}

/** The secret in a text, if there is one. Where the words cannot be loaded, the shape alone decides. */
export async function findSecret(
  text: string,
  load: () => Promise<PhraseWords> = loadPhraseWords,
): Promise<SecretKind | undefined> {
  const shape = secretShape(text)
  if (shape !== 'phrase') return shape
  const known = await load().catch(() => undefined)
  if (!known) return 'phrase'
  const words = wordsOf(text)
  // Characters without spaces are what Chinese sentences are made of too: only the checksum tells a phrase.
  const isWritten = [...text.matchAll(unspaced)].some(([run]) => known.isPhrase([...run].join(' ')))
  return isWritten || known.lists.some((list) => hasRun(words, (word) => list.has(word))) ? 'phrase' : undefined
}
