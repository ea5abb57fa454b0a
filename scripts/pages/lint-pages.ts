import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { pathOf } from './site-files.ts'

type Element = DefaultTreeAdapterTypes.Element

/** Attributes through which a page loads something, with the links that only name a place left out. */
const loads = new Set(['src', 'srcset', 'poster', 'data'])
const names = new Set(['canonical', 'alternate', 'author', 'license', 'me', 'next', 'prev'])

/** Every element of a document, in order. */
function elementsOf(html: string): Element[] {
  const found: Element[] = []
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue
      found.push(child)
      visit(child)
      if ('content' in child) visit((child as DefaultTreeAdapterTypes.Template).content)
    }
  }
  visit(parse(html))
  return found
}

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value
const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** The addresses of what a page would fetch from another place. */
function foreignLoads(element: Element, publicUrl: string): string[] {
  const rel = attribute(element, 'rel')?.split(' ') ?? []
  const addresses = element.attrs.filter(({ name }) => {
    if (loads.has(name)) return true
    return name === 'href' && ['link', 'use', 'image'].includes(element.tagName) && !rel.some((word) => names.has(word))
  })
  return addresses
    .map(({ value }) => value)
    .filter((value) => /^(?:[a-z]+:)?\/\//i.test(value) && !value.startsWith(`${publicUrl}/`))
}

/** What one page gets wrong, one sentence each. */
export function lintPage(path: string, html: string, { publicUrl }: { publicUrl: string }): string[] {
  const elements = elementsOf(html)
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const meta = (name: string) => all('meta').find((element) => attribute(element, 'name') === name)
  const problems: string[] = []

  for (const element of elements) {
    for (const { name } of element.attrs) {
      if (name === 'style') problems.push(`<${element.tagName}> has a style attribute, which the policy refuses`)
      if (name.startsWith('on'))
        problems.push(`<${element.tagName}> has the inline handler ${name}, which the policy refuses`)
    }
    for (const address of foreignLoads(element, publicUrl))
      problems.push(`<${element.tagName}> loads ${address} from another site`)
  }
  if (all('style').some((element) => !element.attrs.some(({ name }) => /^data-(?:critical|faces)$/.test(name))))
    problems.push('has a <style> element, which the policy refuses')

  const titles = all('title').filter((element) => element.namespaceURI.endsWith('xhtml'))
  const title = titles[0] ? textOf(titles[0]) : ''
  if (titles.length !== 1 || !title || [...title].length > 60)
    problems.push(`needs one title of at most 60 characters, has "${title}"`)
  const description = meta('description') && attribute(meta('description')!, 'content')
  if (!description || [...description].length > 155)
    problems.push(`needs a description of at most 155 characters, has "${description ?? ''}"`)
  // The server writes its words, the heading among them, into the frame.
  const headings = all('h1').length + elements.filter((element) => attribute(element, 'id') === 'frame').length
  if (headings !== 1) problems.push(`needs one <h1>, has ${headings}`)

  const hidden = meta('robots') && attribute(meta('robots')!, 'content')?.includes('noindex')
  const canonical = all('link').find((element) => attribute(element, 'rel') === 'canonical')
  const expected = `${publicUrl}${path}`
  if (!hidden && attribute(canonical ?? ({ attrs: [] } as unknown as Element), 'href') !== expected)
    problems.push(`needs the canonical link ${expected}`)
  return problems
}

/** Throws one line per rule that a page breaks; `pages` are HTML texts by file. */
export function lintPages(pages: Map<string, string>, site: { publicUrl: string }) {
  const problems = [...pages].flatMap(([file, html]) =>
    lintPage(pathOf(file), html, site).map((problem) => `${pathOf(file)} ${problem}.`),
  )
  if (problems.length) throw new Error(`The built pages break rules of the site:\n${problems.join('\n')}`)
}
