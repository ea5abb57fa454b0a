import type { SearchedPage, SearchedSection } from '#core/search/searched-page.ts'
import {
  asElement,
  attributeOf,
  elementsBelow,
  isLeftOut,
  readPage,
  textOf,
  type PageElement,
  type PageNode,
} from './discovery-tree.ts'

const heading = /^(?:h[1-6]|summary)$/

/** Reads off a built page what is searched: its title, and the text under each heading with the anchor that leads there. */
export function searchedPage(path: string, html: string): SearchedPage {
  const { main, title } = readPage(html)
  const sections: (SearchedSection & { blocks: string[] })[] = [{ heading: '', text: '', blocks: [] }]
  const visit = (nodes: readonly PageNode[]) => {
    // Neighbours that are not headings and contain none are one piece of text.
    let inline: PageNode[] = []
    const flush = () => {
      const text = textOf({ childNodes: inline } as PageElement, { drawings: false })
      if (text) sections.at(-1)!.blocks.push(text)
      inline = []
    }
    for (const node of nodes) {
      const element = asElement(node)
      if (element && isNotSearched(element)) continue
      if (!element || (!isHeading(element) && !elementsBelow(element).some(divides))) {
        inline.push(node)
        continue
      }
      flush()
      if (isLeftOut(element)) continue
      if (isHeading(element))
        sections.push({
          ...anchorOf(element, main),
          heading: textOf(element).replaceAll('\n', ' '),
          text: '',
          blocks: [],
        })
      else visit(element.childNodes)
    }
    flush()
  }
  visit(main.childNodes)

  const [before, first, ...others] = sections
  // What stands above the first heading belongs to it.
  if (first) first.blocks.unshift(...before!.blocks)
  return {
    path,
    title,
    sections: (first ? [first, ...others] : [before!])
      .map(({ blocks, ...section }) => ({ ...section, text: blocks.join('\n') }))
      .filter((section, at) => at === 0 || section.heading || section.text),
  }
}

const hasClass = (element: PageElement, names: readonly string[]) =>
  (attributeOf(element, 'class')?.split(' ') ?? []).some((name) => names.includes(name))

/** Rows of buttons, the clause at the end of a page that names others, drawings, what changed in an edition, and tables of measurements: none says what the page is about. */
function isNotSearched(element: PageElement): boolean {
  return attributeOf(element, 'id') === 'related' || hasClass(element, ['actions', 'changes', 'measurements'])
}

/** What text does not go on across: a heading, and a table of measurements, which is left out wherever it is. */
const divides = (element: PageElement) => isHeading(element) || hasClass(element, ['measurements'])

/** A heading that is nothing but a link stands over no text of its own: it names another page. */
function isHeading(element: PageElement): boolean {
  if (!heading.test(element.tagName)) return false
  const [only, ...more] = element.childNodes
  return !(only && more.length === 0 && asElement(only)?.tagName === 'a')
}

/** The shortest way to a heading: the part of the page it opens, itself, or the part it stands in. The page's own heading has none. */
function anchorOf(element: PageElement, main: PageElement): { anchor?: string } {
  if (element.tagName === 'h1') return {}
  let opened: string | undefined
  let around: string | undefined
  for (let parent = asElement(element.parentNode); parent && parent !== main; parent = asElement(parent.parentNode)) {
    const id = attributeOf(parent, 'id')
    if (!id) continue
    around ??= id
    if (elementsBelow(parent).find(isHeading) === element) opened = id
  }
  const anchor = opened ?? attributeOf(element, 'id') ?? around
  return anchor ? { anchor } : {}
}
