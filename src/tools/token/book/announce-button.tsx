import { useState } from 'react'
import type { Address } from 'viem'
import { askLaunches } from '#chain/index/read-index.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'

type AnnounceProps = {
  token: Address
  symbol: string
  from: Address
  /** Transactions of the account before the launch was asked for. */
  first: number
}

/** Whether the launch book has a token that its account launched alone; if not, the button that writes it down. */
export function AnnounceButton({ token, symbol, from, first }: AnnounceProps) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const { value } = useRead(`announced ${token}`, async () => {
    const { nonceOf } = await import('./launch-book.ts')
    const told = await askLaunches(pageRpc(), { account: from, token })
    // Where the index is silent nobody knows whether it is written: then nothing is offered.
    return told && { written: told.launches.length > 0, nonce: nonceOf(from, first, token) }
  })

  async function announce(nonce: number) {
    setBusy(true)
    setSaid('')
    const { announceLaunch } = await import('./announce-launch.ts')
    const why = await announceLaunch(from, nonce, symbol)
    setBusy(false)
    setSaid(why ? `${why.message} ${why.remedy}` : 'It is on its way.')
  }

  if (!value || (value.nonce === undefined && !value.written)) return null
  if (value.written) return <p className="soft">It is in the launch book: every device with this account lists it.</p>
  return (
    <div className="creator-announce">
      <p className="soft">
        Only this browser lists it. One more transaction writes it into the launch book on the chain, and every device
        with this account lists it. It costs the fee of the network.
      </p>
      <div className="actions">
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => !busy && void announce(value.nonce!)}
        >
          Write it into the launch book
        </button>
      </div>
      <output>{said}</output>
    </div>
  )
}
