import { stemOf } from './stem.ts'
import { wordsOf } from './tokenize.ts'

/** A piece of a snippet; `hit` when the query asked for it. */
export type SnippetPart = { text: string; hit: boolean }

/** A piece of `text` around the place with the most looked-for stems, at most about `length` characters, as written. */
export function snippetOf(text: string, stems: ReadonlySet<string>, { length = 160 } = {}): SnippetPart[] {
  // Blocks that end without a full stop, such as the cells of a table, would run into each other.
  const plain = text
    .replaceAll(/(?<![.,:;?!])\s*\n\s*/g, ' · ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const hits = wordsOf(plain).filter(({ word }) => stems.has(stemOf(word)))
  const start = bestStart(plain, hits, length)
  const end = start + length >= plain.length ? plain.length : lastSpace(plain, start + length)
  const parts: SnippetPart[] = []
  const add = (part: string, hit: boolean) => part && parts.push({ text: part, hit })
  let at = start
  if (start > 0) add('… ', false)
  for (const { from, to } of hits.filter((hit) => hit.from >= start && hit.to <= end)) {
    add(plain.slice(at, from), false)
    add(plain.slice(from, to), true)
    at = to
  }
  add(plain.slice(at, end), false)
  if (end < plain.length) add(' …', false)
  return parts
}

/** A text cut where the query's words are in it. */
export function marked(text: string, stems: ReadonlySet<string>): SnippetPart[] {
  return snippetOf(text, stems, { length: text.length })
}

function bestStart(text: string, hits: readonly { from: number; to: number }[], length: number): number {
  if (text.length <= length) return 0
  let best = { from: 0, count: 0 }
  for (const { from } of hits) {
    const count = hits.filter((hit) => hit.from >= from && hit.to <= from + length - 30).length
    if (count > best.count) best = { from, count }
  }
  if (best.from < length / 2) return 0
  const sentence = text.lastIndexOf('. ', best.from) + 2
  if (best.from - sentence < length / 2) return sentence
  return text.lastIndexOf(' ', best.from - 30) + 1
}

function lastSpace(text: string, before: number): number {
  return text.lastIndexOf(' ', before)
}
