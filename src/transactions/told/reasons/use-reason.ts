import { useEffect, useState } from 'react'

/** The reason of a transaction that failed, in words and with what to do, once those are loaded: few visitors see one. */
export function useReason(reason: string | undefined): string | undefined {
  const [said, setSaid] = useState<{ of: string; text: string }>()
  useEffect(() => {
    if (!reason) return
    void import('./reason-words.ts')
      .then(({ reasonSaid }) => setSaid({ of: reason, text: reasonSaid(reason, 'en') }))
      .catch(() => undefined)
  }, [reason])
  return said && said.of === reason ? said.text : reason
}
