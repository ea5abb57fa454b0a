import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#ui/components/icon.tsx'

/** The id of the log, for `popovertarget`. */
export const notificationsId = 'notifications'

/** The window of the notifications of this visit; `children` are its entries, if there are any. F8 opens and closes it; it takes the focus and gives it back. */
export function ToastLog({ children }: { children?: ReactNode }) {
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      panel.current?.togglePopover()
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])

  return (
    <section
      ref={panel}
      id={notificationsId}
      className="toast-log"
      popover="auto"
      tabIndex={-1}
      aria-labelledby={`${notificationsId}-title`}
      onToggle={(event) => event.newState === 'open' && panel.current?.focus()}
    >
      <header className="toast-log-head">
        <h2 id={`${notificationsId}-title`}>Notifications</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={notificationsId}
          popoverTargetAction="hide"
          aria-label="Close notifications"
        >
          <Icon name="close" />
        </button>
      </header>
      {children ?? <p className="toast-detail">No notifications yet. Results of your actions are kept here.</p>}
    </section>
  )
}
