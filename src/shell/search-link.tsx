import { useState, type MouseEvent, type ReactNode } from 'react'
import { unreachable } from '#core/unreachable.ts'
import { toast } from '#ui/toast.ts'

const load = () => import('#search/search-window.tsx')

/** The way to the search: a link to its page, which opens a window over this one when there is script. Ctrl K and `/` press it. */
export function SearchLink({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    load().then(setLoaded, () => {
      if (navigator.onLine) location.assign('/search')
      else toast({ id, state: 'failed', title: unreachable, detail: 'Search opens when you are online.' })
    })
  }

  return (
    <>
      <a className={className} id={id} href="/search" aria-keyshortcuts="Control+K" onClick={open}>
        {children}
      </a>
      {loaded && <loaded.SearchWindow onClose={() => setLoaded(undefined)} />}
    </>
  )
}
