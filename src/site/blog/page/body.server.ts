import { markup, type SafeHtml } from '#core/text/html.server.ts'
import { drawingHtml } from '#site/blog/drawings/drawings.server.ts'
import type { Block, TableBlock, TextBlock } from '#site/blog/post/post.ts'
import { headingsOf } from '#site/blog/post/reading.ts'
import { codeHtml } from './code.server.ts'
import { pictureHtml } from './picture-html.server.ts'
import { inlineHtml, notesHtml, type Notes } from './spans.server.ts'

/** The text of a post as HTML: headings with their ids, lists, code, tables, drawings, pictures, and its notes at the end. */
export function bodyHtml(body: readonly Block[]): SafeHtml {
  const ids = new Map(headingsOf(body).map(({ block, id }) => [block, id]))
  const notes: Notes = { texts: [] }
  const parts: SafeHtml[] = []
  for (let at = 0; at < body.length;) {
    const block = body[at]!
    if (block._type === 'block' && block.listItem) {
      let end = at
      while (isItem(body[end])) end++
      parts.push(listHtml(body.slice(at, end) as TextBlock[], notes))
      at = end
      continue
    }
    if (block._type === 'block') parts.push(textHtml(block, ids.get(block), notes))
    if (block._type === 'code') parts.push(codeHtml(block))
    if (block._type === 'table') parts.push(tableHtml(block))
    if (block._type === 'figure') parts.push(markup`${drawingHtml(block)}`)
    if (block._type === 'image') parts.push(markup`${pictureHtml(block)}`)
    at++
  }
  return markup`${parts}${notesHtml(notes)}`
}

const isItem = (block: Block | undefined) => block?._type === 'block' && block.listItem !== undefined

function textHtml(block: TextBlock, id: string | undefined, notes: Notes): SafeHtml {
  const text = inlineHtml(block, notes)
  if (block.style === 'h2') return markup`<h2 id="${id}">${text}</h2>`
  if (block.style === 'h3') return markup`<h3 id="${id}">${text}</h3>`
  if (block.style === 'blockquote') return markup`<blockquote><p>${text}</p></blockquote>`
  return markup`<p>${text}</p>`
}

/** Items in a row, where a deeper one belongs to the one before it. */
function listHtml(items: readonly TextBlock[], notes: Notes): SafeHtml {
  const { level, listItem } = items[0]!
  const parts: SafeHtml[] = []
  for (let at = 0; at < items.length;) {
    const text = inlineHtml(items[at]!, notes)
    let end = at + 1
    while (end < items.length && items[end]!.level > level) end++
    const below = items.slice(at + 1, end)
    parts.push(markup`<li>${text}${below.length > 0 && listHtml(below, notes)}</li>`)
    at = end
  }
  return listItem === 'number' ? markup`<ol>${parts}</ol>` : markup`<ul>${parts}</ul>`
}

const isFigure = (text: string) => /^[\d.,× %–−+-]*$/.test(text)

/** Figures stand under each other where a whole column has nothing else. */
function tableHtml({ caption, rows: [head, ...rows] }: TableBlock): SafeHtml {
  const ofFigures = head!.map((_, at) => at > 0 && rows.every((row) => isFigure(row[at] ?? '')))
  const cell = (text: string, at: number) =>
    at === 0
      ? markup`<th scope="row">${text}</th>`
      : markup`<td${ofFigures[at] && markup` class="figure"`}>${text}</td>`
  return markup`<section class="table-region" aria-label="${caption ?? 'Table'}" tabindex="0"><table>${
    caption && markup`<caption>${caption}</caption>`
  }<thead><tr>${head!.map((text, at) => markup`<th scope="col"${ofFigures[at] && markup` class="to-end"`}>${text}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => markup`<tr>${row.map(cell)}</tr>`,
  )}</tbody></table></section>`
}
