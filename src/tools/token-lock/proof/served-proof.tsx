import { useEffect, useEffectEvent, useState } from 'react'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'
import { lockText, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { useLazyCode } from '#ui/loading/use-lazy-code.ts'
import { NoProof } from './no-proof.tsx'

const load = () => import('./proof-view.tsx')

/**
 * The proof of a lock. The server writes its facts into the built page, where they survive hydration; once the page is alive they are
 * replaced by what this browser reads from the chain. React never writes the served markup itself: it only keeps what is there.
 */
export function ServedProof({ lock }: { lock: LockKey | undefined }) {
  const text = lock && lockText(lock)
  const { code, missing, fetchCode } = useLazyCode(load)
  const [html] = useState(() =>
    typeof document === 'undefined' ? '<!--lock-->' : document.getElementById('served-lock')?.innerHTML,
  )
  const [read, setRead] = useState(false)
  const arrive = useEffectEvent(() => void fetchCode())
  useEffect(() => {
    if (text) arrive()
  }, [text])
  return (
    <>
      {html !== undefined && (
        <div id="served-lock" hidden={read} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {html === undefined && !lock && <NoProof at="never" />}
      <NotLoaded what="What the chain says now" shown={missing} />
      {code && lock && <code.ProofView lock={lock} arrived={() => setRead(true)} />}
    </>
  )
}
