import { useEffect, useState } from 'react'

/** A sentence for a live region: only after it has been there for half a second, so that it does not interrupt typing. */
export function useAnnounced(sentence: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSaid, 500, sentence)
    return () => clearTimeout(timer)
  }, [sentence])
  return said
}
