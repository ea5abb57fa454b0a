import { languages, type Language } from '#content/answers/fact.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import type { SoughtPage } from './act.ts'
import { plain } from './quantities.ts'
import { aroundAsk, callWords, handOverWords, inEnglish, noSubject, pageAsks } from './words/asks.ts'

/** Longer messages say more than what is to be done. */
const mostWords = 14

/** Words that say what a page is about, at most. */
const mostSubject = 5

/** Whether a message asks to book a call, and says nothing else. Answers its language. */
export const readCall = (text: string): Language | undefined => readAsk(text, callWords)

/** Whether a message asks to give the conversation to a person, and says nothing else. Answers its language. */
export const readHandOver = (text: string): Language | undefined => readAsk(text, handOverWords)

function readAsk(text: string, ask: typeof callWords): Language | undefined {
  const said = wordsOf(text).map(({ word }) => word)
  if (text.includes('?') || said.length < 2 || said.length > mostWords) return undefined
  return languages.find((language) => {
    const groups = Object.values(ask[language]) as (readonly string[])[]
    const around = aroundAsk[language]
    const isKnown = (word: string) => around.includes(word) || groups.some((group) => group.includes(word))
    // `rendez-vous` is two words.
    const isRest = (word: string) => language === 'fr' && word === 'vous'
    return (
      groups.every((group) => said.some((word) => group.includes(word))) &&
      said.every((word) => isKnown(word) || isRest(word))
    )
  })
}

/** What the page is about that a message wants to see: `open the price list`. Undefined where it asks anything else. */
export function readPage(text: string): SoughtPage | undefined {
  const said = plain(text)
    .replaceAll(/[“”„"«»]/g, '')
    .replace(/[\s?!.]+$/, '')
    .trim()
  if (said.length > 90 || /[\n?]/.test(said)) return undefined
  for (const language of languages)
    for (const pattern of pageAsks[language]) {
      const about = pattern.exec(said)?.[1]?.trim()
      if (about && about.split(/\s+/).length <= mostSubject && !noSubject.test(about))
        return { language, about: english(about) }
    }
  return undefined
}

const english = (about: string) => about.replaceAll(/[\p{L}]+/gu, (word) => inEnglish[word] ?? word)
