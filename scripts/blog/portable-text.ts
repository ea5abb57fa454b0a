import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** A node of Markdown, as the parser makes it. */
type Node = {
  type: string
  value?: string
  children?: Node[]
  url?: string
  depth?: number
  ordered?: boolean | null
  identifier?: string
  lang?: string | null
  meta?: string | null
}

type Child =
  | { _type: 'span'; _key: string; text: string; marks: string[] }
  | { _type: 'footnote'; _key: string; note: string }
type LinkMark = { _type: 'link'; _key: string; href: string }
/** A block of Portable Text as the content store keeps it. */
export type StoredBlock = { _type: string; _key: string; [field: string]: unknown }

/**
 * Markdown as Portable Text: headings of two levels, lists, quotations, tables, footnotes and code. Code in the language `figure` is a
 * drawing: its name after it, then `alt:`, `caption:`, and its rows as `label | value`. In the language `attack` it is a level of the
 * attack theatre, and its name is all there is. Throws at what it cannot keep.
 */
export function portableText(markdown: string): StoredBlock[] {
  const { children = [] } = unified().use(remarkParse).use(remarkGfm).parse(markdown) as Node
  const notes = new Map(
    children.filter(({ type }) => type === 'footnoteDefinition').map((node) => [node.identifier, textOf(node)]),
  )
  const blocks: StoredBlock[] = []
  for (const node of children) for (const block of blocksOf(node, notes)) blocks.push(keyed(block, blocks.length))
  return blocks
}

type Block = { _type: string; [field: string]: unknown }
type Notes = ReadonlyMap<string | undefined, string>

/** Keys count up: the same text gives the same document. */
function keyed(block: Block, at: number): StoredBlock {
  return { ...block, _key: `b${at}` }
}

function blocksOf(node: Node, notes: Notes): Block[] {
  const { type, depth, lang, meta, value = '', children = [] } = node
  if (type === 'footnoteDefinition') return []
  if (type === 'paragraph') return [textBlock('normal', node, notes)]
  if (type === 'heading' && (depth === 2 || depth === 3)) return [textBlock(`h${depth}`, node, notes)]
  if (type === 'list') return itemsOf(node, 1, notes)
  if (type === 'blockquote') return children.map((child) => textBlock('blockquote', child, notes))
  if (type === 'table') return [tableOf(children)]
  if (type === 'code' && lang === 'figure') return [figureOf(meta ?? '', value)]
  if (type === 'code' && lang === 'attack') return [{ _type: 'attack', level: meta ?? '' }]
  if (type === 'code')
    return [{ _type: 'code', language: lang ?? 'text', code: value, ...(meta && { filename: meta }) }]
  throw new Error(`A post cannot hold ${type}.`)
}

function itemsOf({ ordered, children = [] }: Node, level: number, notes: Notes): Block[] {
  return children
    .flatMap((item) => item.children ?? [])
    .flatMap((node) => {
      if (node.type === 'list') return itemsOf(node, level + 1, notes)
      if (node.type !== 'paragraph') throw new Error(`An item of a list cannot hold ${node.type}.`)
      return [{ ...textBlock('normal', node, notes), listItem: ordered ? 'number' : 'bullet', level }]
    })
}

function textBlock(style: string, node: Node, notes: Notes): Block {
  const markDefs: LinkMark[] = []
  const children: Child[] = []
  const key = () => `s${children.length}`
  const visit = (nodes: readonly Node[], marks: string[]) => {
    for (const { type, value = '', children: below = [], url = '', identifier } of nodes) {
      const note = notes.get(identifier)
      if (type === 'text' || type === 'inlineCode') {
        const text = value.replaceAll(/\s*\n\s*/g, ' ')
        children.push({ _type: 'span', _key: key(), text, marks: type === 'text' ? marks : [...marks, 'code'] })
      } else if (type === 'strong') visit(below, [...marks, 'strong'])
      else if (type === 'emphasis') visit(below, [...marks, 'em'])
      else if (type === 'link') {
        const name = `l${markDefs.length}`
        markDefs.push({ _type: 'link', _key: name, href: url })
        visit(below, [...marks, name])
      } else if (type === 'footnoteReference' && note) children.push({ _type: 'footnote', _key: key(), note })
      else throw new Error(`A post cannot hold ${type} there.`)
    }
  }
  visit(node.children ?? [], [])
  return { _type: 'block', style, markDefs, children }
}

function tableOf(rows: readonly Node[]): Block {
  return {
    _type: 'table',
    rows: rows.map(({ children = [] }, at) => ({ _type: 'tableRow', _key: `r${at}`, cells: children.map(textOf) })),
  }
}

function figureOf(drawing: string, text: string): Block {
  const lines = text.split('\n').filter((line) => line.trim())
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
      .trim()
  const rows = lines
    .filter((line) => line.includes(' | '))
    .map((line, at) => {
      const [label = '', value = ''] = line.split(' | ').map((part) => part.trim())
      return { _type: 'figureRow', _key: `r${at}`, label, value: Number(value.replaceAll(',', '')) }
    })
  const caption = field('caption')
  return { _type: 'figure', drawing, alt: field('alt') ?? '', ...(caption && { caption }), rows }
}

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('')
