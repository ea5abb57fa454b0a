import { escapeHtml } from '#core/text/html.server.ts'
import { asElement, attributeOf, isLeftOut, readPage, type PageElement, type PageNode } from './discovery-tree.ts'

const kept = new Set(
  'a abbr b blockquote br code dd del dl dt em figcaption figure h2 h3 h4 hr i img ins kbd li mark ol p pre s small strong sub sup table tbody td tfoot th thead time tr ul'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'hr', 'img'])
/** Of use on the page only. */
const dropped = new Set(['h1', 'nav', 'svg', 'aside'])

/** The text of a page as plain HTML for feed readers: no classes, no controls, no drawings, every link absolute. */
export function articleHtml(html: string, { publicUrl, path }: { publicUrl: string; path: string }): string {
  const write = (node: PageNode): string => {
    if (node.nodeName === '#text') return escapeHtml((node as { value: string } & PageNode).value)
    const element = asElement(node)
    if (!element || isLeftOut(element) || dropped.has(element.tagName) || isSaidElsewhere(element)) return ''
    const inner = element.childNodes.map(write).join('')
    if (!kept.has(element.tagName)) return inner
    if (empty.has(element.tagName)) return `<${element.tagName}${source(element)}>`
    return `<${element.tagName}${link(element)}>${inner}</${element.tagName}>`
  }
  const source = (element: PageElement) => {
    const src = attributeOf(element, 'src')
    if (!src) return ''
    const [width, height, alt] = ['width', 'height', 'alt'].map((name) => escapeHtml(attributeOf(element, name) ?? ''))
    return ` src="${escapeHtml(new URL(src, publicUrl + path).href)}" width="${width}" height="${height}" alt="${alt}"`
  }
  const link = (element: PageElement) => {
    const href = element.tagName === 'a' && attributeOf(element, 'href')
    return href ? ` href="${escapeHtml(new URL(href, publicUrl + path).href)}"` : ''
  }
  return readPage(html).main.childNodes.map(write).join('')
}

/** The top of a page, whose title, date and summary the entry has, and a paragraph that is nothing but a link to another page. */
function isSaidElsewhere(element: PageElement): boolean {
  if (attributeOf(element, 'class')?.split(' ').includes('page-top')) return true
  const [only, ...more] = element.childNodes
  const link = element.tagName === 'p' && only && more.length === 0 ? asElement(only) : undefined
  return link?.tagName === 'a' && Boolean(attributeOf(link, 'href')?.startsWith('/'))
}
