import { Scripts } from 'react-router'
import { hydratedEvent } from '#core/browser/replay.ts'

/** What the build writes into the head of every page, once React has found the page as it drew it. */
const inDevelopment = `addEventListener('${hydratedEvent}', () => import('/scripts/pages/inline-head.ts'), { once: true })`

/**
 * What a prerendered page must carry for React Router to take it over. Drawn at prerender only: in the browser the elements are
 * there already, and React, which may draw the whole document anew after an error, must never create a script, because Trusted
 * Types refuse it and the page would die.
 */
export function DocumentScripts() {
  if (!import.meta.env.SSR) return undefined
  return (
    <>
      {import.meta.env.DEV && <script type="module" dangerouslySetInnerHTML={{ __html: inDevelopment }} />}
      <Scripts />
    </>
  )
}
