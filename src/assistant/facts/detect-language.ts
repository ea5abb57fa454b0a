import { languages, type Language } from '#content/answers/fact.ts'
import { otherLanguages } from '#content/answers/own-words/others.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import { languageWords } from './asked-terms.ts'

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

/** What a question is written in: one of our languages, `{ other }` with the sentence to say, or nothing where it cannot be told. */
export function detectLanguage(question: string): Language | { other: string } | undefined {
  const script = scripts.find(([, pattern]) => pattern.test(question))
  const letterCount = (question.match(/\p{L}/gu) ?? []).length
  if (script && (question.match(new RegExp(`(?:${script[1].source})`, 'giu')) ?? []).length * 3 > letterCount)
    return { other: otherLanguages[script[0]]! }
  const said = wordsOf(question).map(({ word }) => word)
  const scores = new Map<string, number>()
  const add = (language: string, score: number) => scores.set(language, (scores.get(language) ?? 0) + score)
  const count = (language: string, telling: readonly string[]) => {
    const own = new Set(telling)
    for (const word of said) if (own.has(word)) add(language, 1)
  }
  for (const language of languages) {
    count(language, languageWords[language].telling)
    const named = new Set(
      languageWords[language].meanings.flat().flatMap((phrase) => wordsOf(phrase).map(({ word }) => word)),
    )
    for (const word of said) if (named.has(word)) add(language, 0.45)
  }
  for (const [language, telling] of Object.entries(strangers)) count(language, telling)
  for (const [language, pattern] of letters) if (pattern.test(question)) add(language, 1.2)
  const [best, second] = [...scores].toSorted((one, other) => other[1] - one[1])
  if (!best || best[1] < 0.9) return undefined
  if (second && best[1] - second[1] < 0.3) {
    // Of two that are as likely, one of ours; of ours, English.
    const likely = [...scores].filter(([, score]) => best[1] - score < 0.3).map(([language]) => language)
    return languages.find((language) => likely.includes(language)) ?? { other: otherLanguages[best[0]]! }
  }
  if (isOurs(best[0])) return best[0]
  // A few foreign words among ours are no foreign question.
  return best[1] >= 2 ? { other: otherLanguages[best[0]]! } : undefined
}
