import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `done` after `duration` milliseconds that were not `held`. Endless durations never end. */
export function useClock({ duration, held, done }: { duration: number; held: boolean; done: () => void }) {
  const left = useRef(duration)
  const finish = useEffectEvent(done)

  useEffect(() => {
    left.current = duration
  }, [duration])

  useEffect(() => {
    if (held || !Number.isFinite(duration)) return
    const since = performance.now()
    const timer = setTimeout(finish, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [duration, held])
}
