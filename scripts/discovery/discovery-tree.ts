import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type PageNode = DefaultTreeAdapterTypes.ChildNode
export type PageElement = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** What a page shows to no one, or only while a visitor uses it: not a part of its text. */
const controls = new Set([
  'button',
  'datalist',
  'dialog',
  'form',
  'input',
  'script',
  'select',
  'style',
  'template',
  'textarea',
])

/** Elements that begin and end a line of text. */
const blocks = new Set(
  `address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li
main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
)

/** The node as an element, when it is one. */
export function asElement(node: PageNode | Parent | null): PageElement | undefined {
  return node && 'tagName' in node ? node : undefined
}

/** One attribute of an element. */
export function attributeOf({ attrs }: PageElement, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value
}

/** Every element below a node, in the order of the page. */
export function elementsBelow(node: Parent): PageElement[] {
  return node.childNodes.flatMap((child) => {
    const element = asElement(child)
    return element ? [element, ...elementsBelow(element)] : []
  })
}

/** The `<main>` of a page and the title in its head. Throws when it has none. */
export function readPage(html: string): { main: PageElement; title: string } {
  const elements = elementsBelow(parse(html, { scriptingEnabled: false }))
  const main = elements.find(({ tagName }) => tagName === 'main')
  const title = elements.find(({ tagName }) => tagName === 'title')
  if (!main || !title) throw new Error('has no <main> or no <title>')
  return { main, title: textOf(title) }
}

// Hidden from some, or from all until something fails; what is a tool, which needs a script; and files of Solidity.
const unread = ['visually-hidden', 'not-loaded', 'tool-place', 'audit-estimate', 'code-lines']

/** True for what is not a part of a page's text: controls, drawings without a title, what is hidden from some or from all. */
export function isLeftOut(element: PageElement): boolean {
  const classes = attributeOf(element, 'class')?.split(' ') ?? []
  if (controls.has(element.tagName) || unread.some((name) => classes.includes(name))) return true
  return attributeOf(element, 'hidden') !== undefined || attributeOf(element, 'aria-hidden') === 'true'
}

/** True when an element begins and ends a line. */
export const isBlock = ({ tagName }: PageElement) => blocks.has(tagName)

/** The text of an element as it is read, white space collapsed, one block a line. A drawing is the title it carries, unless drawings are left out. */
export function textOf(parent: Parent, { drawings = true } = {}): string {
  return linesOf(parent, drawings)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

function linesOf(parent: Parent, drawings: boolean): string {
  return parent.childNodes
    .map((node, at) => {
      if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value.replaceAll(/\s+/g, ' ')
      const element = asElement(node)
      if (!element || isLeftOut(element)) return ''
      if (element.tagName === 'svg') return drawings ? (drawingTitle(element) ?? '') : ''
      const text = linesOf(element, drawings)
      if (isBlock(element)) return `\n${text}\n`
      // Nothing but their style keeps two neighbours apart.
      return at > 0 && asElement(parent.childNodes[at - 1]!) ? ` ${text}` : text
    })
    .join('')
}

/** What a drawing says of itself, if anything. */
export function drawingTitle(svg: PageElement): string | undefined {
  const words = elementsBelow(svg)
    .filter(({ tagName }) => tagName === 'title' || tagName === 'desc')
    .map((element) => textOf(element))
  return words.length > 0 ? words.join(' ') : attributeOf(svg, 'aria-label')
}
