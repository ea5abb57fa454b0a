import type { Citation } from '#assistant/messages/citation.ts'
import { stemOf } from '#core/search/stem.ts'
import { wordsOf } from '#core/search/tokenize.ts'
import type { Passage, Passages } from './passages.ts'
import { quotesOf, type Quote } from './sentences.ts'

/** Sentences of one passage, in Markdown, each line a piece of it. */
export type Quoted = { passage: Passage; lines: readonly string[] }

/** Sentences of an answer from one passage, at most. */
const mostQuotes = 3
/** Short lines of a row that are quoted together, at most. */
const mostShort = 8

/** How a quote is shown: what labels it in bold, lines of a row apart. */
function shown({ text, label }: Quote): string {
  const row = text.split('\n').slice(0, mostShort).map(plain).join(' · ')
  return label ? `**${plain(label)}:** ${row}` : row
}

/** What means something in Markdown means nothing here: the words are those of the page. */
function plain(text: string): string {
  return text.replaceAll(/([\\`*_[\]<>#|~])/g, '\\$1')
}

/** Quotes what a passage says that has to do with the words: at most three sentences, in its order; its beginning where none does. */
export function quote(passage: Passage, words: readonly string[], { rarity }: Pick<Passages, 'rarity'>): Quoted {
  const quotes = quotesOf(passage.section.text)
  const asked = new Set(words.map(stemOf))
  const scores = quotes.map(({ text, label = '' }) => {
    const stems = new Set(wordsOf(`${label} ${text}`).map(({ word }) => stemOf(word)))
    return [...stems].reduce((sum, stem) => sum + (asked.has(stem) ? rarity(stem) : 0), 0)
  })
  const isQuestion = passage.section.heading.endsWith('?')
  const best = Math.max(0, ...scores)
  const order = quotes.map((_, at) => at).toSorted((one, other) => scores[other]! - scores[one]! || one - other)
  const chosen = new Set(
    isQuestion || best === 0
      ? quotes.keys().take(mostQuotes)
      : order.filter((at) => scores[at]! >= best * 0.6).slice(0, mostQuotes),
  )
  // One sentence alone is seldom an answer: the one after it goes on with it.
  const only = chosen.size === 1 ? [...chosen][0]! : undefined
  if (only !== undefined && quotes[only + 1] && !quotes[only + 1]!.label && !quotes[only + 1]!.text.includes('\n'))
    chosen.add(only + 1)
  return { passage, lines: quotes.filter((_, at) => chosen.has(at)).map(shown) }
}

/** The figure under a label, such as `Indicative price`, where the first section of a page has it. */
export function quoteFigures(passage: Passage, labels: readonly string[]): Quoted | undefined {
  const lines = passage.section.text.split('\n')
  const found = labels.flatMap((label) => {
    const value = lines[lines.indexOf(label) + 1]
    return lines.includes(label) && value ? [`**${plain(label)}:** ${plain(value)}`] : []
  })
  return found.length > 0 ? { passage, lines: found } : undefined
}

/** The steps under one anchor, as a numbered list. */
export function quoteSteps(passages: readonly Passage[]): Quoted | undefined {
  const steps = passages.filter(({ section }) => section.text)
  if (steps.length < 2) return undefined
  const lines = steps.map(({ section: { heading, text } }, at) => {
    const [when, ...sentences] = text.split('\n')
    const said = sentences.map(plain).join(' ')
    return said
      ? `${at + 1}. **${plain(heading)}** (${plain(when!.replace(/^(?:We|You|Both) /, ''))}): ${said}`
      : `${at + 1}. **${plain(heading)}**: ${plain(when!)}`
  })
  return { passage: steps[0]!, lines }
}

/** What a place is called: the page, and the heading on it. */
export function titleOf({ page, section }: Passage): string {
  const name = page.sections[0]!.heading || page.title
  return section === page.sections[0] ? name : `${name}: ${section.heading}`
}

/** Puts quotes together: each ends with the number of its place, which is a link to it. */
export function compose(quoted: readonly Quoted[]): { output: string; citations: Citation[] } {
  const citations: Citation[] = []
  const parts = quoted.map(({ passage, lines }) => {
    const href = passage.href
    if (!citations.some((citation) => citation.href === href)) citations.push({ title: titleOf(passage), href })
    const number = citations.findIndex((citation) => citation.href === href) + 1
    const isList = lines.length > 1 && lines.every((line) => /^(?:\d+\.|\*\*)/.test(line))
    const text = lines
      .map((line, at) => {
        if (isList) return /^\d/.test(line) ? line : `- ${line}`
        // What ends without a stop would run into the next.
        return at < lines.length - 1 && !/[.!?:;…][”’")]?$/.test(line) ? `${line} ·` : line
      })
      .join(isList ? '\n' : ' ')
    return `${text} [${number}](${href})`
  })
  return { output: parts.join('\n\n'), citations }
}
