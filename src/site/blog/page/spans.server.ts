import { markup, type SafeHtml } from '#core/text/html.server.ts'
import type { Footnote, Span, TextBlock } from '#site/blog/post/post.ts'

/** Collects the notes of a post while its text is written. */
export type Notes = { texts: string[] }

const safe = /^(?:https:\/\/|mailto:|\/(?!\/)|#)/

/** The address of a link, or nothing where it leads to anything but the web, a mail or a place of ours. */
export function safeHref(href: string): string | undefined {
  return safe.test(href) && !/[\s\\]/.test(href) ? href : undefined
}

/** Running text as HTML. Marks are written in one order, so that they nest; a mark nobody knows is left out. */
export function inlineHtml({ children, links }: Pick<TextBlock, 'children' | 'links'>, notes: Notes): SafeHtml {
  return markup`${children.map((child) => (child._type === 'span' ? spanHtml(child, links) : noteMark(child, notes)))}`
}

function spanHtml({ text, marks }: Span, links: TextBlock['links']): SafeHtml {
  let html = markup`${text}`
  if (marks.includes('code')) html = markup`<code>${html}</code>`
  if (marks.includes('em')) html = markup`<em>${html}</em>`
  if (marks.includes('strong')) html = markup`<strong>${html}</strong>`
  const key = marks.find((mark) => Object.hasOwn(links, mark))
  const href = key && safeHref(links[key]!)
  if (!href) return html
  const foreign = href.startsWith('https:')
  return markup`<a href="${href}"${foreign && markup` rel="noopener"`}>${html}</a>`
}

function noteMark({ note }: Footnote, { texts }: Notes): SafeHtml {
  const number = texts.push(note)
  return markup`<sup><a class="note-mark" id="ref-${number}" href="#note-${number}" aria-label="Note ${number}">${number}</a></sup>`
}

/** The notes at the foot of a post, each with the way back. */
export function notesHtml({ texts }: Notes): SafeHtml | undefined {
  if (texts.length === 0) return undefined
  return markup`<section class="notes" aria-label="Notes"><ol>${texts.map(
    (text, at) =>
      markup`<li id="note-${at + 1}">${text} <a href="#ref-${at + 1}" aria-label="Back to the text of note ${at + 1}">↑</a></li>`,
  )}</ol></section>`
}
