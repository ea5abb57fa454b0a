import type { SafeHtml } from '#core/text/html.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { grantTitle } from './grant-page-words.ts'
import type { GrantPage } from './read-grant-page.ts'

const { GrantFacts } = await import('./grant-facts.tsx')
const { NoGrant, NoGrantAnswer, noGrantTitles } = await import('./no-grant.tsx')

/** What the page of a grant says before any script: a sentence, and its facts. */
export type ServedGrant = { title: string; body: SafeHtml; status: 200 | 404 | 503 }

/** Of a number that no grant can have. */
export const impossibleGrant: ServedGrant = {
  title: noGrantTitles.never,
  body: draw(NoGrant, { at: 'never' }),
  status: 404,
}

/** Of a grant; undefined: the chain did not answer. */
export function servedGrant(page: GrantPage | undefined): ServedGrant {
  if (!page) return { title: 'The chain does not answer now', body: draw(NoGrantAnswer, {}), status: 503 }
  const { at, block } = page
  if (at !== 'there')
    return { title: noGrantTitles[at], body: draw(NoGrant, { at, block }), status: at === 'gone' ? 200 : 404 }
  const title = grantTitle(page.grant, page.token, block.time)
  return { title, body: draw(GrantFacts, { title, page }), status: 200 }
}
