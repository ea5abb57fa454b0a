import { useEffect, useRef, useSyncExternalStore } from 'react'
import { dismissToast, readToasts, watchToasts } from './toast.ts'
import { followModals } from './toast-host.ts'
import { ToastItem } from './toast-item.tsx'
import { noToasts, visibleToasts } from './toast-list.ts'
import { ToastLog } from './toast-log.tsx'
import { useAnnouncer } from './use-announcer.tsx'
import { useHeld } from './use-held.ts'

/**
 * The toasts, their log and the two live regions of the page. It is empty HTML until the first toast, so that the live regions
 * are known to a screen reader before they speak, and moves as a whole into a modal dialog while one is open.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, readToasts, () => noToasts)
  const visible = visibleToasts(toasts)
  const home = useRef<HTMLDivElement>(null)
  const guest = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const { held, cameFrom } = useHeld(region)
  const liveRegions = useAnnouncer(toasts.open[0])
  const some = visible.length > 0

  useEffect(() => {
    if (!home.current || !guest.current) return
    return followModals({ home: home.current, guest: guest.current, moved: () => raise(region.current) })
  }, [])

  useEffect(() => {
    if (some) raise(region.current)
    else region.current?.hidePopover?.()
  }, [some])

  function close(id: string) {
    passFocusOn(region.current, cameFrom.current)
    dismissToast(id)
  }

  return (
    <div ref={home} className="toaster">
      <div ref={guest}>
        <section ref={region} className="toasts" popover="manual" aria-label="New notifications">
          <ol className="toast-list">
            {visible.map((toast) => (
              <ToastItem key={`${toast.id} ${toast.at}`} toast={toast} held={held} close={close} />
            ))}
          </ol>
        </section>
        <ToastLog log={toasts.log} />
        {liveRegions}
      </div>
    </div>
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
