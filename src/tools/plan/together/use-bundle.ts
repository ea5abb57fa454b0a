import { useEffect, useEffectEvent } from 'react'
import type { Address, Hash } from 'viem'
import type { Explained } from '#tools/plan/explain-error.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { Bundle, Plan, Progress } from '#tools/plan/plan-state.ts'
import { callsKey } from '#transactions/track/transaction.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import type { CallsStatus } from '#wallet/account/send-calls.ts'
import { recordTogether, settled } from './settle.ts'
import { askStatus } from './wallet-calls.ts'

/** Milliseconds from one question to the next: the longer nothing is told, the less is asked. An owner of a Safe may sign days later. */
const pauses = { first: 1500, most: 30_000 }

type Following<Kind> = {
  progress: Progress | undefined
  /** Whether the wallet is being asked to send: it knows nothing of the calls before its user has said yes. */
  asking: boolean
  keep: (plan: Kind) => void
  stop: (why: Explained) => void
}

/**
 * Asks the wallet of a plan what became of calls that went together, until it has told. Where the chain, which is read with every block, or
 * the list of transactions shows them first, that counts.
 */
export function useBundle<Kind extends Plan>(
  kind: PlanKind<Kind>,
  plan: Kind | undefined,
  { progress, asking, keep, stop }: Following<Kind>,
): void {
  const bundle = plan?.bundle
  const open = bundle && !bundle.hash && !asking ? bundle : undefined
  const transactions = useTransactions()
  const listed = open && transactions.find(({ followsHash }) => followsHash === callsKey(open.id))
  const shown = open && (shownBy(open, progress) ?? listed?.hash)
  const asked = open && !open.lost && !shown ? open.id : undefined
  const whose = asked && `${plan!.chainId} ${plan!.from}`

  const hear = useEffectEvent((status: CallsStatus) => {
    const latest = kind.store.kept() ?? plan
    if (!latest?.bundle || latest.bundle.hash || latest.bundle.id !== bundle?.id) return
    const after = settled<Kind>({ ...latest, bundle: latest.bundle }, status)
    if (!after) return
    const told = after.plan.bundle
    if (told?.hash) recordTogether(kind, { ...after.plan, bundle: told })
    keep(after.plan)
    if (after.why) stop(after.why)
  })

  useEffect(() => {
    if (shown) void Promise.resolve().then(() => hear({ at: 'done', hash: shown }))
  }, [shown])

  useEffect(() => {
    if (!asked || !whose) return
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const [chainId, from] = whose.split(' ') as [string, Address]
    const ask = async (pause: number) => {
      const status = await askStatus({ chainId: Number(chainId), from }, asked)
      if (ended) return
      hear(status)
      timer = setTimeout(() => void ask(Math.min(pauses.most, pause * 1.5)), pause)
    }
    void ask(pauses.first)
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [asked, whose])
}

/** The transaction in which the chain shows all of them. */
function shownBy({ first, count }: Bundle, progress: Progress | undefined): Hash | undefined {
  const last = progress?.steps[first + count - 1]
  return last?.made ? last.hash : undefined
}
