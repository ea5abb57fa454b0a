import { framedPage, type Pages } from './frame.server.ts'
import { actions, pageHead } from './page-parts.server.ts'

/** The part of a refusal that its page shows, and the headers it has. */
export type Refusal = { status: number; message: string; headers: Record<string, string> }

/** A page that says why a plain request was refused, when there is no form to show again. */
export function refusedPage(pages: Pages, { status, message, headers }: Refusal): Response {
  const more = actions({ label: 'Back to the first page', href: '/' })
  const main = pageHead({ heading: 'That did not work', lead: message, seed: `/status/${status}`, more })
  return framedPage(pages, { title: 'That did not work', main, status, headers })
}
