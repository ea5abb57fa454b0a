import { languages, type Language } from '#content/answers/fact.ts'
import { otherLanguages } from '#content/answers/own-words/others.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { languageWords } from './asked-terms.ts'
import { byLetters } from './language-grams.ts'
import { foldedIn } from './languages/read-in.ts'

/** The scripts that tell a language by themselves; of those with several, the first that matches. */
const scripts: readonly (readonly [language: string, pattern: RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['uk', /[іїєґ]/i],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
]

/** Words that are frequent in other languages of the Latin script and in none of ours, without accents. */
const strangers: Readonly<Record<string, readonly string[]>> = {
  it: 'il che di per sono quanto costa come posso una del della gli perche dove quando cosa avete potete mio nostro questo con nel si'.split(
    ' ',
  ),
  pt: 'o os as um uma voces voce quanto custa como posso para nao sao qual onde quando meu nosso isso com em por tem fazer obrigado contrato'.split(
    ' ',
  ),
  nl: 'het een van en ik jullie wat hoe hoeveel kost is dit mijn onze kan kunnen voor met zijn niet waar wanneer deze wordt'.split(
    ' ',
  ),
  pl: 'ile kosztuje jak czy jest to nie moge moja nasz dla gdzie kiedy co na sie audytu macie'.split(' '),
  cs: 'kolik stoji jak je to mohu muj nas pro kde kdy co na se jsou mate audit smlouvy'.split(' '),
  tr: 'ne kadar nasil bir bu icin var mi mu nerede benim sozlesme ucret denetim kac gun ve'.split(' '),
  sv: 'hur mycket kostar en ett och jag ni det kan var nar min vart for med inte granskning'.split(' '),
  vi: 'bao nhieu la toi ban co the mot cua cho khong gi lam the nao hop dong'.split(' '),
  id: 'berapa biaya bagaimana saya anda bisa apa yang untuk di ke dari ini kontrak adalah'.split(' '),
}

/** The letters that only some languages have. */
const letters: readonly (readonly [language: string, pattern: RegExp])[] = [
  ['de', /ß|[äöü]/i],
  ['es', /[¿¡ñ]|[áíóú]/i],
  ['fr', /[çœàèêùîôû]|\b(?:l|d|qu|j|n|c)['’]/i],
  ['pt', /[ãõ]/i],
  ['pl', /[łżźśćńę]/i],
  ['cs', /[ěřůčžš]/i],
  ['tr', /[ığş]/i],
  ['sv', /å/i],
  ['vi', /[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i],
]

const isOurs = (language: string): language is Language => (languages as readonly string[]).includes(language)

/** What one word that tells a language is worth, in nats, and what was spoken before. */
const worth = { word: 2, before: 1.5 }
/** By how much the likeliest language must lead, in nats. */
const leastLead = 0.5
/** How many telling words make a question foreign: a few among ours do not. */
const leastStrange = 2

/** What is known of who asks: the language of what was said before, and the one that the browser is set to. */
export type Spoken = { before?: Language; browser?: Language }

/** The first of the languages that a browser is set to (BCP 47, best first), where it is one of ours. */
export function browserLanguage(tags: readonly string[]): Language | undefined {
  const first = tags[0]?.trim().slice(0, 2).toLowerCase() ?? ''
  return isOurs(first) ? first : undefined
}

/**
 * What a question is written in: one of our languages, `{ other }` with the sentence to say, or nothing where it cannot be told. A word
 * that is the same in several languages is read in the one that was spoken before, else in English or the browser's.
 */
export function detectLanguage(question: string, spoken: Spoken = {}): Language | { other: string } | undefined {
  const script = scripts.find(([, pattern]) => pattern.test(question))
  const letterCount = (question.match(/\p{L}/gu) ?? []).length
  if (script && (question.match(new RegExp(`(?:${script[1].source})`, 'giu')) ?? []).length * 3 > letterCount)
    return { other: otherLanguages[script[0]]! }
  const words = byWords(question)
  const strange = leading([...words].filter(([language]) => !isOurs(language)))
  const own = Math.max(...languages.map((language) => words.get(language) ?? 0))
  if (strange.lead >= 0 && strange.score >= leastStrange && strange.score > own + 0.3)
    return { other: otherLanguages[strange.language]! }
  const ours = [...byLetters(question)].map(
    ([language, nats]) =>
      [language, nats + worth.word * (words.get(language) ?? 0) + expected(language, spoken)] as const,
  )
  const best = leading(ours)
  return best.lead < leastLead ? undefined : best.language
}

/** How much a language is expected before anything is read, in nats: visitors of an English site write in English or in their own. */
function expected(language: Language, { before, browser = 'en' }: Spoken): number {
  if (before) return language === before ? worth.before : 0
  return ([browser, 'en'].filter((one) => one === language).length * worth.before) / 2
}

/** The likeliest language and by how much it leads; a score of 0 where there is none. */
function leading<Name extends string>(scores: readonly (readonly [Name, number])[]) {
  const [best, second] = scores.toSorted((one, other) => other[1] - one[1])
  return { language: best?.[0] as Name, score: best?.[1] ?? 0, lead: best ? best[1] - (second?.[1] ?? 0) : -1 }
}

const folded = (language: Language, words: readonly string[]) => new Set(words.map((word) => foldedIn(language, word)))

/** The words that tell each language, and what one of them is worth: a word of the field less, since others have it too. */
const tellers: readonly { language: string; words: ReadonlySet<string>; value: number }[] = [
  ...languages.flatMap((language) => {
    const { telling, meanings } = languageWords[language]
    const ofField = meanings.flat().flatMap((phrase) => wordsOf(phrase).map(({ word }) => word))
    return [
      { language, words: folded(language, telling), value: 1 },
      { language, words: folded(language, ofField), value: 0.45 },
    ]
  }),
  ...Object.entries(strangers).map(([language, telling]) => ({ language, words: new Set(telling), value: 1 })),
]

/** How many of its words and letters tell each language. */
function byWords(question: string): Map<string, number> {
  const said = wordsOf(question).map(({ word }) => word)
  const scores = new Map<string, number>()
  const add = (language: string, value: number) => scores.set(language, (scores.get(language) ?? 0) + value)
  for (const { language, words, value } of tellers)
    for (const word of said) if (words.has(isOurs(language) ? foldedIn(language, word) : word)) add(language, value)
  for (const [language, pattern] of letters) if (pattern.test(question)) add(language, 1.2)
  return scores
}
