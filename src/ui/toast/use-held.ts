import { useEffect, useRef, useState, type RefObject } from 'react'
import { useHiddenTab } from './use-hidden-tab.ts'

/**
 * `held` is true while a region is being read: a mouse is over it, the focus is in it, or the tab cannot be seen. `cameFrom` is
 * where the focus was before. It listens on the document: a region that is hidden or moved below the pointer hears no leaving.
 */
export function useHeld(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<EventTarget | null>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useHiddenTab()

  useEffect(() => {
    const inside = (target: EventTarget | null) => target instanceof Node && !!region.current?.contains(target)
    const focus = ({ target, relatedTarget }: FocusEvent) => {
      if (inside(target) && !inside(relatedTarget)) cameFrom.current = relatedTarget
      setFocused(inside(target))
    }
    const ended = new AbortController()
    const listen = { signal: ended.signal, passive: true }
    document.addEventListener(
      'pointerover',
      (event) => setPointed(event.pointerType !== 'touch' && inside(event.target)),
      listen,
    )
    document.documentElement.addEventListener('pointerleave', () => setPointed(false), listen)
    document.addEventListener('focusin', focus, listen)
    document.addEventListener('focusout', (event) => setFocused(inside(event.relatedTarget)), listen)
    return () => ended.abort()
  }, [region])

  return { held: pointed || focused || hidden, cameFrom }
}
