import { useEffect, useRef } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router'

/**
 * Keeps the scroll position of every page in the history, and brings the focus to the page that a link led to. Takes the place of
 * `<ScrollRestoration />`, whose inline script React would create again in the browser when the document remounts, and Trusted Types
 * refuse every script React creates.
 */
export function Scroll() {
  useScrollRestoration({})
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isLeftBehind(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

/** Whether the focus is still at the link that was followed, or nowhere: a page that takes the focus itself keeps it. */
const isLeftBehind = (held: Element | null) => !held || held === document.body || held.matches('a')
