import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useAlive } from '#engraver/use-alive.ts'

type Arrival = { Tool: ComponentType } | 'failed' | undefined

/**
 * The place of the tool: its code is fetched when the place comes near the screen, so that who only reads the page is spared it.
 * `children` say without a script what stands here.
 */
export function LiquidityPlace({ children }: { children: ReactNode }) {
  const alive = useAlive()
  const place = useRef<HTMLDivElement>(null)
  const [arrival, setArrival] = useState<Arrival>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return
        observer.disconnect()
        void load().then(setArrival)
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
          <button type="button" className="button" onClick={() => void load().then(setArrival)}>
            Try again
          </button>
        </div>
      )}
    </div>
  )
}

function load(): Promise<Arrival> {
  return import('./liquidity-tool.tsx').then(
    ({ LiquidityTool }): Arrival => ({ Tool: LiquidityTool }),
    (): Arrival => 'failed',
  )
}
