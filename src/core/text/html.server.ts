const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may be in HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}

/** HTML that was put together by `markup`: its parts are escaped already. */
export class SafeHtml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString() {
    return this.text
  }
}

type Part = SafeHtml | string | number | undefined | false | readonly Part[]

function partText(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof SafeHtml) return part.text
  if (typeof part === 'object') return part.map(partText).join('')
  return escapeHtml(String(part))
}

/** A piece of HTML. Every part is escaped, unless `markup` made it; lists are joined, `undefined` and `false` vanish. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(String.raw({ raw: strings }, ...parts.map(partText)))
}
