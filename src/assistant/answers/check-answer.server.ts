import { openTerms } from '#assistant/facts/asked-terms.ts'
import type { FactsByLanguage } from '#assistant/facts/told-fact.ts'
import { asksForSecret } from '#assistant/messages/secret-requests.ts'
import { findSecret } from '#assistant/messages/secrets.ts'
import type { Language } from '#content/answers/fact.ts'
import { CommandError } from '#core/process/command.server.ts'
import type { SearchedPage } from '#core/search/searched-page.ts'

/** What bounds an answer: sentences, and characters of it and of a wording; and how many wordings it may have. */
const most = { sentences: 3, says: 600, wording: 200, wordings: 20 }

/** An answer as it was typed. */
export type TypedAnswer = {
  language: Language
  asks: readonly string[]
  nots: readonly string[]
  says: string
  at: string
}

const wrong = (sentence: string) => new CommandError(sentence, { usage: true })

/** Checks an answer before it is tried. Throws one sentence. */
export async function checkAnswer(
  { language, asks, nots, says, at }: TypedAnswer,
  { pages, facts }: { pages: readonly SearchedPage[]; facts: FactsByLanguage },
): Promise<void> {
  if (asks.length === 0) throw wrong('Say at least one wording with --asks.')
  if (asks.length > most.wordings) throw wrong(`Say at most ${most.wordings} wordings.`)
  const terms = openTerms(language)
  for (const wording of [...asks, ...nots]) {
    if (wording.length > most.wording || /\p{Cc}/u.test(wording))
      throw wrong(`A wording has at most ${most.wording} characters, on one line.`)
    if (terms.of(wording).length === 0) throw wrong(`“${wording}” has no word that tells what it asks for.`)
  }
  if (!says || /\p{Cc}/u.test(says)) throw wrong('Say the answer with --says, on one line.')
  if (says.length > most.says) throw wrong(`--says has ${says.length} characters. Keep it under ${most.says}.`)
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(says)].length
  if (sentences > most.sentences) throw wrong(`--says has ${sentences} sentences. Say it in ${most.sentences} at most.`)
  for (const text of [says, ...asks, ...nots])
    if (await findSecret(text)) throw wrong('This has the shape of a wallet’s secret, and is not stored.')
  if (asksForSecret(says)) throw wrong('The answer asks for a secret. No answer of ours may.')
  checkPlace(at, { pages, facts })
}

/** Whether a place is one of the site: a page that is searched, and a heading on it or a place that a fact names. */
function checkPlace(at: string, { pages, facts }: { pages: readonly SearchedPage[]; facts: FactsByLanguage }): void {
  const [path, anchor] = at.split('#')
  const page = pages.find((one) => one.path === path)
  const isNamed = Object.values(facts).some((list) => list.some((fact) => fact.at === at))
  if (isNamed || (page && anchor === undefined)) return
  if (!page) throw wrong(`--at must be a path of the site, such as /pricing. There is no page ${at}.`)
  if (!page.sections.some((section) => section.anchor === anchor))
    throw wrong(`There is no heading #${anchor} on ${path}.`)
}
