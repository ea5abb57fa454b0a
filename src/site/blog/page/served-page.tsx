import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Spinner } from '#ui/loading/spinner.tsx'
import { servedId } from './served-meta.ts'

/**
 * The place of a page whose words the build writes into it. In the browser it keeps what is there; React never writes it. Who
 * comes to such a page from within the site gets its document anew, which the chat and the wallet live through.
 */
export function ServedPage() {
  const { pathname } = useLocation()
  return <Served key={pathname} path={pathname} />
}

function Served({ path }: { path: string }) {
  const [html] = useState(() => {
    if (typeof document === 'undefined') return ''
    const place = document.getElementById(servedId)
    return place?.dataset.path === path ? place.innerHTML : undefined
  })
  useEffect(() => {
    if (html !== undefined) return
    const { href } = location
    // From another address, because an anchor of the same page would load nothing; and not as a reload, which empties the chat.
    history.replaceState(history.state, '', '/')
    location.replace(href)
  }, [html])
  if (html === undefined) return <Spinner label="Loading the page" />
  return <div id={servedId} data-path={path} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
