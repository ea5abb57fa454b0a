import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import { markup } from '#core/text/html.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'

const { PageHead } = await import('#ui/pages/page-head.tsx')

/** Pages of capabilities that know no forms, in the same frame as those of the forms. */
export const inShellOf =
  (pages: Pages): InShell =>
  ({ title, lead, seed, body, status, head }) => {
    const main = markup`${draw(PageHead, { path: seed, page: { heading: title, lead } }, 'head')}${body}`
    return shellPage(pages, { title, main, status, head })
  }
