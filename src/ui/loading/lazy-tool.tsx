import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { NotLoaded } from './not-loaded.tsx'
import { goesOn, Resumed } from './resumed.tsx'
import { ToolPlace } from './tool-place.tsx'
import { useLazyCode } from './use-lazy-code.ts'

/** A tool whose code comes after that of its page. */
export type Lazy = { Tool: ComponentType; load: () => Promise<ComponentType> }

/**
 * Names the code of a tool. It is there when the page is built, so that its first fields are in the HTML. In a browser it is asked for
 * together with the code of the page, and not only once that has come to life.
 */
export function lazyTool(load: Lazy['load']): Lazy {
  const { promise: arrived, resolve } = Promise.withResolvers<ComponentType>()
  const loadTool = async () => {
    const tool = await load()
    resolve(tool)
    return tool
  }
  // In a task of its own: the browser may answer the visitor before it. Where the code does not come, `Arrival` asks again and says so.
  if (!import.meta.env.SSR) setTimeout(() => loadTool().catch(() => {}))
  return { load: loadTool, Tool: lazy(async () => ({ default: await arrival(loadTool, arrived) })) }
}

/**
 * Waits for what is only slow. Where the code does not come, the HTML stays, and `Arrival` says so; a later visit to the page, which asks
 * for the code again, ends the wait: React asks only once.
 */
function arrival(load: Lazy['load'], arrived: ReturnType<Lazy['load']>): ReturnType<Lazy['load']> {
  return load().catch((error: Error) => {
    if (import.meta.env.SSR) throw error
    return error.name === 'TimeoutError' ? arrival(load, arrived) : arrived
  })
}

type LazyToolProps = {
  tool: Lazy
  /** True for a tool that has no control before it has read from the chain. */
  reads?: boolean
  /** Says, where there is no script, that the fields need one, and what to do without. */
  children: ReactNode
}

/**
 * A tool in the page: its first fields are in the HTML and can be used before its code has come; what was typed and pressed by then
 * is passed on to it. Nothing here may have a state: a boundary that is drawn anew before it is hydrated loses its HTML.
 */
export function LazyTool({ tool: { Tool, load }, reads, children }: LazyToolProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <>
      <noscript>
        <div className="prose">{children}</div>
      </noscript>
      <ToolPlace place={place} empty={reads}>
        <Suspense fallback={<output>The tool is loading.</output>}>
          <Tool />
          <Resumed place={place} />
        </Suspense>
        <Arrival place={place} load={load} />
      </ToolPlace>
    </>
  )
}

/** Says when the code of a tool does not come, or not in time. */
function Arrival({ place, load }: { place: RefObject<HTMLDivElement | null>; load: Lazy['load'] }) {
  const { missing, failed, fetchCode } = useLazyCode(load)
  const fetch = useEffectEvent(() => void fetchCode())

  useEffect(() => fetch(), [])
  useEffect(() => {
    // What is only late still answers what was pressed.
    if (failed) goesOn(place.current!)
  }, [failed, place])

  return <NotLoaded what="The tool" shown={missing} />
}
