import { useEffect, type RefObject } from 'react'
import { dismissToast } from './toast.ts'
import { followModals } from './toast-host.ts'
import { ToastItem } from './toast-item.tsx'
import type { Toast } from './toast-list.ts'
import { useHeld } from './use-held.ts'

type Live = {
  toasts: readonly Toast[]
  /** The list around them, which is raised above everything else while it is not empty. */
  region: RefObject<HTMLElement | null>
  /** Where the region stands while no modal dialog is open, and what moves into one. */
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
