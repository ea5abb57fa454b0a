import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { NotLoaded } from './not-loaded.tsx'

type ToolPlaceProps = {
  place?: RefObject<HTMLDivElement | null>
  tool: ReactNode
  /** What stands here until the tool does. */
  instead: ReactNode
  missing?: boolean
}

/**
 * Where a tool stands once it has come. The keyboard stops at the place until the tool has a control, so it passes by neither a tool
 * on its way nor one that still reads from the chain; the focus stays in the place when the tool comes, and Tab goes on into it.
 */
export function ToolPlace({ place, tool, instead, missing }: ToolPlaceProps) {
  const own = useRef<HTMLDivElement>(null)
  const ref = place ?? own
  const entered = useControlIn(ref, Boolean(tool))
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> is drawn as a part of a form
    <div ref={ref} className="tool-place" role="group" aria-label="The tool" tabIndex={entered ? -1 : 0}>
      {tool || (
        <Instead>
          {instead}
          <NotLoaded what="The tool" shown={missing} />
        </Instead>
      )}
    </div>
  )
}

/** Whether a tool that `stands` in the place has had a control that Tab reaches. */
function useControlIn(place: RefObject<HTMLDivElement | null>, stands: boolean): boolean {
  const [found, setFound] = useState(false)

  useLayoutEffect(() => {
    if (!stands) return
    const element = place.current!
    const look = () => {
      if (![...element.querySelectorAll<HTMLElement>('*')].some((inside) => inside.tabIndex >= 0)) return
      observer.disconnect()
      setFound(true)
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [place, stands])

  return stands && found
}

/** Gives the focus it holds to the place around it when it goes. */
function Instead({ children }: { children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = words.current!
    return () => {
      if (element.contains(document.activeElement)) element.closest<HTMLElement>('.tool-place')?.focus()
    }
  }, [])

  return (
    <div ref={words} className="prose">
      {children}
    </div>
  )
}
