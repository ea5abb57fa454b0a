/** What somebody nearly gave away. `key` may also be the hash of a transaction, which looks the same. */
export type SecretKind = 'phrase' | 'key' | 'extended-key'

/** What the visitor is told instead of sending it. */
export const secretTexts: Record<SecretKind, string> = {
  phrase:
    'This looks like the recovery phrase of a wallet, so it was not sent and not stored. Whoever has it has everything in the wallet. Nobody here will ever ask for it.',
  key: 'This looks like a private key, so it was not sent and not stored. Whoever has the key has everything in the account. If it is the hash of a transaction, which looks the same, open it in the block explorer instead.',
  'extended-key':
    'This looks like an extended private key, so it was not sent and not stored. Whoever has it has every account of the wallet. Nobody here will ever ask for it.',
}

/** The shortest recovery phrase, in words. Longer ones have 15, 18, 21 or 24, and contain a run of this length. */
const shortestPhrase = 12

// Of the words that English sentences are full of, those no recovery phrase can have.
const plainWords = new Set(
  `and are been but could did does doing for from get gets had has her here him his how its made makes many may might not
our out shall she should some take than the their them these those through was were which while who whom whose why
would your yours`.split(/\s+/),
)

/** The words of a text as a phrase would have them, whatever separates or numbers them; longer and shorter ones as they are. */
function wordsOf(text: string): string[] {
  // Marks nobody sees, and letters of full width, hide a phrase from us and not from a wallet.
  const plain = text.normalize('NFKD').replaceAll(/[\p{Cf}\p{M}]/gu, '')
  return plain.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** Whether so many words in a row pass that a recovery phrase may be among them. */
function hasRun(words: readonly string[], passes: (word: string) => boolean): boolean {
  let run = 0
  return words.some((word) => (run = passes(word) ? run + 1 : 0) >= shortestPhrase)
}

/** Whether a word may be one of a phrase, without looking it up. */
function isPossible(word: string): boolean {
  return /^[a-z]{3,8}$/.test(word) && !plainWords.has(word)
}

const keyShape = /(?<![0-9a-z])(?:0x)?([0-9a-f]{64})(?![0-9a-z])/gi
const withoutMarks = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

/** What would be the hash of a transaction if it is no key: the one of that shape in a text, nothing where there are several. */
export function possibleHash(text: string): string | undefined {
  const [first, ...others] = [...withoutMarks(text).matchAll(keyShape)].map(([, digits]) => digits!.toLowerCase())
  return first && others.length === 0 ? `0x${first}` : undefined
}

/** What a text looks like at first sight. A `phrase` is only sure once its words were looked up. */
export function secretShape(text: string): SecretKind | undefined {
  const plain = withoutMarks(text)
  if (plain.search(keyShape) >= 0) return 'key'
  if (/(?<![0-9a-z])[a-z]prv[1-9a-z]{100,112}(?![0-9a-z])/i.test(plain)) return 'extended-key'
  return hasRun(wordsOf(plain), isPossible) ? 'phrase' : undefined
}

/** The words of recovery phrases, fetched when they are needed. */
type LoadWords = () => Promise<ReadonlySet<string>>

const loadSecretWords: LoadWords = async () => (await import('./secret-words.ts')).secretWords

/** The secret in a text, if there is one. Where the words cannot be loaded, the shape alone decides. */
export async function findSecret(text: string, load: LoadWords = loadSecretWords): Promise<SecretKind | undefined> {
  const shape = secretShape(text)
  if (shape !== 'phrase') return shape
  const known = await load().catch(() => undefined)
  return !known || hasRun(wordsOf(text), (word) => known.has(word)) ? 'phrase' : undefined
}

/** What stands in place of a reply that asks for a secret. */
export const askingText =
  'The reply asked for a recovery phrase or a private key and is not shown. Never type either of them anywhere: nobody here needs them.'

const secretName = String.raw`(?:(?:seed|recovery|secret|backup|mnemonic)[\s-]*(?:phrase|words?|key)|mnemonic|private[\s-]*keys?|12[\s-]words?|24[\s-]words?|keystore)`
const asking = new RegExp(
  String.raw`\b(?:enter|send|give|share|type|paste|provide|tell|submit|reply with|import|need|confirm|verify)\b[^.!?\n]{0,60}\b${secretName}\b`,
  'gi',
)
const denying =
  /\b(?:never|not|no one|nobody|don['’]t|do not|cannot|won['’]t|without|avoid|stop|whoever|anyone who|if (?:any|some)\w*)\b/i

/** Whether a text speaks of a secret by its name. */
export function namesSecret(text: string): boolean {
  return new RegExp(String.raw`\b${secretName}\b`, 'i').test(text)
}

/** Whether a reply asks its reader for a secret. A sentence that warns of it does not. */
export function asksForSecret(reply: string): boolean {
  return reply
    .split(/(?<=[.!?])\s+|\n+/)
    .some((sentence) => (sentence.match(asking) ?? []).length > 0 && !denying.test(sentence))
}
