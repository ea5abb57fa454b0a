import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const silent = new Set(['head', 'script', 'style', 'title', 'template', 'blockquote'])
const blocks = new Set(['p', 'div', 'ul', 'ol', 'table', 'tr', 'h1', 'h2', 'h3', 'h4', 'pre', 'hr'])

/** What mail programs put around what is quoted. */
const quotes = /\b(?:gmail_quote|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|appendonsend)\b/

/** The words of the HTML part of a mail, in lines, without what it quotes in a way that programs mark. */
export function textOfHtml(html: string): string {
  const text = parse(html, { scriptingEnabled: false }).childNodes.map(wordsIn).join('')
  return text
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function wordsIn(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value.replaceAll(/\s+/g, ' ')
  if (!('tagName' in node)) return ''
  const { tagName } = node
  if (silent.has(tagName) || isQuote(node)) return ''
  if (tagName === 'br') return '\n'
  const inside = node.childNodes.map(wordsIn).join('')
  if (tagName === 'li') return `\n- ${inside.trim()}`
  return blocks.has(tagName) ? `\n${inside}\n` : inside
}

const isQuote = ({ attrs }: Element) =>
  attrs.some(({ name, value }) => (name === 'class' || name === 'id') && quotes.test(value))
