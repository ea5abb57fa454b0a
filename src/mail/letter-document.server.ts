import { createHash } from 'node:crypto'
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { htmlAnswer } from '#ui/pages/page-shell.server.ts'

type Parent = DefaultTreeAdapterTypes.ParentNode
type Element = DefaultTreeAdapterTypes.Element

/**
 * The HTML part of a mail as a document of its own that can do nothing: sandboxed, no script, no image, no request. A mail is full of
 * `style` attributes, which our policy forbids everywhere; they become one style sheet that the policy names by its hash.
 */
export function letterDocument(mailHtml: string): Response {
  const page = parse(mailHtml, { scriptingEnabled: false })
  const rules: string[] = []
  for (const element of elementsIn(page)) {
    const style = element.attrs.find((attribute) => attribute.name === 'style')
    if (!style) continue
    const name = `s${rules.length}`
    rules.push(`.${name}{${style.value.replace(/[<{}]/g, '')}}`)
    const given = element.attrs.find((attribute) => attribute.name === 'class')
    element.attrs = element.attrs.filter((attribute) => attribute !== style && attribute !== given)
    element.attrs.push({ name: 'class', value: given ? `${given.value} ${name}` : name })
  }
  const html = serialize(page)
  const sheet = rules.join('\n')
  const own = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map((match) => match[1]!)
  const hashes = [sheet, ...own].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  const policy = [
    `default-src 'none'`,
    `style-src ${hashes.join(' ')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // Links stay usable; scripts, forms and the page that opened this one do not.
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
  return htmlAnswer(
    html.replace('<head>', () => `<head><style>${sheet}</style>`),
    {
      status: 200,
      headers: { 'content-security-policy': policy },
    },
  )
}

function elementsIn(parent: Parent): Element[] {
  return parent.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
}
