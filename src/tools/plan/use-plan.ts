import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead, type Read } from '#chain/read/use-read.ts'
import { intentOf, type Transaction } from '#transactions/track/transaction.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { executeStep } from './execute-step.ts'
import type { Explained } from './explain-error.ts'
import type { PlanKind } from './plan-kind.ts'
import {
  isActive,
  planState,
  toRead,
  withMade,
  type ChainFacts,
  type ActiveNext,
  type Plan,
  type Progress,
} from './plan-state.ts'
import { togetherOf, type Together } from './together/together.ts'
import { useBundle } from './together/use-bundle.ts'

/** The plan of this device, how far it is, and what moves it. */
export type PlanHandle<Kind, Found extends ChainFacts = ChainFacts> = {
  plan?: Kind
  progress?: Progress
  chain: Read<Found>
  /** Whether a wallet, or the chain, is being asked just now. */
  asking: boolean
  /** Why it stopped. */
  why?: Explained
  /** What would go together next, where the wallet can. */
  together?: Together
  /** What the rest costs on the network, in words; undefined where no node can say. */
  fee?: (together?: Together) => Promise<string | undefined>
  /** Whether the device keeps it: if not, this tab must stay open. */
  kept: boolean
  /** Whether it was begun, or gone on with, on this page in this visit. */
  begun: boolean
  place: (plan: Kind) => void
  goOn: () => void
  /** Goes on by an approval where a signature was to take its place, in tools that sign. */
  approveInstead?: () => void
  forget: () => void
}

/** Keeps the plan of this device and carries it out while the visitor wants it: one transaction after the other, none twice. */
export function usePlan<Kind extends Plan, Found extends ChainFacts>(
  kind: PlanKind<Kind, Found>,
): PlanHandle<Kind, Found> {
  const [plan, setPlan] = useBrowserState<Kind | undefined>(undefined, kind.store.kept)
  const [kept, setKept] = useState(true)
  const [wanted, setWanted] = useState(false)
  const [begun, setBegun] = useState(false)
  const [asking, setAsking] = useState(false)
  const [why, setWhy] = useState<Explained>()
  const busy = useRef(false)
  /** Whether a transaction was waited for since the last press. */
  const waited = useRef(false)
  const transactions = useTransactions()
  const sent = transactions.map(({ hash, status }) => hash + status).join(' ')
  const outline = plan && kind.outline(plan)
  const chain = useRead(plan && `${plan.from} ${plan.madeAt} ${sent}`, () =>
    kind.read(pageRpc(), toRead(plan!, planState(plan!, outline!, { transactions }))),
  )
  const progress = plan && planState(plan, outline!, { transactions, chain: chain.value })

  const show = (next: Kind | undefined) => {
    setPlan(next)
    // Another tab may have begun another plan: nobody has asked for that one here.
    if (next?.madeAt === plan?.madeAt) return
    setWanted(false)
    setBegun(false)
  }
  const keep = (next: Kind | undefined) => {
    setKept(kind.store.keep(next))
    show(next)
  }

  // A plan that another tab has begun stands here as well: nobody begins a second one in its place.
  const changedElsewhere = useEffectEvent(() => {
    setWhy(undefined)
    show(kind.store.kept())
  })
  useEffect(() => kind.store.watch?.(() => changedElsewhere()), [kind])

  // The list of transactions forgets the older ones: what a plan has made is kept with it.
  const isNew = plan && progress && JSON.stringify(withMade(plan, progress).found) !== JSON.stringify(plan.found ?? {})
  const keepMade = useEffectEvent(() => {
    const latest = kind.store.kept()
    if (plan && progress && latest?.madeAt === plan.madeAt) keep(withMade(latest, progress))
  })
  useEffect(() => {
    if (isNew) void Promise.resolve().then(keepMade)
  }, [isNew])

  useBundle(kind, plan, {
    progress,
    asking,
    keep,
    stop(said) {
      setWanted(false)
      setWhy(said)
    },
  })

  const advance = useEffectEvent(async () => {
    const next = progress?.next
    if (!plan || !next || busy.current) return
    if (next.do === 'done') return setWanted(false)
    if (next.do === 'wait') waited.current = true
    if (!isActive(next)) return kind.follows || setWanted(false)
    // Nothing is sent a second time without a press: what has failed is told, and what is in a block may be shown late.
    if (waited.current && 'failed' in next && next.failed) return setWanted(false)
    if (waited.current && isApproved(kind, plan, { next, transactions })) return setWhy(shownLate)
    busy.current = true
    setAsking(true)
    setWhy(undefined)
    const stopped = await executeStep(kind, plan, { next, keep })
    busy.current = false
    setAsking(false)
    if (stopped || !kind.follows) setWanted(false)
    setWhy(stopped)
    chain.again()
  })

  const readAgain = useEffectEvent(() => chain.again())

  const due = progress && wanted && !asking ? textOf(progress) : undefined
  useEffect(() => {
    if (due !== undefined) void Promise.resolve(due).then(advance)
  }, [due])

  // A node that is behind says so by no block of its own.
  const isLate = why === shownLate
  useEffect(() => {
    if (!isLate) return
    const timer = setInterval(() => readAgain(), latePause)
    return () => clearInterval(timer)
  }, [isLate])

  const goOn = () => {
    waited.current = false
    setBegun(true)
    setWhy(undefined)
    setWanted(true)
  }
  return {
    plan,
    progress,
    chain,
    asking,
    why,
    ...(kind.together && progress && !plan.apart && { together: togetherOf(outline!, progress) }),
    ...(plan &&
      progress && {
        fee: async (together?: Together) => {
          const { planFeeWords } = await import('./together/plan-fee.ts')
          return planFeeWords(kind, plan, { progress, chain: chain.value, together, rpc: pageRpc() })
        },
      }),
    kept,
    begun,
    place: (next) => {
      keep(next)
      setBegun(true)
      if (kind.follows) goOn()
      else setWhy(undefined)
    },
    goOn,
    ...(kind.signature && {
      approveInstead: () => {
        const bare = plan && kind.signature!.drop(plan)
        if (bare) keep(bare)
        goOn()
      },
    }),
    forget: () => {
      keep(undefined)
      setWhy(undefined)
    },
  }
}

/** Milliseconds between two looks for what a block has and a node does not show. */
const latePause = 3_000

const shownLate: Explained = {
  message: 'The approval is in a block, and the node does not show it yet.',
  remedy: 'It goes on once it does. If you allowed less in your wallet, approve again.',
}

type Known = { next: ActiveNext; transactions: readonly Transaction[] }

/** Whether the very approval that is next is in a block already, since the plan was begun. */
function isApproved<Kind extends Plan>(kind: PlanKind<Kind>, plan: Kind, { next, transactions }: Known): boolean {
  if (next.do !== 'approve' || !kind.approval) return false
  const { to, dataHash } = intentOf(kind.approval(plan, next.amount))
  return transactions.some(
    ({ status, sentAt, from, intent }) =>
      status === 'confirmed' &&
      sentAt >= plan.madeAt &&
      from.toLowerCase() === plan.from.toLowerCase() &&
      intent?.to === to &&
      intent.dataHash === dataHash,
  )
}

/** What is next as text: the same step is not begun twice. */
function textOf({ next }: Progress): string {
  return JSON.stringify(next, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}
