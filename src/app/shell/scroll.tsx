import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/**
 * Keeps the scroll position of every page in the history. Takes the place of `<ScrollRestoration />`, whose inline script React
 * would create again in the browser when the document remounts, and Trusted Types refuse every script React creates.
 */
export function Scroll() {
  useScrollRestoration({})
  return null
}
