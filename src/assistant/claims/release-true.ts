import type { Citation } from '#assistant/messages/citation.ts'
import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import type { Source } from '#assistant/retrieval/source.ts'
import type { Language } from '#content/answers/fact.ts'
import { openComparison } from './stands-in.ts'

/** Characters that are waited for until a sentence ends; what is longer is cut where it stands. */
const longestSentence = 1_200

/**
 * Passes on of a model's reply what stands in the sources it cites: sentence by sentence, each with the number of its source behind it.
 * A sentence that claims more is replaced by the fact it cites, once, or left out. What the model thinks aloud, images, addresses and
 * links of its own making go; of a link, the label stays. In a language that cannot be compared, `undefined`, the cited facts are told
 * themselves. Without a sentence that stands, the reply has no text.
 */
export async function* releaseTrue(
  events: AsyncIterable<ReplyEvent>,
  sources: readonly Source[],
  language: Language | undefined,
): AsyncGenerator<ReplyEvent> {
  const standsIn = language && openComparison(language)
  const cited: Source[] = []
  const told = new Set<Source>()
  let waiting = ''
  let started = false

  const mark = (source: Source) => {
    if (!cited.includes(source)) cited.push(source)
    return `[${cited.indexOf(source) + 1}](${source.href})`
  }
  const judged = ({ lead, text, ids }: Segment): string => {
    const named = ids.flatMap((id) => sources[id - 1] ?? [])
    const sentence = cleaned(text)
    if (!/\p{L}{2}/u.test(sentence)) return ''
    const source =
      standsIn && (named.length > 0 ? named : ids.length > 0 ? [] : sources).find((one) => standsIn(sentence, one.text))
    if (source) {
      // Its words are in what was told already.
      if (told.has(source)) return ''
      return `${lead}${sentence} ${mark(source)}`
    }
    const fact = named.find((one) => one.fact)
    if (!fact || told.has(fact)) return ''
    told.add(fact)
    return `${lead}${fact.text} ${mark(fact)}`
  }
  const released = (segments: readonly Segment[]) => {
    const text = segments
      .map(judged)
      .filter(Boolean)
      .map((one) => (started ? (one.startsWith('\n') ? one : ` ${one}`) : ((started = true), one.trimStart())))
      .join('')
    return text
  }

  for await (const event of events) {
    if (event.type === 'error' && !started) return yield event
    if (event.type === 'text') waiting += event.text
    const ended = event.type !== 'text'
    const { ready, held } = withoutThoughts(waiting, ended)
    const { segments, rest } = segmentsOf(ready, ended)
    waiting = rest + held
    const text = released(segments)
    if (text) yield { type: 'text', text, part: 0 }
    if (event.type === 'text') continue
    if (event.type === 'error') return yield event
    yield { ...event, citations: cited.map(({ title, href }): Citation => ({ title, href })) }
  }
}

/** A sentence with what is before it on its line, and the ids of the sources it names. */
type Segment = { lead: string; text: string; ids: readonly number[] }

const ids = /\[(s\d{1,3}(?:\s*[,;]\s*s?\d{1,3})*)\](?:\([^)]*\))?/gi
/** A sentence, with the ids before and behind it: complete when something else follows. */
const segment =
  /^(\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?)((?:\[s[^\]]*\]\s*)*[^\n]*?(?:[.!?…][”"’)*_]*|(?=\n))(?:[ \t]*\[s[^\]]*\])*)(?=\s+[^\s[]|\n)/iu

function segmentsOf(text: string, ended: boolean): { segments: Segment[]; rest: string } {
  const segments: Segment[] = []
  let rest = text
  const take = (lead: string, body: string) =>
    segments.push({
      lead: /\n/.test(lead) ? `\n${lead.replaceAll(/\s*\n\s*/g, '').trimStart()}` : lead.trim() ? lead.trimStart() : '',
      text: body.replaceAll(ids, ' '),
      ids: [...body.matchAll(ids)].flatMap(([, group]) => (group!.match(/\d+/g) ?? []).map(Number)),
    })
  for (let found = segment.exec(rest); found && found[0]; found = segment.exec(rest)) {
    take(found[1]!, found[2]!)
    rest = rest.slice(found[0].length)
  }
  if (rest.length > longestSentence || (ended && rest.trim())) {
    const lead = /^\s*/.exec(rest)![0]
    take(lead, rest.slice(lead.length))
    rest = ''
  }
  return { segments, rest }
}

/** Without what a model thinks aloud. What has begun and not ended is held, and goes at the end. */
function withoutThoughts(text: string, ended: boolean): { ready: string; held: string } {
  const closed = text.replaceAll(/<(think|thinking|thought|reasoning)>[^]*?<\/\1>/gi, '')
  const open = /<(?:think|thinking|thought|reasoning)>[^]*$|<[a-z]*$/i.exec(closed)
  if (!open) return { ready: closed, held: '' }
  return { ready: closed.slice(0, open.index), held: ended ? '' : open[0] }
}

const link = /(!?)\[([^\]]*)\]\([^)]*\)/g
const address = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|javascript:|data:)\S+/gi

function cleaned(text: string): string {
  return text
    .replaceAll(link, (_, image: string, label: string) => (image ? '' : label))
    .replaceAll(address, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
