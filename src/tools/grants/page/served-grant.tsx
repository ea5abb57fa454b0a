import { useEffect, useEffectEvent, useState } from 'react'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'
import { useLazyCode } from '#ui/loading/use-lazy-code.ts'
import { NoGrant } from './no-grant.tsx'

const load = () => import('./grant-view.tsx')

/**
 * A grant on its public page. The server writes its facts into the built page, where they survive hydration; once the page is alive they
 * are replaced by what this browser reads from the chain. React never writes the served markup itself: it only keeps what is there.
 */
export function ServedGrant({ id }: { id: bigint | undefined }) {
  const { code, missing, fetchCode } = useLazyCode(load)
  const [html] = useState(() =>
    typeof document === 'undefined' ? '<!--grant-->' : document.getElementById('served-grant')?.innerHTML,
  )
  const [read, setRead] = useState(false)
  const arrive = useEffectEvent(() => void fetchCode())
  useEffect(() => {
    if (id !== undefined) arrive()
  }, [id])
  return (
    <>
      {html !== undefined && (
        <div id="served-grant" hidden={read} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {html === undefined && id === undefined && <NoGrant at="never" />}
      <NotLoaded what="What the chain says now" shown={missing} />
      {code && id !== undefined && <code.GrantView id={id} arrived={() => setRead(true)} />}
    </>
  )
}
