import { draw } from './draw.server.ts'
import { shellPage, type Pages } from './page-shell.server.ts'

const { ShortPage } = await import('./short-page.tsx')

/** The part of a refusal that its page shows, and the headers it has. */
export type Refusal = { status: number; message: string; headers: Record<string, string> }

/** A page that says why a plain request was refused, when there is no form to show again. */
export function refusedPage(pages: Pages, { status, message, headers }: Refusal): Response {
  const title = 'That did not work'
  const main = draw(ShortPage, { title, lead: message, seed: `/status/${status}` })
  return shellPage(pages, { title, main, status, headers })
}
