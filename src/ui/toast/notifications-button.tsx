import { notificationsId } from './toast-log.tsx'

/** Opens the log of notifications, also before any script has run. */
export function NotificationsButton() {
  return (
    <button type="button" className="text-button" popoverTarget={notificationsId}>
      Notifications
    </button>
  )
}
