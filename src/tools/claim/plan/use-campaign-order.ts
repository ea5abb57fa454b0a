import { useRef, useState } from 'react'
import type { Address } from 'viem'
import { view } from '#chain/read/ask.ts'
import { pageChain } from '#chain/read/page-chain.ts'
import { useChain, type Known } from '#chain/read/use-chain.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { findMade } from '#tools/claim/contract/read-history.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { campaignOrder, type CampaignOrder } from './campaign-plan.ts'
import { carryOut } from './carry-out.ts'
import { stepOf, type OrderFacts, type OrderStep } from './order-step.ts'

/** The order of this device, how far it is, and what moves it. */
export type OrderHandle = {
  order?: CampaignOrder
  step: OrderStep
  chain: Known<unknown>
  /** Whether a wallet, or the chain, is being asked just now. */
  asking: boolean
  /** Why it stopped. */
  why?: Explained
  /** Whether the device keeps it: if not, this tab must stay open. */
  kept: boolean
  place: (order: CampaignOrder) => void
  goOn: () => Promise<void>
  forget: () => void
}

/** Keeps the order of this device and carries it out, one step for each press of a button. */
export function useCampaignOrder(): OrderHandle {
  const [order, setOrder] = useState(campaignOrder.kept)
  const [kept, setKept] = useState(true)
  const [asking, setAsking] = useState(false)
  const [why, setWhy] = useState<Explained>()
  const busy = useRef(false)
  const transactions = useTransactions()
  const sent = transactions.map(({ hash, status }) => hash + status).join(' ')
  const chain = useChain(order && `${order.root} ${order.from} ${order.madeAt} ${sent}`, () => factsOf(order!))
  const step: OrderStep = order ? stepOf(order, { transactions, chain: chain.value }) : { do: 'read' }

  const keep = (next: CampaignOrder | undefined) => {
    setKept(campaignOrder.keep(next))
    setOrder(next)
  }

  async function goOn() {
    if (!order || busy.current || (step.do !== 'approve' && step.do !== 'create')) return
    busy.current = true
    setAsking(true)
    setWhy(undefined)
    const stopped = await carryOut(order, { step, keep })
    busy.current = false
    setAsking(false)
    setWhy(stopped)
  }

  return {
    order,
    step,
    chain,
    asking,
    why,
    kept,
    place: (next) => {
      setWhy(undefined)
      keep(next)
    },
    goOn,
    forget: () => {
      setWhy(undefined)
      keep(undefined)
    },
  }
}

async function factsOf({ token, from, root, block }: CampaignOrder): Promise<NonNullable<OrderFacts['chain']>> {
  const args = [from, contractAddresses.MerkleClaims] as [Address, Address]
  const [allowance, made] = await Promise.all([
    view(pageChain(), { to: token.address, abi: tokenAbi, name: 'allowance', args }),
    findMade(pageChain(), { creator: from, root, since: block }),
  ])
  return { allowance, ...(made && { made: { id: made.args.id, block: made.block } }) }
}
