/** An element of a drawing as it is written in a page. */
export type Drawn = { tag: string; attributes: Readonly<Record<string, string>>; children: Drawn[]; text: string }

const names: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Written text as it is read. */
export const plainOf = (written: string): string =>
  written.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => names[name]!)

/** The picture within a figure that React wrote: its elements are closed, and its attributes quoted. */
export function drawnOf(html: string): Drawn {
  const svg = /<svg.*?<\/svg>/s.exec(html)![0]
  const top: Drawn = { tag: '', attributes: {}, children: [], text: '' }
  const open = [top]
  for (const [, end, tag, written = '', closed, text] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+)/g)) {
    if (text !== undefined) open.at(-1)!.text += plainOf(text)
    else if (end) open.pop()
    else {
      const pairs = [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, plainOf(value!)])
      const element = { tag: tag!, attributes: Object.fromEntries(pairs), children: [], text: '' }
      open.at(-1)!.children.push(element)
      if (!closed) open.push(element)
    }
  }
  return top.children[0]!
}
