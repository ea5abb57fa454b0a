/** An element of a small XML document. `text` is what stands in it, its entities resolved. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] }

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const token = /<\?xml [^?]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy

function resolved(text: string): string {
  return text.replaceAll(/&(#\d+|\w+)?(;?)/g, (whole, name: string | undefined, end: string) => {
    const known = name?.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : entities[name ?? '']
    if (!known || !end) throw new Error(`${whole} is no entity`)
    return known
  })
}

/** Reads XML as strictly as feed readers may: no comments, no sections, no entities but the five. Throws what is wrong. */
export function readXml(xml: string): XmlElement {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) throw new Error('has no declaration')
  // oxlint-disable-next-line no-control-regex -- these are what XML forbids
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(xml)) throw new Error('has a character XML forbids')
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  token.lastIndex = 0
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const match = token.exec(xml)
    if (!match) throw new Error(`cannot be read at ${xml.slice(at, at + 40)}`)
    const [, closing, name, attributes = '', empty, text] = match
    if (text !== undefined) open.at(-1)!.text += resolved(text)
    else if (closing) {
      if (open.pop()!.name !== name) throw new Error(`</${name}> closes another element`)
    } else if (name) {
      const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, resolved(value!)])
      if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`<${name}> repeats an attribute`)
      const element: XmlElement = { name, attributes: Object.fromEntries(pairs), text: '', children: [] }
      open.at(-1)!.children.push(element)
      if (!empty) open.push(element)
    }
  }
  if (open.length !== 1 || top.children.length !== 1 || top.text.trim()) throw new Error('has not exactly one root')
  return top.children[0]!
}

/** The elements of one name directly below another. */
export const all = (parent: XmlElement, name: string) => parent.children.filter((child) => child.name === name)

/** The text of the one element of a name. Throws when there is none or more than one. */
export function only(parent: XmlElement, name: string): string {
  const [first, ...more] = all(parent, name)
  if (!first || more.length > 0) throw new Error(`<${parent.name}> needs one <${name}>`)
  return first.text
}
