import { Icon } from '#ui/components/icon.tsx'

type NotLoadedProps = {
  /** What did not arrive. */
  what: string
  shown?: boolean
  /** Whether it lies above the page, where it may be in the way. */
  dismissible?: boolean
}

/**
 * Stands in the place of what did not arrive, with a button that loads the page again and, where it may be in the way, one that takes it
 * away; an inline script answers both. On a page that could not come to life at all the style sheet shows it; where React runs,
 * `shown` does.
 */
export function NotLoaded({ what, shown = false, dismissible = false }: NotLoadedProps) {
  return (
    // Shown again, it is drawn anew: the script has hidden the one that was dismissed.
    <p key={String(shown)} className="not-loaded" data-shown={shown || undefined} role={shown ? 'alert' : undefined}>
      <span>{what} could not be loaded. Check your connection.</span>
      <button type="button" className="button" data-reload="">
        Load the page again
      </button>
      {dismissible && (
        <button
          type="button"
          className="icon-button"
          aria-label={`Dismiss: ${what} could not be loaded`}
          data-dismiss=""
        >
          <Icon name="close" />
        </button>
      )}
    </p>
  )
}
