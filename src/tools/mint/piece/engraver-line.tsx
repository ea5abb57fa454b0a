import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { checkEngraver, engraverWords, type Engraver } from './check-engraver.ts'

/** Who draws the pieces of a collection, and whether that contract could draw something else. Nothing while the chain does not answer. */
export function EngraverLine({ collection }: { collection: Address }) {
  const [engraver, setEngraver] = useState<Engraver>()

  useEffect(() => {
    let current = true
    checkEngraver(pageRpc(), collection).then(
      (found) => current && setEngraver(found),
      () => {},
    )
    return () => void (current = false)
  }, [collection])

  if (!engraver) return null
  const words = engraverWords(engraver)
  return engraver.at === 'ours' ? (
    <p className="soft small">{words}</p>
  ) : (
    <p className="mint-foreign" role="alert">
      <strong>Warning</strong> {words}
    </p>
  )
}
