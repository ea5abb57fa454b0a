import { useEffect, useState } from 'react'
import { localChain } from '#chain/catalogue.ts'
import { sampleTokens } from '#chain/contracts/sample-tokens.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'

/** On the chain that comes with the product: a token that is honest, and one that cannot be sold. */
export function SampleTokens({ choose }: { choose: (address: string) => void }) {
  const [isLocal, setLocal] = useState(false)

  useEffect(() => {
    pageRpc()('eth_chainId', []).then(
      (id) => setLocal(Number(id) === localChain.id),
      () => undefined,
    )
  }, [])

  if (!isLocal) return null
  return (
    <div className="locks-note" role="note" aria-label="How to try this">
      <p>Try it on a sample of the local chain:</p>
      <div className="actions">
        <button type="button" className="button" onClick={() => choose(sampleWorld.ink)}>
          Check an honest token
        </button>
        <button type="button" className="button" onClick={() => choose(sampleTokens.trap)}>
          Check one that cannot be sold
        </button>
      </div>
    </div>
  )
}
