import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { look } from './letter-look.ts'

/** Words of a letter, with what they lead to and how they are set. */
export type Inline = { text: string; href?: string; strong?: true; em?: true; code?: true }

/** One part of a longer text: what an issue of the newsletter is made of. */
export type ProsePart =
  | { prose: readonly Inline[] }
  | { section: readonly Inline[] }
  | { items: readonly (readonly Inline[])[]; ordered: boolean }
  | { quote: readonly Inline[] }
  | { listing: string }
  | { rule: true }

const { ink, text, quiet, line, serif, sans, mono } = look
const body = `font-family:${sans};font-size:16px;line-height:25px;color:${text}`

/** A part as plain text. A link stands behind its words. */
export function proseAsText(part: ProsePart): string {
  if ('prose' in part) return plain(part.prose)
  if ('section' in part) return `${plain(part.section)}\n${'-'.repeat(Math.min(60, plain(part.section).length))}`
  if ('quote' in part) return plain(part.quote).replace(/^/gm, '> ')
  if ('listing' in part) return part.listing.replace(/^/gm, '    ')
  if ('rule' in part) return '* * *'
  return part.items
    .map((item, index) => {
      const mark = part.ordered ? `${index + 1}. ` : '- '
      return `${mark}${plain(item).replaceAll('\n', `\n${' '.repeat(mark.length)}`)}`
    })
    .join('\n')
}

/** A part as HTML for mail programs. */
export function proseAsHtml(part: ProsePart): SafeHtml {
  if ('prose' in part) return markup`<p class="text" style="margin:0 0 18px;${body}">${part.prose.map(inline)}</p>\n`
  if ('section' in part)
    return markup`<h2 class="text" style="margin:28px 0 12px;font-family:${serif};font-weight:500;font-size:20px;line-height:27px;color:${text}">${part.section.map(inline)}</h2>\n`
  if ('quote' in part)
    return markup`<blockquote class="text rule" style="margin:0 0 18px;padding:0 0 0 16px;border-left:3px solid ${ink};${body}">${part.quote.map(inline)}</blockquote>\n`
  if ('listing' in part)
    return markup`<pre class="text rule" style="margin:0 0 18px;padding:12px 14px;border:1px solid ${line};font-family:${mono};font-size:13px;line-height:20px;color:${text};white-space:pre-wrap;word-break:break-word">${part.listing}</pre>\n`
  if ('rule' in part)
    return markup`<hr class="rule" style="margin:26px 0;border:0;border-top:1px solid ${line};color:${quiet}">\n`
  const items = part.items.map((item) => markup`<li style="margin:0 0 8px">${item.map(inline)}</li>\n`)
  const style = `margin:0 0 18px;padding:0 0 0 24px;${body}`
  return part.ordered
    ? markup`<ol class="text" style="${style}">${items}</ol>\n`
    : markup`<ul class="text" style="${style}">${items}</ul>\n`
}

const plain = (inlines: readonly Inline[]): string =>
  inlines.map(({ text: words, href }) => (href && href !== words ? `${words} (${href})` : words)).join('')

function inline({ text: words, href, strong, em, code }: Inline): SafeHtml {
  let set = markup`${words.split('\n').map((part, index) => markup`${index > 0 && markup`<br>`}${part}`)}`
  if (code) set = markup`<code style="font-family:${mono};font-size:14px">${set}</code>`
  if (em) set = markup`<em>${set}</em>`
  if (strong) set = markup`<strong>${set}</strong>`
  return href ? markup`<a class="ink" href="${href}" style="color:${ink}">${set}</a>` : set
}
