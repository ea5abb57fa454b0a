import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'

type ToolPlaceProps = {
  place: RefObject<HTMLDivElement | null>
  /** Whether it has no control at first. */
  empty?: boolean
  children: ReactNode
}

/**
 * Where a tool stands. The keyboard stops at the place until the tool has a control, so it passes by neither a tool on its way nor
 * one that still reads from the chain; the focus stays in the place when the tool comes, and Tab goes on into it. Until then
 * `data-waiting` has the inline script keep what is pressed in it.
 */
export function ToolPlace({ place, empty = false, children }: ToolPlaceProps) {
  const [entered, setEntered] = useState(!empty)

  useLayoutEffect(() => {
    const element = place.current!
    const look = () => {
      const found = [...element.querySelectorAll<HTMLElement>('*')].some(
        // Safari has it since 17.4.
        (inside) => inside.tabIndex >= 0 && inside.checkVisibility?.() !== false,
      )
      setEntered(found)
      if (found) observer.disconnect()
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [place])

  return (
    <div
      ref={place}
      className="tool-place"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> is drawn as a part of a form
      role="group"
      aria-label="The tool"
      tabIndex={entered ? -1 : 0}
      data-waiting=""
    >
      {children}
    </div>
  )
}
