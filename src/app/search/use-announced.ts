import { useEffect, useState } from 'react'

/** A sentence as a live region may say it: only when it has stood for half a second, so that typing is not talked over. */
export function useAnnounced(sentence: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSaid, 500, sentence)
    return () => clearTimeout(timer)
  }, [sentence])
  return said
}
