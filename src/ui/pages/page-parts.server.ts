import { markup, SafeHtml } from '#core/text/html.server.ts'
import { seal } from '#seals/lines/seal-lines.ts'
import { svgOf } from '#seals/marks/svg-text.ts'

/** The top of a server-made page, as the pages of the site have it: heading, first paragraph, what follows, and the seal of `seed`. */
export function pageHead({
  heading,
  lead,
  seed,
  more,
}: {
  heading: string
  lead: string
  seed: string
  more?: SafeHtml
}) {
  // The engraver draws numbers only: its text is markup already.
  const drawing = new SafeHtml(svgOf(seal(seed, 304), { size: 304, color: 'currentColor', id: 'page-seal' }))
  return markup`<div class="page-top"><div class="page-head wide">
<div class="page-head-text"><h1>${heading}</h1><p class="lead">${lead}</p>${more}</div>
<div class="page-seal" aria-hidden="true">${drawing}</div>
</div></div>`
}

/** Links and buttons in a row, below a page's first paragraph. */
export function actions(...links: readonly { label: string; href: string; solid?: boolean }[]): SafeHtml {
  return markup`<div class="actions">${links.map(
    ({ label, href, solid }) => markup`<a class="button${solid && ' solid'}" href="${href}">${label}</a>`,
  )}</div>`
}

/** A numbered clause of a page. */
export function clause({ number, heading, body }: { number: number; heading: string; body: SafeHtml }): SafeHtml {
  return markup`<section class="wide clause"><p class="number" aria-hidden="true">§ ${number}</p>
<div class="body"><h2>${heading}</h2>${body}</div></section>`
}

/** A table that scrolls inside its own region. */
export function table({
  label,
  columns,
  rows,
}: {
  label: string
  columns?: readonly string[]
  rows: readonly SafeHtml[]
}) {
  const head =
    columns && markup`<thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>`
  return markup`<section class="table-region" aria-label="${label}" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></section>`
}
