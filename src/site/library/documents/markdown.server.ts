import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { isThere } from '#core/offer/offered.ts'
import { type Block, type Span, textOfSpans } from './document.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

type Node = ReturnType<typeof parser.parse>['children'][number]
type List = Extract<Node, { type: 'list' }>
type Table = Extract<Node, { type: 'table' }>
type Running = Extract<Node, { type: 'paragraph' }>['children'][number]

/** Markdown as the blocks of a document. Throws at what neither the page nor the PDF can set, and at two headings with one anchor. */
export function blocksOf(markdown: string): Block[] {
  const blocks = parser.parse(markdown).children.map(blockOf)
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? block.id : []))
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) throw new Error(`Two headings have the anchor ${twice}.`)
  return blocks
}

/** The anchor of a heading: the text before its first point in the middle, if there is one, else all of it. */
export function anchorOf(heading: string): string {
  const [name = ''] = heading.split(' · ')
  return name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

function blockOf(node: Node): Block {
  if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
    const text = textOfSpans(spansOf(node.children))
    return { kind: 'heading', level: node.depth, id: anchorOf(text), text }
  }
  if (node.type === 'paragraph') return { kind: 'text', spans: spansOf(node.children) }
  if (node.type === 'list') return { kind: 'list', ordered: node.ordered === true, items: itemsOf(node) }
  if (node.type === 'table') return tableOf(node)
  if (node.type === 'code') return codeOf(node)
  throw new Error(`A document cannot hold ${node.type}.`)
}

/** Code, or after `drawing` the name of one; after `source` where its lines are from: ```source 2 contracts/A.sol, lines 3 to 9```, where 2 is the place of the one that matters. */
function codeOf({ lang, meta, value }: Extract<Node, { type: 'code' }>): Block {
  if (lang === 'drawing') return { kind: 'drawing', name: value, html: '', says: '', caption: '' }
  const [, lit, source] = /^(\d+) (.+)$/.exec(meta ?? '') ?? []
  return lang === 'source' && source
    ? { kind: 'code', text: value, source, lit: [Number(lit)] }
    : { kind: 'code', text: value }
}

function itemsOf({ children }: List): Span[][] {
  return children.map(({ children: [first, ...more] }) => {
    if (first?.type !== 'paragraph' || more.length > 0) throw new Error('An item of a list is one paragraph.')
    return spansOf(first.children)
  })
}

function tableOf({ children }: Table): Block {
  const [head, ...rows] = children.map(({ children: cells }) => cells.map((cell) => spansOf(cell.children)))
  return { kind: 'table', head: head!.map(textOfSpans), rows }
}

/** Running text in a row. A line that was broken in the source goes on. */
function spansOf(nodes: readonly Running[], outer: Omit<Span, 'text'> = {}): Span[] {
  return nodes.flatMap((node): Span[] => {
    if (node.type === 'text') return [{ ...outer, text: node.value.replaceAll(/\s*\n\s*/g, ' ') }]
    if (node.type === 'inlineCode') return [{ ...outer, text: node.value, face: 'code' }]
    if (node.type === 'strong') return spansOf(node.children, { ...outer, face: 'strong' })
    if (node.type === 'link') return spansOf(node.children, isThere(node.url) ? { ...outer, href: node.url } : outer)
    throw new Error(`A document cannot hold ${node.type}.`)
  })
}
