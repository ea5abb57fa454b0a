import { useState } from 'react'
import type { Address } from 'viem'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import type { Explained } from './explain-error.ts'

/** How one action ended: undefined when it was sent; `said` when something else had to be sent first; otherwise why it stopped. */
export type AdminActionEnd = undefined | { said: string } | Explained

const sent = { said: 'Sent.' }

/** What is said of an action that is going on, or was refused. `run` answers whether it was sent. */
export type AdminActionState = {
  busy: boolean
  going: string
  failed: string
  run: (carryOut: () => Promise<AdminActionEnd>) => Promise<boolean>
}

/** Does things with some contracts, one at a time, and says how they go. */
export function useAdminAction({
  account,
  contracts,
}: {
  account: Address
  contracts: readonly Address[]
}): AdminActionState {
  const [busy, setBusy] = useState(false)
  const [going, setGoing] = useState('')
  const [failed, setFailed] = useState('')
  const places = new Set<string>(contracts.map((contract) => contract.toLowerCase()))
  const waiting = useTransactions().some(
    ({ status, from, intent }) =>
      status === 'pending' && from.toLowerCase() === account.toLowerCase() && places.has(intent?.to ?? ''),
  )

  async function run(carryOut: () => Promise<AdminActionEnd>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailed('')
    setGoing('Read what the sheet says, then confirm in your wallet.')
    const end = (await carryOut()) ?? sent
    setBusy(false)
    setGoing('said' in end ? end.said : '')
    setFailed('said' in end ? '' : `${end.message} ${end.remedy}`)
    return end === sent
  }

  const onItsWay = waiting && !busy && !failed
  return { busy, failed, going: onItsWay ? 'A transaction is on its way; this list follows it.' : going, run }
}
