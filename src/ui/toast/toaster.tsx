import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { effortEvents } from '#core/admission/fetch-proven.ts'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'
import { useLazyCode } from '#ui/loading/use-lazy-code.ts'
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
  const { code: loaded, missing, fetchCode } = useLazyCode(live)
  const newest = toasts.open[0]
  const liveRegions = useAnnouncer(newest)
  const spoken = toasts.log.length > 0

  const fetch = useEffectEvent(() => void (loaded ?? fetchCode()))
  useEffect(() => {
    // Where it cannot be loaded, the live regions still say it, and the next toast asks again.
    if (newest) return fetch()
    // Before it is needed: what it may have to tell is that the network is gone.
    const timer = setTimeout(fetch, 1000)
    return () => clearTimeout(timer)
  }, [newest])

  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    addEventListener(effortEvents.begins, () => void toast({ ...oneMoment, id: effortEvents.begins }), { signal })
    addEventListener(effortEvents.ends, () => dismissToast(effortEvents.begins), { signal })
    return () => gone.abort()
  }, [])

  const entries = loaded ? <loaded.ToastEntries log={toasts.log} /> : <NotLoaded what="The list" shown={missing} />
  return (
    <div ref={home} className="toaster">
      <div ref={guest}>
        <section ref={region} className="toasts" popover="manual" aria-label="New notifications">
          <ol className="toast-list">
            {loaded && <loaded.LiveToasts toasts={visibleToasts(toasts)} region={region} home={home} guest={guest} />}
          </ol>
        </section>
        <ToastLog>{spoken ? entries : undefined}</ToastLog>
        {liveRegions}
      </div>
    </div>
  )
}
