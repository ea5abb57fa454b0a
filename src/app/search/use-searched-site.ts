import { useEffect, useState } from 'react'
import type { SearchIndex } from '#core/search/open-search.ts'
import { openSite } from '#core/search/searched-site.ts'

/** `loading` until the words of the site are here; `offline` tries again by itself, `failed` when the visitor asks. */
export type SiteState = 'loading' | 'failed' | 'offline' | SearchIndex

function ask(become: (state: SiteState) => void) {
  become('loading')
  openSite().then(become, () => become(navigator.onLine ? 'failed' : 'offline'))
}

/** The words of the site, and what asks for them again. */
export function useSearchedSite(): [state: SiteState, again: () => void] {
  const [state, setState] = useState<SiteState>('loading')

  useEffect(() => {
    const begin = () => ask(setState)
    begin()
    addEventListener('online', begin)
    return () => removeEventListener('online', begin)
  }, [])

  return [state, () => ask(setState)]
}
