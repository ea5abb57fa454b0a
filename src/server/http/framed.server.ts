import type { Framed } from '#chain/explorer/transaction-page.server.ts'
import { markup } from '#core/text/html.server.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'
import { pageHead } from '#ui/pages/page-parts.server.ts'

/** Pages of capabilities that know no forms, in the same frame as those of the forms. */
export const framedBy =
  (pages: Pages): Framed =>
  ({ title, lead, seed, body, status, head }) => {
    const main = markup`${pageHead({ heading: title, lead, seed })}${body}`
    return framedPage(pages, { title, main, status, head })
  }
