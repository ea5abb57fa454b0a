import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { PurgeCSS } from 'purgecss'

type Parent = DefaultTreeAdapterTypes.ParentNode

/** Attributes that scripts and browsers change: rules about them stay, whatever the HTML says at first. */
const dynamicAttributes = [
  'aria-busy',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-invalid',
  'data-script',
  'data-theme',
  'disabled',
  'hidden',
  'open',
]

/** The tags, classes, ids and attributes a page is made of. Words of its text are no names. */
function namesIn(html: string) {
  const found = {
    tags: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    names: new Set<string>(),
    values: new Set<string>(),
  }
  const visit = (parent: Parent) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue
      found.tags.add(node.tagName)
      for (const { name, value } of node.attrs) {
        found.names.add(name)
        found.values.add(value)
        if (name === 'id') found.ids.add(value)
        if (name === 'class') for (const one of value.split(/\s+/)) found.classes.add(one)
      }
      visit(node)
    }
  }
  visit(parse(html))
  const { tags, classes, ids, names, values } = found
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  }
}

/** The part of a stylesheet that a page needs as it stands in its HTML, with every state a visitor can bring it into. */
export async function criticalCss(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: namesIn, extensions: ['html'] }],
    keyframes: true,
    dynamicAttributes,
    safelist: [':focus-visible', '::selection'],
  })
  if (!result?.css.includes('@font-face')) throw new Error('lost its styles: purgecss gave back nothing of use')
  return result.css
}
