import type { Citation } from '#assistant/messages/citation.ts'
import type { ReplyEvent } from '#assistant/messages/reply-stream.ts'
import type { Source } from './source.ts'

/** Characters a mark in brackets may have before it is taken for plain text. */
const longestMark = 400

/**
 * Turns the ids a model cites into numbered links to what was retrieved. Ids it was not given, images, and links of its own making go;
 * of those, the label stays. No text comes before the first correct id; without one, the reply has no text.
 */
export async function* citeRetrieved(
  events: AsyncIterable<ReplyEvent>,
  sources: readonly Source[],
): AsyncGenerator<ReplyEvent> {
  const cited: Source[] = []
  let waiting = ''
  let held = ''
  const cite = (id: string) => {
    const source = sources[Number(id) - 1]
    if (!source) return ''
    if (!cited.includes(source)) cited.push(source)
    return `[${cited.indexOf(source) + 1}](${source.href})`
  }
  for await (const event of events) {
    if (event.type === 'error' && cited.length === 0) return yield event
    if (event.type === 'text') waiting += event.text
    const { ready, rest } = event.type === 'text' ? splitAtOpen(waiting) : { ready: waiting, rest: '' }
    waiting = rest
    held += cleaned(ready, cite)
    if (cited.length > 0 && held) {
      yield { type: 'text', text: held, part: 0 }
      held = ''
    }
    if (event.type === 'text') continue
    if (event.type === 'error') return yield event
    yield { ...event, citations: cited.map(({ title, href }): Citation => ({ title, href })) }
  }
}

/** What can be sent already, and what may yet become a citation or an address: the last word, and everything from an open bracket. */
function splitAtOpen(text: string): { ready: string; rest: string } {
  const open = /!?\[[^\]]*(?:\](?:\([^)]*(?:\)\S*)?)?)?$|\S+$/.exec(text)
  if (!open || open[0].length > longestMark) return { ready: text, rest: '' }
  return { ready: text.slice(0, open.index), rest: open[0] }
}

const mark = /\[(s\d{1,3}(?:\s*[,;]\s*s?\d{1,3})*)\](?:\([^)]*\))?/gi
const link = /(!?)\[(?!s\d{1,3}[\],;])([^\]]*)\]\([^)]*\)/gi
const address = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|javascript:|data:)\S+/gi

function cleaned(text: string, cite: (id: string) => string): string {
  return text
    .replaceAll(link, (_, image: string, label: string) => (image ? '' : label))
    .replaceAll(address, '')
    .replaceAll(mark, (_, ids: string) => (ids.match(/\d+/g) ?? []).map(cite).join(''))
}
