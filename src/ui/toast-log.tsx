import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { clearNotifications } from './toast.ts'
import type { Toast } from './toast-list.ts'
import { ToastMark } from './toast-mark.tsx'

/** The id of the log, for `popovertarget`. */
export const notificationsId = 'notifications'

const clock = (at: number) =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The notifications of this visit, newest first. F8 opens and closes it; it takes the focus and gives it back. */
export function ToastLog({ log }: { log: readonly Toast[] }) {
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
      {log.length === 0 && (
        <p className="toast-detail">Nothing yet. What succeeds or fails in this visit is kept here.</p>
      )}
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
      {log.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => {
            clearNotifications()
            panel.current?.focus()
          }}
        >
          Clear the list
        </button>
      )}
    </section>
  )
}
