import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pageChain } from '#chain/read/page-chain.ts'
import { useChain } from '#chain/read/use-chain.ts'
import { readToken } from '#chain/tokens/read-token.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { carryOut } from './carry-out.ts'
import { progressOf, type OrderProgress } from './order-step.ts'
import { lockOrder, type Order } from './lock-plan.ts'

/** The order of this device, how far it is, and what moves it. */
export type OrderHandle = {
  order?: Order
  progress?: OrderProgress
  /** Whether a wallet, or the chain, is being asked just now. */
  asking: boolean
  /** Why it stopped. */
  why?: Explained
  /** Whether the device keeps it: if not, this tab must stay open. */
  kept: boolean
  place: (order: Order) => void
  goOn: () => void
  forget: () => void
}

/** Keeps the order of this device and carries it out while somebody wants it: one transaction after the other, none twice. */
export function useOrder(): OrderHandle {
  const [order, setOrder] = useState(lockOrder.kept)
  const [kept, setKept] = useState(true)
  const [wanted, setWanted] = useState(false)
  const [asking, setAsking] = useState(false)
  const [why, setWhy] = useState<Explained>()
  const busy = useRef(false)
  const transactions = useTransactions()

  const sent = transactions.map(({ hash, status }) => hash + status).join(' ')
  const allowance = useChain(order && `${order.token.address} ${order.from} ${sent}`, async () => {
    const token = await readToken(pageChain(), order!.token.address, order!.from)
    return token?.allowance ?? 0n
  })
  const progress =
    order && progressOf(order, { transactions, allowance: allowance.at === 'known' ? allowance.value : undefined })

  const keep = (next: Order | undefined) => {
    setKept(lockOrder.keep(next))
    setOrder(next)
  }

  const advance = useEffectEvent(async () => {
    const step = progress?.step
    if (!order || !step || step.do === 'wait' || step.do === 'read' || busy.current) return
    if (step.do === 'done') return setWanted(false)
    busy.current = true
    setAsking(true)
    const stopped = await carryOut(order, { step, keep })
    busy.current = false
    setAsking(false)
    if (stopped) setWanted(false)
    setWhy(stopped)
  })

  // A wallet's lost answer is looked up whether or not somebody wants to go on.
  const due = progress && (wanted || (progress.step.do === 'look' && !why)) && !asking ? textOf(progress) : undefined
  useEffect(() => {
    if (due !== undefined) void Promise.resolve(due).then(advance)
  }, [due])

  const begin = () => {
    setWhy(undefined)
    setWanted(true)
  }
  return {
    order,
    progress,
    asking,
    why,
    kept,
    place: (next) => {
      keep(next)
      begin()
    },
    goOn: begin,
    forget: () => {
      keep(undefined)
      setWanted(false)
      setWhy(undefined)
    },
  }
}

/** A step as text: the same step is not begun twice. */
function textOf({ step }: OrderProgress): string {
  return JSON.stringify(step, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}
