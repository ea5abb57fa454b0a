import { useEffect, useRef, useState } from 'react'
import type { Address, Hash } from 'viem'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import type { Transaction } from '#transactions/track/transaction.ts'
import { useReason } from '#transactions/told/reasons/use-reason.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import type { Explained } from './explain-error.ts'
import { proposalLine } from './proposal-line.ts'

/**
 * How one action ended: undefined when it was sent; when something else was sent before it, `next` is what is said once the chain has
 * that; otherwise why it stopped.
 */
export type AdminActionEnd = undefined | { next: string } | Explained

/** An action that is going on: `tell` says how far it is, and `signal` ends with the page that shows it. */
export type ActionGoing = { tell: (words: string) => void; signal: AbortSignal }

/** What is said of an action that is going on, is done, or was refused. `run` answers whether it was sent. */
export type AdminActionState = {
  busy: boolean
  going: string
  failed: Explained | undefined
  /** The hash of the transaction of which `going` or `failed` says how it ended. */
  ended?: string
  run: (carryOut: (going: ActionGoing) => Promise<AdminActionEnd>) => Promise<boolean>
}

/** Does things with some contracts, one at a time, and says how they go, until the chain has them. */
export function useAdminAction({
  account,
  contracts,
}: {
  account: Address
  contracts: readonly Address[]
}): AdminActionState {
  const [busy, setBusy] = useState(false)
  const [going, setGoing] = useState('')
  const [failed, setFailed] = useState<Explained>()
  const [followed, setFollowed] = useState<{ hash?: Hash; next?: string }>({})
  const running = useRef<AbortController>(undefined)
  const places = new Set<string>(contracts.map((contract) => contract.toLowerCase()))
  const isOurs = ({ from, intent }: Transaction) =>
    from.toLowerCase() === account.toLowerCase() && places.has(intent?.to ?? '')
  const transactions = useTransactions()
  const waiting = transactions.find((one) => one.status === 'pending' && isOurs(one))
  const last = transactions.find(
    ({ hash, followsHash }) => followed.hash && (hash === followed.hash || followsHash === followed.hash),
  )

  const reason = useReason(last?.status === 'failed' ? last.reason : undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function run(carryOut: (going: ActionGoing) => Promise<AdminActionEnd>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setFailed(undefined)
    setFollowed({})
    setGoing('Read what the sheet says, then confirm in your wallet.')
    const { signal } = (running.current = new AbortController())
    const end = await carryOut({ tell: setGoing, signal })
    setBusy(false)
    setGoing('')
    if (end && 'message' in end) setFailed(end)
    else {
      setGoing('Sent.')
      setFollowed({ hash: transactionStore().list().find(isOurs)?.hash, next: end?.next })
    }
    return !end
  }

  const state = { busy, failed, going, run }
  if (busy || failed) return state
  if (waiting) return { ...state, going: proposalLine(waiting) ?? 'A transaction is on its way; this page follows it.' }
  const done = followed.next ?? `Done: ${last?.description}.`
  if (last?.status === 'confirmed') return { ...state, going: done, ended: last.hash }
  if (last?.status === 'failed') return { ...state, going: '', failed: notDone({ ...last, reason }), ended: last.hash }
  return state
}

/** Why a transaction changed nothing, in one sentence. */
function notDone({ reason, proposal }: Transaction): Explained {
  const why =
    proposal === 'not-wanted'
      ? 'the owners rejected or replaced it in the Safe'
      : (reason?.replace(/\.$/, '') ?? 'the transaction failed')
  return { message: `Nothing was changed: ${why}.`, remedy: '' }
}
