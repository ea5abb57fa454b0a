import { searchLinkId } from '#app/search/shortcut.ts'

/**
 * Lets Ctrl K and ⌘ K press the link to the search. It is part of the inline script of every page: the link opens its window when React
 * has come, is held back until then, and leads to the page of the search where React never comes.
 */
export function listenForSearch() {
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const link = document.getElementById(searchLinkId)
      if (!link || altKey || !(ctrlKey || metaKey) || key !== 'k') return
      event.preventDefault()
      link.dataset.replay = ''
      link.click()
    },
    true,
  )
}
