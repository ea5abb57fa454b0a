import { brandKey } from '#content/brand-key.ts'

/** Name of the event the page's inline script waits for: see `hydrateWhenIdle` in `shell/before-hydration.ts`. */
export const hydratedEvent = `${brandKey}:hydrated`

/**
 * Says that React now answers every control. The inline script then repeats the one click or submit it has held back on a
 * `[data-replay]` element, once, and steps aside. It waits for React's own commit to end, so handlers may update state immediately.
 */
export function replayed() {
  queueMicrotask(() => dispatchEvent(new Event(hydratedEvent)))
}
