import { useRef, type PointerEvent } from 'react'
import { isSwipe } from './swipe.ts'

/**
 * Pointer handlers for an element that can be pushed away sideways; `away` gets the direction, 1 or -1. The way pushed so far is
 * the custom property `--swipe` of the element.
 */
export function useSwipe(away: (direction: number) => void) {
  const start = useRef<{ x: number; time: number } | null>(null)

  function end(event: PointerEvent<HTMLElement>) {
    if (!start.current) return
    const distance = event.clientX - start.current.x
    const time = event.timeStamp - start.current.time
    start.current = null
    if (event.type === 'pointerup' && isSwipe({ distance, time })) away(Math.sign(distance))
    else event.currentTarget.style.removeProperty('--swipe')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('a, button')) return
      start.current = { x: event.clientX, time: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) event.currentTarget.style.setProperty('--swipe', `${event.clientX - start.current.x}px`)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
