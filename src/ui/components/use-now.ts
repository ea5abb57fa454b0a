import { useEffect, useState } from 'react'
import { nowInSeconds } from '#core/time/local-time.ts'

/** The time in Unix seconds, every second while the page is seen. */
export function useNow(): number {
  const [now, setNow] = useState(nowInSeconds)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setNow(nowInSeconds()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
