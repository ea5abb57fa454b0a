import { useState } from 'react'
import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { useTransactions } from '#transactions/use-transactions.ts'
import type { PositionAct } from './position-calls.ts'

/** What is said of an act that is going on, or was refused. */
export type ActState = {
  busy: boolean
  going: string
  failed: string
  run: (act: PositionAct, description: string) => Promise<boolean>
}

/** Does things with positions of one manager, one at a time, and says how they go. `run` answers whether it was sent. */
export function usePositionAct({ account, manager }: { account: Address; manager: Address }): ActState {
  const [busy, setBusy] = useState(false)
  const [going, setGoing] = useState('')
  const [failed, setFailed] = useState('')
  const places = new Set([manager.toLowerCase(), contractAddresses.PositionLocker.toLowerCase()])
  const waiting = useTransactions().some(
    ({ status, from, intent }) =>
      status === 'pending' && from.toLowerCase() === account.toLowerCase() && places.has(intent?.to ?? ''),
  )

  async function run(act: PositionAct, description: string): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailed('')
    setGoing('Read what the sheet says, then confirm in your wallet.')
    const { runPositionAct } = await import('./run-position-act.ts')
    const why = await runPositionAct(act, { from: account, manager, description })
    setBusy(false)
    setGoing(why ? '' : 'Sent.')
    setFailed(why ?? '')
    return why === undefined
  }

  const onItsWay = waiting && !busy && !failed
  return { busy, failed, going: onItsWay ? 'A transaction is on its way; this list follows it.' : going, run }
}
