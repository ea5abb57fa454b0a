/**
 * Stands in the place of what did not arrive, `what`, with a button that loads the page again; an inline script answers it. On a page
 * that could not come to life at all the style sheet shows it; where React runs, `shown` does.
 */
export function NotLoaded({ what, shown = false }: { what: string; shown?: boolean }) {
  return (
    <p className="not-loaded" data-shown={shown || undefined} role={shown ? 'alert' : undefined}>
      <span>{what} could not be loaded. Check your connection.</span>
      <button type="button" className="button" data-reload="">
        Load the page again
      </button>
    </p>
  )
}
