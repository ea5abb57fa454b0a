import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react'
import { useAlive } from '#seals/components/use-alive.ts'
import { ToolPlace } from './tool-place.tsx'
import { useLazyCode } from './use-lazy-code.ts'

/**
 * The place of a tool: its code is fetched when the place comes near the screen, so that who only reads the page is spared it.
 * `children` say without a script what stands here.
 */
export function LazyTool({ load, children }: { load: () => Promise<ComponentType>; children: ReactNode }) {
  const alive = useAlive()
  const place = useRef<HTMLDivElement>(null)
  const { code: Tool, missing, fetchCode } = useLazyCode(load)
  const near = useEffectEvent(() => void fetchCode())

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // What happened while the page was busy is told at once: the last of it counts.
        if (!entries.at(-1)!.isIntersecting) return
        observer.disconnect()
        near()
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])

  const instead = (
    <>
      {children}
      {alive && !missing && <output>The tool is on its way.</output>}
    </>
  )
  return <ToolPlace place={place} tool={Tool && <Tool />} instead={instead} missing={missing} />
}
