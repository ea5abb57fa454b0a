import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useAlive } from '#engraver/use-alive.ts'

type Arrival = { Tool: ComponentType } | 'failed' | undefined

/**
 * The place of a tool: its code is fetched when the place comes near the screen, so that who only reads the page is spared it.
 * `children` say without a script what stands here.
 */
export function LateTool({ load, children }: { load: () => Promise<ComponentType>; children: ReactNode }) {
  const alive = useAlive()
  const place = useRef<HTMLDivElement>(null)
  const [arrival, setArrival] = useState<Arrival>()
  const fetchTool = () =>
    load().then(
      (Tool) => setArrival({ Tool }),
      () => setArrival('failed'),
    )
  const latest = useRef(fetchTool)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // What happened while the page was busy is told at once: the last of it counts.
        if (!entries.at(-1)!.isIntersecting) return
        observer.disconnect()
        void latest.current()
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])

  if (typeof arrival === 'object') return <arrival.Tool />
  return (
    <div ref={place} className="prose">
      {children}
      {alive && !arrival && <output>The tool is on its way.</output>}
      {arrival === 'failed' && (
        <div className="actions" role="alert">
          <p>The tool could not be loaded. Check your connection.</p>
          <button type="button" className="button" onClick={() => void fetchTool()}>
            Try again
          </button>
        </div>
      )}
    </div>
  )
}
