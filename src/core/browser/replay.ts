/** Name of the event the page's inline script waits for: see `hydrateWhenIdle` in `shell/before-hydration.ts`. */
export const hydratedEvent = 'intaglio:hydrated'

/**
 * Says that React now answers every control. The inline script then repeats the one click or submit it has held back on a
 * `[data-replay]` element, once, and steps aside. It waits for React's own commit to end, so handlers may update state immediately.
 */
export function replayed() {
  queueMicrotask(() => dispatchEvent(new Event(hydratedEvent)))
}
