import { useLayoutEffect, type RefObject } from 'react'

/**
 * Brings a result before the visitor who caused it: in view, and with the focus, once for each `stage`. Without a stage nothing happens.
 * A visitor who does something else by then keeps the focus there.
 */
export function useResultFocus(place: RefObject<HTMLElement | null>, stage: string | undefined): void {
  // Before anything is painted: what stood in its place is not seen to shrink.
  useLayoutEffect(() => {
    const element = place.current
    const held = document.activeElement
    if (!stage || !element || (held && isInUse(held, element))) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }, [place, stage])
}

/** Whether the visitor is at something else: outside the tool, or in a field. */
function isInUse(held: Element, element: HTMLElement): boolean {
  return held !== document.body && (!toolOf(element).contains(held) || held.matches('input, textarea, select'))
}

const toolOf = (element: HTMLElement): Element => element.closest('.tool-top') ?? element
