import type { Framed } from '#chain/explorer/transaction-page.server.ts'
import { markup } from '#core/text/html.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'

const { PageHead } = await import('#ui/pages/page-head.tsx')

/** Pages of capabilities that know no forms, in the same frame as those of the forms. */
export const framedBy =
  (pages: Pages): Framed =>
  ({ title, lead, seed, body, status, head }) => {
    const main = markup`${draw(PageHead, { path: seed, page: { heading: title, lead } }, 'head')}${body}`
    return framedPage(pages, { title, main, status, head })
  }
