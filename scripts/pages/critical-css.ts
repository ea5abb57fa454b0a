import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { parse as parseCss } from 'postcss'
import { PurgeCSS } from 'purgecss'

type Parent = DefaultTreeAdapterTypes.ParentNode

/** Attributes that scripts and browsers change: rules about them stay, even if the first HTML does not match them. */
const dynamicAttributes = [
  'aria-busy',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-invalid',
  'data-leads',
  'data-room',
  'data-script',
  'data-theme',
  'data-unread',
  'data-wallet',
  'disabled',
  'hidden',
  'open',
]

/** The tags, classes, ids and attributes a page is made of. Words of its text are not names. */
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

/** What nobody can see before the whole stylesheet is there: the log of toasts opens by a press, and paper comes later still. */
const late = { selectors: [/toast-log/], media: 'print' }

/** What is in the pages of findings, which borrow the styles of a paper that has no code. */
const borrowed = '<figure class="code"><figcaption></figcaption><pre><code><mark></mark></code></pre></figure>'

/**
 * The part of a stylesheet that a page needs as it stands in its HTML, with every state a visitor can bring it into. `alone` keeps
 * what would otherwise come with the whole stylesheet, for a page that never loads it.
 */
export async function criticalCss(css: string, html: string, { alone }: { alone: boolean }): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: alone ? html + borrowed : html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor: namesIn, extensions: ['html'] }],
    keyframes: true,
    variables: true,
    dynamicAttributes,
    safelist: [':focus-visible', '::selection'],
    blocklist: alone ? [] : late.selectors,
  })
  if (!result?.css.includes('--ink')) throw new Error('lost its styles: purgecss gave back nothing of use')
  const sheet = parseCss(result.css)
  sheet.walkComments((comment) => void comment.remove())
  if (!alone) {
    // A pointer over anything is what brings the whole stylesheet.
    sheet.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !selector.includes(':hover'))
      if (kept.length === 0) rule.remove()
      else rule.selectors = kept
    })
    sheet.walkAtRules('media', (rule) => {
      if (rule.params === late.media) rule.remove()
    })
  }
  sheet.walkAtRules('media', (rule) => void (rule.nodes?.length === 0 && rule.remove()))
  return sheet.toString().trim()
}
