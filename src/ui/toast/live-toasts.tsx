import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { followModals } from './toast-host.ts'
import { ToastItem } from './toast-item.tsx'
import type { Toast } from './toast-list.ts'
import { notificationsId } from './toast-log.tsx'
import { ToastMark } from './toast-mark.tsx'
import styles from './toast.css?inline'
import { clearNotifications, dismissToast } from './toast.ts'
import { useHeld } from './use-held.ts'

// A sheet made by script needs no exception from the policy, and the page is spared what it may never show.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`@layer parts{${styles}}`)
document.adoptedStyleSheets.push(sheet)

type Live = {
  toasts: readonly Toast[]
  /** The list around them, which is raised above everything else while it is not empty. */
  region: RefObject<HTMLElement | null>
  /** Where the region is while no modal dialog is open, and what moves into one. */
  home: RefObject<HTMLElement | null>
  guest: RefObject<HTMLElement | null>
}

/** The toasts of the page, loaded with the first one: they move as a whole into a modal dialog while one is open. */
export function LiveToasts({ toasts, region, home, guest }: Live) {
  const { held, cameFrom } = useHeld(region)
  const some = toasts.length > 0

  useEffect(() => {
    if (!home.current || !guest.current) return
    return followModals({ home: home.current, guest: guest.current, moved: () => raise(region.current) })
  }, [home, guest, region])

  // Said of the page as a whole, not found by `:has()`: that looks at the page anew with each change anywhere in it.
  useLayoutEffect(() => {
    if (toasts.length > 0) document.documentElement.dataset.toasts = String(toasts.length)
    return () => void delete document.documentElement.dataset.toasts
  }, [toasts.length])

  useEffect(() => {
    if (some) raise(region.current)
    else region.current?.hidePopover?.()
  }, [some, region])

  function close(id: string) {
    passFocusOn(region.current, cameFrom.current)
    dismissToast(id)
  }

  return toasts.map((toast) => <ToastItem key={`${toast.id} ${toast.at}`} toast={toast} held={held} close={close} />)
}

const clock = (at: number) =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** What was said in this visit, newest first, and the button that forgets it. */
export function ToastEntries({ log }: { log: readonly Toast[] }) {
  return (
    <>
      <ol className="toast-log-list">
        {log.map((toast) => (
          <li key={toast.id} className="toast-entry" data-state={toast.state}>
            <ToastMark state={toast.state} />
            <time className="toast-time" dateTime={new Date(toast.at).toISOString()}>
              {clock(toast.at)}
            </time>
            <p className="toast-title">{toast.title}</p>
            {toast.detail && <p className="toast-detail">{toast.detail}</p>}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button"
        onClick={() => {
          clearNotifications()
          document.getElementById(notificationsId)?.focus()
        }}
      >
        Clear the list
      </button>
    </>
  )
}

/** Puts the region on top of everything else, when it has something to show. */
function raise(region: HTMLElement | null) {
  // A browser without popovers shows the region as it stands, and does not know the selector.
  if (!region?.showPopover || !region.isConnected || !region.querySelector('li')) return
  if (!region.matches(':popover-open')) region.showPopover()
}

/** Moves the focus from the button of a toast that is about to go to the next one, or back to where it came from. */
function passFocusOn(region: HTMLElement | null, cameFrom: EventTarget | null) {
  const buttons = [...(region?.querySelectorAll('button') ?? [])]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const next = buttons[index + 1] ?? buttons[index - 1] ?? cameFrom
  if (index >= 0 && next instanceof HTMLElement) next.focus()
}
