import { useEffect, useRef } from 'react'
import { toastWords, type Toast } from './toast-list.ts'

/**
 * The two live regions of the page: failures interrupt, the rest waits for a pause. Answers them as elements to render; they
 * are never taken away, only their text changes, since a region that comes together with its text is often not read.
 */
export function useAnnouncer(toast: Toast | undefined) {
  const polite = useRef<HTMLOutputElement>(null)
  const urgent = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!toast) return
    const region = toast.state === 'failed' ? urgent.current : polite.current
    if (!region) return
    // Emptied first: the same words said twice would be no change. Later than a move into a dialog, which is silent.
    region.textContent = ''
    const timer = setTimeout(() => {
      const { title, detail, lang = '', state } = toast
      const said = Object.assign(document.createElement('span'), { lang })
      said.textContent = detail ? `${/[.!?。！？…]$/.test(title) ? title : `${title}.`} ${detail}` : title
      region.replaceChildren(`${toastWords[state]}: `, said)
    }, 100)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <>
      <output ref={polite} className="visually-hidden" />
      <div ref={urgent} className="visually-hidden" role="alert" />
    </>
  )
}
