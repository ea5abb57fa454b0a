import { searchLinkId, slashKey } from '#app/search/shortcut.ts'
import { stored } from './before-hydration.ts'

/**
 * Lets Ctrl K, ⌘ K, and `/` outside of fields press the link to the search. It is part of the inline script of every page: the link
 * opens its window when React has come, is held back until then, and leads to the page of the search where React never comes.
 */
export function listenForSearch() {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const slash = () =>
      key === '/' && !(target as Element).closest('input,textarea,select') && stored(slashKey) !== 'off'
    const link = document.getElementById(searchLinkId)
    if (!link || altKey || !(ctrlKey || metaKey ? key === 'k' : slash())) return
    event.preventDefault()
    link.dataset.replay = ''
    link.click()
  })
}
