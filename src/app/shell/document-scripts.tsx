import { Scripts } from 'react-router'

/**
 * What a prerendered page must carry for React Router to take it over. Drawn at prerender only: in the browser the elements are
 * there already, and React, which may draw the whole document anew after an error, must never create a script, because Trusted
 * Types refuse it and the page would die.
 */
export function DocumentScripts() {
  return import.meta.env.SSR ? <Scripts /> : undefined
}
