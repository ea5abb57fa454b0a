let stands = false
let leaving = false

/** Notes that the page of this document was drawn. Only then may the document reload: a page that fails on arrival would reload without end. */
export function pageStands() {
  stands = true
}

/** Whether a document is being loaded in place of this one. */
export const isLeaving = () => leaving

/**
 * Loads as a document what a navigation within the site could not get: the prerendered page needs none of our code. `address` is where
 * the visitor wanted to go, if the address bar does not say it yet. Does nothing offline, where the browser would have no page
 * at all, nor before the page of this document was shown; the error screen then stays, with its link.
 */
export function loadDocument(address?: string) {
  if (!stands || leaving || !navigator.onLine) return
  leaving = true
  // A visitor who comes back would find this document as it was left, still waiting.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  if (address) location.assign(address)
  else location.reload()
}
