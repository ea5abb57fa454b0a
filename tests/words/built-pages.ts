import { readFileSync } from 'node:fs'
import { parse } from 'parse5'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { asElement, attributeOf, elementsBelow, type PageElement } from '../../scripts/discovery/discovery-tree.ts'

/** A built page as the guards of its words read it. */
export type BuiltPage = { path: string; elements: PageElement[]; lines: readonly string[] }

/** Read aloud or shown, but no text between tags. */
const spoken = ['alt', 'aria-label', 'placeholder', 'title']
/** Not written in English, or not by us. */
const notWords = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'template', 'svg'])

/** A page as it is without scripts, since that has more words. */
const parsePage = (html: string) => parse(html, { scriptingEnabled: false })

/** Every line a visitor can read or hear on a page, from its title to what its controls say, without code. */
export function linesOfPage(html: string): string[] {
  const lines: string[] = []
  const visit = (element: PageElement) => {
    for (const name of spoken) {
      const value = attributeOf(element, name)
      if (value) lines.push(value)
    }
    const description =
      element.tagName === 'meta' && /^(?:description|og:title)$/.test(attributeOf(element, 'name') ?? '')
    if (description) lines.push(attributeOf(element, 'content')!)
    for (const node of element.childNodes) {
      const child = asElement(node)
      if (child && !notWords.has(child.tagName)) visit(child)
      const text = 'value' in node ? node.value.replaceAll(/\s+/g, ' ').trim() : ''
      if (text) lines.push(text)
    }
  }
  for (const element of elementsBelow(parsePage(html)).filter(({ tagName }) => tagName === 'html')) visit(element)
  return lines
}

/** Reads one page's HTML. */
export function builtPage(path: string, html: string): BuiltPage {
  return { path, elements: elementsBelow(parsePage(html)), lines: linesOfPage(html) }
}

/** Every page of the built site. */
export function builtPages(): BuiltPage[] {
  const { files } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
  return files
    .filter(({ type }) => type.startsWith('text/html'))
    .map(({ path, file }) => builtPage(path, readFileSync(`build/client/${file}`, 'utf8')))
}
