/** Where the visitor's refusal of the `/` key is kept: a key of one character must be one that can be turned off (WCAG 2.1.4). */
export const slashKey = 'intaglio.search.slash'

/** The id of the link to the search in the bar of every page. */
export const searchLinkId = 'search-link'

/**
 * Lets Ctrl K, ⌘ K, and `/` outside of fields press the link to the search. It is part of the inline script of every page: the link
 * opens its window when React has come, is held back until then, and leads to the page of the search where React never comes.
 */
export function listenForSearch() {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    const chord = (ctrlKey || metaKey) && !altKey && !shiftKey && key === 'k'
    const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target as Element) && !isOff()
    const link = document.getElementById(searchLinkId)
    if (!link || event.defaultPrevented || !(chord || slash)) return
    event.preventDefault()
    link.dataset.replay = ''
    link.click()
  })
}

const isField = (element: Element) => element.closest('input, textarea, select, [contenteditable]')

function isOff() {
  try {
    return localStorage.getItem(slashKey) === 'off'
  } catch {
    return false
  }
}
