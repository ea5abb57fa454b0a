import { lazy, Suspense, useState } from 'react'
import { useAlive } from '#engraver/use-alive.ts'

const ProofView = lazy(() => import('./proof-view.tsx').then((module) => ({ default: module.ProofView })))

/**
 * The proof of a lock. The server writes its facts into the built page, where they survive hydration; once the page is alive they are
 * replaced by what this browser reads from the chain. React never writes the served markup itself: it only keeps what stands there.
 */
export function ServedProof({ id }: { id: bigint | undefined }) {
  const alive = useAlive()
  const [html] = useState(() =>
    typeof document === 'undefined' ? '<!--lock-->' : document.getElementById('served-lock')?.innerHTML,
  )
  const [read, setRead] = useState(false)
  return (
    <>
      {html !== undefined && (
        <div id="served-lock" hidden={read} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {alive && id !== undefined && (
        <Suspense>
          <ProofView id={id} arrived={() => setRead(true)} />
        </Suspense>
      )}
    </>
  )
}
