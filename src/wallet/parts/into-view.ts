/** Brings an element that has just come into view where its window scrolls: a `ref`. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })
