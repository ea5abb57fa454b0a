import {
  asElement,
  attributeOf,
  drawingTitle,
  elementsBelow,
  isBlock,
  isLeftOut,
  readPage,
  type PageElement,
  type PageNode,
} from './discovery-tree.ts'

type Place = { publicUrl: string; path: string }

/** The address of a page's Markdown twin. */
export function twinOf(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/**
 * A built page as Markdown: headings, lists, tables, links (absolute) and what is folded away on the page. Drawings are left out
 * unless they carry a title, controls always.
 */
export function markdownTwin(html: string, place: Place): string {
  const { main } = readPage(html)
  const text = blocksOf(main.childNodes, place, 1)
  return `${text}\n\n---\n\nThis is the text of ${place.publicUrl}${place.path}\n`
}

/** Blocks, an empty line apart. `level` is the heading above them: what folds is headed one below it. */
function blocksOf(nodes: readonly PageNode[], place: Place, level: number): string {
  const blocks: string[] = []
  let line: PageNode[] = []
  let under = level
  const flush = () => {
    const text = inlineOf(line, place).trim()
    if (text) blocks.push(atLineStart(text))
    line = []
  }
  for (const node of nodes) {
    const element = asElement(node)
    if (element && (isLeftOut(element) || isForeign(element))) continue
    if (!element || (!isBlock(element) && !elementsBelow(element).some(isBlock)) || element.tagName === 'br') {
      line.push(node)
      continue
    }
    flush()
    const heading = /^h([1-6])$/.exec(element.tagName)
    if (heading) under = Number(heading[1])
    blocks.push(blockOf(element, place, under))
  }
  flush()
  return blocks.filter(Boolean).join('\n\n')
}

const isForeign = ({ tagName }: PageElement) => tagName === 'iframe' || tagName === 'canvas'

function blockOf(element: PageElement, place: Place, level: number): string {
  const { tagName, childNodes } = element
  const inner = () => blocksOf(childNodes, place, level)
  if (/^h[1-6]$/.test(tagName)) return `${'#'.repeat(level)} ${inlineOf(childNodes, place).trim()}`
  if (tagName === 'summary') return `${'#'.repeat(Math.min(level + 1, 6))} ${inlineOf(childNodes, place).trim()}`
  if (tagName === 'ul' || tagName === 'ol') return listOf(element, place, level)
  if (tagName === 'dl') return termsOf(element, place)
  if (tagName === 'table') return tableOf(element, place)
  if (tagName === 'hr') return '---'
  if (tagName === 'pre') return `\`\`\`\n${plainOf(element).replace(/\n$/, '')}\n\`\`\``
  if (tagName === 'blockquote') return inner().replaceAll(/^/gm, '> ')
  if (attributeOf(element, 'class')?.split(' ').includes('actions')) return linksOf(element, place)
  return inner()
}

function listOf(list: PageElement, place: Place, level: number): string {
  const items = list.childNodes.map(asElement).filter((item) => item?.tagName === 'li' && !isLeftOut(item))
  return items
    .map((item, at) => {
      const mark = list.tagName === 'ol' ? `${at + 1}. ` : '- '
      return mark + blocksOf(item!.childNodes, place, level).replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

/** Terms and what is said of them, one a line. */
function termsOf(list: PageElement, place: Place): string {
  const lines: string[] = []
  for (const { tagName, childNodes } of elementsBelow(list)) {
    const text = inlineOf(childNodes, place).trim()
    if (tagName === 'dt') lines.push(`- **${text}:**`)
    if (tagName === 'dd') lines.push(`${lines.pop() ?? '-'} ${text}`)
  }
  return lines.join('\n')
}

function tableOf(table: PageElement, place: Place): string {
  const rows = elementsBelow(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => row.childNodes.map(asElement).filter((cell) => cell?.tagName === 'td' || cell?.tagName === 'th'))
  const cells = rows.map((row) =>
    row.map((cell) =>
      inlineOf(cell!.childNodes, place)
        .trim()
        .replaceAll('|', '\\|')
        .replaceAll(/\s*\n\s*/g, ' '),
    ),
  )
  const width = Math.max(...cells.map(({ length }) => length))
  const headed = rows[0]?.every((cell) => cell!.tagName === 'th')
  const [head, ...body] = headed ? cells : [Array.from({ length: width }, () => ''), ...cells]
  const caption = elementsBelow(table).find(({ tagName }) => tagName === 'caption')
  const line = (row: readonly string[]) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`
  const lines = [line(head!), line(Array.from({ length: width }, () => '---')), ...body.map(line)]
  return [...(caption ? [`${inlineOf(caption.childNodes, place).trim()}\n`] : []), ...lines].join('\n')
}

function linksOf(row: PageElement, place: Place): string {
  const links = elementsBelow(row).filter((element) => element.tagName === 'a' && !isLeftOut(element))
  return links.map((link) => `- ${inlineOf([link], place)}`).join('\n')
}

function inlineOf(nodes: readonly PageNode[], place: Place): string {
  return nodes
    .map((node, at) => {
      if (node.nodeName === '#text')
        return escaped((node as { value: string } & PageNode).value.replaceAll(/\s+/g, ' '))
      const element = asElement(node)
      if (!element || isLeftOut(element)) return ''
      const text = spanOf(element, place)
      // Nothing but their style keeps two neighbours apart.
      return text && at > 0 && asElement(nodes[at - 1]!) ? ` ${text}` : text
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
}

function spanOf(element: PageElement, place: Place): string {
  const { tagName, childNodes } = element
  const inner = () => inlineOf(childNodes, place)
  const wrapped = (mark: string) => (inner().trim() ? `${mark}${inner().trim()}${mark}` : '')
  if (tagName === 'br') return '\n'
  if (tagName === 'strong' || tagName === 'b') return wrapped('**')
  if (tagName === 'em' || tagName === 'i') return wrapped('*')
  if (tagName === 'code' || tagName === 'kbd') return codeOf(plainOf(element))
  if (tagName === 'svg') return drawingTitle(element) ? `*${escaped(drawingTitle(element)!)}*` : ''
  const address = attributeOf(element, tagName === 'img' ? 'src' : 'href')
  if (tagName === 'img' && address)
    return `![${escaped(attributeOf(element, 'alt') ?? '')}](${new URL(address, place.publicUrl + place.path).href})`
  if (tagName === 'a' && address && inner().trim())
    return `[${inner().trim()}](${new URL(address, place.publicUrl + place.path).href})`
  return isBlock(element) ? ` ${inner().trim()} ` : inner()
}

/** Code between as many backticks as it takes. */
function codeOf(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  return text.includes('`') ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

function plainOf(element: PageElement): string {
  return element.childNodes
    .map((node) => {
      const child = asElement(node)
      if (child) return isLeftOut(child) ? '' : plainOf(child)
      return 'value' in node ? node.value : ''
    })
    .join('')
}

/** Text that means nothing in Markdown. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>]/g, '\\$&')
}

/** A paragraph that begins like a list, a heading or a rule is none. */
function atLineStart(text: string): string {
  return text.replaceAll(/^(#{1,6} |[-+] |>|=+$|-+$)/gm, '\\$1').replaceAll(/^(\d+)([.)] )/gm, '$1\\$2')
}
