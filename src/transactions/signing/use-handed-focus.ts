import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** For a button that may go away with what it belongs to: the focus, if it has it then, passes on to what `next` finds. */
export function useHandedFocus(next: () => HTMLElement | null | undefined): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const handOn = useEffectEvent(() => next()?.focus())
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own && own === document.activeElement) handOn()
    }
  }, [])
  return button
}
