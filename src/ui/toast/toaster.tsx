import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { effortEvents } from '#core/admission/fetch-proven.ts'
import { noToasts, visibleToasts } from './toast-list.ts'
import { ToastLog } from './toast-log.tsx'
import { dismissToast, readToasts, toast, watchToasts } from './toast.ts'
import { useAnnouncer } from './use-announcer.tsx'

/** What a visitor reads while a request waits for a proof of work. */
const oneMoment = {
  title: 'One moment',
  detail: 'Many requests come from your network. Your browser solves a short puzzle first, then sends yours.',
  state: 'pending',
} as const

const live = () => import('./live-toasts.tsx')

/**
 * The toasts, their log and the two live regions of the page. It is empty HTML until the first toast, so that the live regions
 * are known to a screen reader before they speak; what shows toasts is loaded a moment after the page has come to life.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, readToasts, () => noToasts)
  const home = useRef<HTMLDivElement>(null)
  const guest = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof live>>>()
  const liveRegions = useAnnouncer(toasts.open[0])
  const spoken = toasts.log.length > 0

  useEffect(() => {
    // Where it cannot be loaded, the live regions still say it.
    const load = () => void live().then(setLoaded, () => undefined)
    if (spoken) return load()
    // Before it is needed: what it may have to tell is that the network is gone.
    const timer = setTimeout(load, 1000)
    return () => clearTimeout(timer)
  }, [spoken])

  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    addEventListener(effortEvents.begins, () => void toast({ ...oneMoment, id: effortEvents.begins }), { signal })
    addEventListener(effortEvents.ends, () => dismissToast(effortEvents.begins), { signal })
    return () => gone.abort()
  }, [])

  return (
    <div ref={home} className="toaster">
      <div ref={guest}>
        <section ref={region} className="toasts" popover="manual" aria-label="New notifications">
          <ol className="toast-list">
            {loaded && <loaded.LiveToasts toasts={visibleToasts(toasts)} region={region} home={home} guest={guest} />}
          </ol>
        </section>
        <ToastLog>{loaded && spoken ? <loaded.ToastEntries log={toasts.log} /> : undefined}</ToastLog>
        {liveRegions}
      </div>
    </div>
  )
}
