import type { ReplyExtras } from '#assistant/messages/citation.ts'
import { mostSuggestions } from '#assistant/messages/message-bounds.ts'
import { namesSecret } from '#assistant/messages/secret-requests.ts'
import { nextQuestions, ownWords } from '#content/assistant.ts'
import { brand } from '#content/brand.ts'
import { quickReplies } from '#content/chat.ts'
import type { SearchIndex } from '#core/search/open-search.ts'
import { understand, type Asked, type Topic } from './asked.ts'
import { compose, quote, quoteFigures, quoteSteps, type Quoted } from './compose.ts'
import { openPassages, type Passage, type Passages } from './passages.ts'
import { answers, rank, type Ranked } from './rank.ts'
import { aspects, subjects } from './visitor-words.ts'

/** An answer out of the pages. `output` is Markdown; `topic` is handed in with the next question. */
export type Answer = Omit<ReplyExtras, 'id'> & {
  output: string
  topic: Topic | undefined
  /** It says that the pages do not know. */
  refused: boolean
  /** The places that were considered, best first; those of the answer lead. */
  ranked: readonly string[]
}

/** `page` is the path the visitor is on; `topic` is what the last answer gave. */
type Context = { page?: string; topic?: Topic }

/** `schedulingUrl`: where a call is booked. */
type Links = { schedulingUrl?: string }

/** Answers a question from the pages of the site: their own sentences, each with its place, or that it does not know. */
export type Assistant = (question: string, context?: Context) => Answer

/** Opens the assistant on the index of the site: the same in the browser and on the server, without a request. */
export function createAssistant(index: SearchIndex, links?: Links): Assistant {
  return assistantOn(openPassages(index), links)
}

/** The assistant on pages that are open already. */
export function assistantOn(passages: Passages, { schedulingUrl = brand.schedulingUrl }: Links = {}): Assistant {
  return (question, { page, topic } = {}) => {
    const asked = understand(question, { passages, topic })
    if (namesSecret(question)) return { ...said(ownWords.secret), topic }
    if (asked.small) return { ...said(ownWords[asked.small]), topic }
    if (asked.words.length === 0 && !asked.aspect && !asked.wish) return refusal(schedulingUrl)
    const ranked = rank(asked, { passages, page })
    const first = ranked[0]
    if (!first || asked.unanswered || !answers(first, asked))
      return { ...refusal(schedulingUrl), ranked: hrefs(ranked) }
    const quoted = quotesFor(asked, { ranked, passages })
    const { output, citations } = compose(quoted)
    const about = quoted[0]!.passage
    return {
      output: [output, ...openers(asked, { about, schedulingUrl })].join('\n\n'),
      citations,
      suggestions: suggestions(asked, { about, passages }),
      topic: { subject: about.page.path, aspect: asked.aspect?.id, words: asked.rest.slice(0, 6) },
      refused: false,
      ranked: [...new Set([...citations.map(({ href }) => href), ...hrefs(ranked)])],
    }
  }
}

/** What is offered where there is no page to go on with. */
const firstQuestions = quickReplies.slice(0, mostSuggestions)

/** An answer in our own words, about nothing on the site. */
const said = (output: string): Omit<Answer, 'topic'> => ({
  output,
  citations: [],
  suggestions: [...firstQuestions],
  refused: false,
  ranked: [],
})

const opener = (label: string, href: string) => `${ownWords.open} [${label}](${href})`

const hrefs = (ranked: readonly Ranked[]) => [...new Set(ranked.map(({ passage }) => passage.href))]

function refusal(schedulingUrl: string): Answer {
  return {
    output: `${ownWords.refusal} ${ownWords.person} [${ownWords.talk}](${schedulingUrl}) · [${ownWords.write}](/contact-us)`,
    citations: [],
    suggestions: [...firstQuestions],
    topic: undefined,
    refused: true,
    ranked: [],
  }
}

/** The sentences of an answer: of both subjects where two are compared, else of the best place, and of a second one that adds to it. */
function quotesFor(asked: Asked, { ranked, passages }: { ranked: readonly Ranked[]; passages: Passages }): Quoted[] {
  if (asked.compares) {
    const leads = asked.subjects.flatMap((path) => passages.on(path)[0] ?? [])
    if (leads.length > 1) return leads.map((lead) => comparison(lead, asked))
  }
  const { passage, direct } = ranked[0]!
  if (direct && asked.aspect) return ofAspect(passage, asked, passages)
  const steps = isStep(passage)
    ? quoteSteps(passages.on(passage.page.path).filter(({ href }) => href === passage.href))
    : undefined
  const first = steps && asked.aspect ? steps : quote(passage, asked.words, passages)
  const second = ranked.slice(1).find((other) => adds(other, ranked[0]!, { asked, passages }))
  return [first, ...(second ? [quote(second.passage, asked.words, passages)] : [])].filter(
    ({ lines }) => lines.length > 0,
  )
}

/** The beginning of a page, with the figures that were asked for. */
function comparison(lead: Passage, { aspect }: Asked): Quoted {
  const figures = aspect?.figures && quoteFigures(lead, aspect.figures)
  return figures ?? { passage: lead, lines: quote(lead, [], { rarity: () => 0 }).lines.slice(0, 2) }
}

/** What a page says about what is asked: its figures first, then the section. */
function ofAspect(passage: Passage, { aspect, words }: Asked, passages: Passages): Quoted[] {
  const on = passages.on(passage.page.path)
  const figures = aspect?.figures && on[0] && quoteFigures(on[0], aspect.figures)
  const steps = isStep(passage) ? quoteSteps(on.filter(({ href }) => href === passage.href)) : undefined
  return [...(figures ? [figures] : []), steps ?? quote(passage, words, passages)].filter(
    ({ lines }) => lines.length > 0,
  )
}

const isStep = ({ section }: Passage) => section.anchor === 'process'

/** A second place is quoted when it has a word of the question that the first has not, and is nearly as good. */
function adds(other: Ranked, first: Ranked, { asked, passages }: { asked: Asked; passages: Passages }): boolean {
  if (other.passage.href === first.passage.href || other.score < first.score * 0.75 || first.covered > 0.95)
    return false
  const missing = asked.words.filter((word) => passages.coverage(first.passage, [word]) === 0)
  return missing.some((word) => passages.coverage(other.passage, [word]) > 0) && other.covered > 0.5
}

/** Links that lead on to where something is done, below the sentences. */
function openers(asked: Asked, { about, schedulingUrl }: { about: Passage; schedulingUrl: string }): string[] {
  if (asked.wish?.open === 'call') return [opener(ownWords.talk, schedulingUrl)]
  if (asked.wish?.open)
    return [opener(asked.wish.open, asked.wish.open === 'Your data' ? '/privacy/your-data' : asked.wish.at)]
  const tool = subjects.find(({ path }) => path === about.page.path)?.tool
  return tool && asked.aspect?.id === 'steps' ? [opener(tool, about.page.path)] : []
}

/** What a visitor may ask next: questions the same page answers, and what was not asked about it yet. */
function suggestions(asked: Asked, { about, passages }: { about: Passage; passages: Passages }): string[] {
  const on = passages.on(about.page.path)
  const questions = on
    .filter((one) => one.section.heading.endsWith('?') && one !== about)
    .map(({ section }) => section.heading)
  const isService =
    on.some(({ section }) => section.anchor === 'process') && on.some(({ section }) => section.anchor === 'price')
  const next = isService
    ? aspects
        .filter(({ id }) => id !== asked.aspect?.id && id !== 'limits')
        .flatMap(({ id }) => nextQuestions[id] ?? [])
    : []
  const mixed = [next[0], questions[0], next[1], questions[1], questions[2]].filter((one) => one !== undefined)
  return (mixed.length > 0 ? mixed : [...firstQuestions]).slice(0, mostSuggestions)
}
