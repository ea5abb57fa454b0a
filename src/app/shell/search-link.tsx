import { useState, type MouseEvent } from 'react'
import { searchLinkId } from '#app/search/shortcut.ts'
import { unreachable } from '#core/unreachable.ts'
import { Icon } from '#ui/components/icon.tsx'
import { aheadOfPress } from '#ui/loading/ahead-of-press.ts'
import { toast } from '#ui/toast/toast.ts'

const load = () => import('#app/search/search-window.tsx')
const ahead = aheadOfPress(load)

/** The way to the search: a link to its page, which opens a window over this one when there is script. Ctrl K presses it. */
export function SearchLink() {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    load().then(setLoaded, () => {
      if (navigator.onLine) location.assign('/search')
      else toast({ id: searchLinkId, state: 'failed', title: unreachable, detail: 'Search opens when you are online.' })
    })
  }

  return (
    <>
      <a
        className="icon-button"
        id={searchLinkId}
        href="/search"
        aria-keyshortcuts="Control+K"
        onClick={open}
        {...ahead}
      >
        <Icon name="search" />
        <span className="visually-hidden">Search</span>
      </a>
      {loaded && <loaded.SearchWindow onClose={() => setLoaded(undefined)} />}
    </>
  )
}
