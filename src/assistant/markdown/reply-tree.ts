import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remend from 'remend'
import { unified } from 'unified'
import { blocksOf } from './chat-blocks.ts'
import { holdsAddress, splitAddresses } from './chat-links.ts'

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkRehype, { allowDangerousHtml: true })

/** One part of a reply as it was written, the tree it is drawn from, and how many nodes that has. */
export type ReplyBlock = { text: string; tree: ReturnType<typeof markdown.runSync>; size: number }

type Node = {
  type: string
  value?: string
  tagName?: string
  properties?: object
  children?: Node[]
  position?: unknown
}

/** Nodes one part may have: what has more is drawn in one go only by holding up the page. */
const mostNodes = 2_000

/** How deeply they may be nested: drawing them recurses as deeply. */
const deepest = 60

/**
 * Gives every address in the texts of a tree an element of its own, makes HTML the text it was written as, and drops what nothing
 * drawn needs. Answers how many nodes there are. Throws a RangeError where they are too many, or too deep.
 */
function tidy(node: Node, depth = 0): number {
  if (depth > deepest) throw new RangeError('The reply is nested too deeply.')
  delete node.position
  if (node.type === 'raw') node.type = 'text'
  if (!node.children) return 1
  if (node.tagName !== 'code' && node.tagName !== 'data')
    node.children = node.children.flatMap((child) => withAddresses(child))
  let size = 1
  for (const child of node.children) {
    size += tidy(child, depth + 1)
    if (size > mostNodes) throw new RangeError('A part of a reply that has too many parts.')
  }
  return size
}

function withAddresses(node: Node): Node[] {
  if (node.type !== 'text' || !holdsAddress(node.value!)) return [node]
  return splitAddresses(node.value!).map(({ text, address }) => {
    const value = { type: 'text', value: text }
    return address ? { type: 'element', tagName: 'data', properties: { value: text }, children: [value] } : value
  })
}

/**
 * Reads the Markdown of a reply, part by part. `open`: more may follow, so that marks are closed which are not closed yet. Throws where
 * a part is too tangled to be drawn. It takes as long as the text makes it: nowhere but in a worker.
 */
export function readReply(text: string, open: boolean): ReplyBlock[] {
  const whole = open ? remend(text, { linkMode: 'text-only' }) : text
  return blocksOf(whole).map((block) => {
    const tree = markdown.runSync(markdown.parse(block))
    return { text: block, tree, size: tidy(tree as Node) }
  })
}
