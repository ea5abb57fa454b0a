import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `done` after `duration` milliseconds that were not `held`. */
export function useClock({ duration, held, done }: { duration: number; held: boolean; done: () => void }) {
  const left = useRef(duration)
  const finish = useEffectEvent(done)

  useEffect(() => {
    if (held) return
    const since = performance.now()
    const timer = setTimeout(finish, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [held])
}
