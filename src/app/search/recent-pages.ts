import { brandKey } from '#content/brand-key.ts'

/** Where the paths of this visit are kept, with blanks between them. */
const recentKey = `${brandKey}.search.recent`

/** Keeps the paths on which something is pressed, for the rest of the visit: the search offers them again. Part of the inline script. */
export function keepRecentPages() {
  addEventListener(
    'click',
    () => {
      try {
        const { pathname } = location
        const before = (sessionStorage.getItem(recentKey) ?? '').split(' ').filter((path) => path && path !== pathname)
        sessionStorage.setItem(recentKey, [pathname, ...before].slice(0, 6).join(' '))
      } catch {
        // The search then offers no recent pages.
      }
    },
    true,
  )
}

/** The paths on which something was pressed in this visit, the last one first. */
export function recentPaths(): string[] {
  try {
    return (sessionStorage.getItem(recentKey) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}
