import { wordsOf } from '#core/search/tokenize.ts'
import { phrases } from './languages/language-words.ts'
import { foldedIn, readIn } from './languages/read-in.ts'

/** Phrases as they are compared, the longest first: umlauts in one way of writing them, which leaves the other languages the same on both sides. */
const split = (said: readonly string[]) =>
  said.map((phrase) => readIn('de', phrase)).toSorted((one, other) => other.length - one.length)

/** With what people begin before they ask, in any of the four languages: English is said in all of them. */
const beginnings = split(
  phrases(`hi, hello, hey, hiya, hi there, hello there, hey there, good morning, good afternoon, good evening, greetings, dear team, hi team,
  hello team, hi guys, hey guys, gm, yo, quick question, quick q, a quick question, just a quick question, one question, i have a question,
  i have a quick question, a question, question, excuse me, sorry, sorry to bother you, please, pls, plz, ok, okay, ok so, well,
  hallo, moin, servus, guten tag, guten morgen, guten abend, gruss gott, liebes team, hallo zusammen, kurze frage, mal eine frage,
  eine frage, ich habe eine frage, ich hatte eine frage, nur eine frage, entschuldigung, bitte, also,
  bonjour, bonsoir, salut, coucou, bonjour a tous, petite question, une question, question rapide, j’ai une question, excusez moi,
  pardon, s’il vous plait, svp, stp,
  hola, buenas, buenos dias, buenas tardes, buenas noches, que tal, hola que tal, una pregunta, una pregunta rapida, pregunta rapida, tengo una pregunta,
  una duda, tengo una duda, perdon, disculpe, disculpa, por favor, porfa`),
)

/** With what they end. */
const ends = split(
  phrases(`please, pls, plz, thx, thanks, thank you, ty, tia, cheers, many thanks, thanks a lot, thank you very much, thanks in advance,
  thank you in advance, kind regards, best regards, regards, bye, lol, asap,
  bitte, danke, vielen dank, danke schon, danke im voraus, danke dir, danke euch, lg, mfg, gruss, viele grusse, liebe grusse, beste grusse,
  merci, merci beaucoup, merci d’avance, svp, stp, s’il vous plait, s’il te plait, cordialement,
  gracias, muchas gracias, gracias de antemano, por favor, porfa, saludos, un saludo`),
)

/**
 * A question without the greeting, the thanks and their like around it: a fact is compared with what is asked, and would seem less near
 * for each of them. A message that is nothing else stays as it is.
 */
export function withoutCourtesies(question: string): string {
  const words = wordsOf(question).map((one) => ({ ...one, word: foldedIn('de', one.word) }))
  let [first, last] = [0, words.length]
  const isAt = (at: number, phrase: readonly string[]) =>
    phrase.every((word, offset) => words[at + offset]?.word === word)
  for (let found = true; found;) {
    const begins = beginnings.find((phrase) => phrase.length < last - first && isAt(first, phrase))
    if (begins) first += begins.length
    const finishes = ends.find((phrase) => phrase.length < last - first && isAt(last - phrase.length, phrase))
    if (finishes) last -= finishes.length
    found = begins !== undefined || finishes !== undefined
  }
  if (last - first === words.length) return question
  // A question mark that stood before the thanks is part of the question.
  const rest = last < words.length ? question.slice(0, words[last]!.from) : question
  return rest.slice(words[first]!.from).trim()
}
