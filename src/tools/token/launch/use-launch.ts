import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { readDraft } from '#tools/token/form/token-draft.ts'
import type { TokenArtifact } from '#tools/token/generator/artifact.ts'
import { fetchArtifact } from '#tools/token/generator/fetch-compiled.ts'
import { rememberOwnContract } from '#transactions/describe/own-contracts.ts'
import type { Transaction } from '#transactions/track/transaction.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { createdBy, findUnanswered, type Found } from './find-launched.ts'
import { knowOfLaunch, launches, watchLaunches, type Launch } from './launch-store.ts'

/** Where a launch stands. */
export type LaunchState =
  /** The wallet was asked, and the page does not know what it answered. */
  | { at: 'unanswered' }
  | { at: 'pending'; transaction?: Transaction }
  | { at: 'failed'; transaction: Transaction }
  /** It is on the chain. `same`: its code is the one that was shown. `transaction`: gone when the visitor has cleared the list. */
  | { at: 'created'; address: `0x${string}`; same: boolean; transaction?: Transaction }

/** Every launch of this browser, drawn again whenever something changes. */
export function useLaunches(): readonly Launch[] {
  return useSyncExternalStore(watchLaunches, launches, () => none)
}
const none: readonly Launch[] = []

/** Milliseconds between two looks for what the wallet has not told. */
const pause = 4000

/** Follows a launch to its contract, over reloads, replaced transactions and undone blocks. */
export function useLaunch(launch: Launch): LaunchState {
  const { hash } = launch
  const transactions = useTransactions()
  const transaction = hash && transactions.find((one) => one.hash === hash || one.followsHash === hash)
  const sentAs = transaction?.hash ?? hash
  // Looked for again whenever its transaction is another one, or in another block.
  const of = [launch.id, launch.nonce, sentAs, transaction?.block].join()
  const [seen, setSeen] = useState<{ of: string; found: Found }>()
  const found = seen?.of === of ? seen.found : undefined

  const look = useEffectEvent(async () => lookFor(launch, sentAs).catch((): Found => ({ at: 'nothing' })))
  const know = useEffectEvent(({ address, same }: Found & { at: 'found' }) => {
    if (launch.address !== address) knowOfLaunch(launch, { address })
    const { symbol, name } = readDraft(launch.query)?.form ?? {}
    if (same)
      rememberOwnContract({
        chainId: launch.chainId,
        address,
        name: [name, symbol && `(${symbol})`].filter(Boolean).join(' '),
      })
  })

  useEffect(() => {
    let current = true
    let timer: ReturnType<typeof setTimeout>
    const round = async () => {
      const result = await look()
      if (!current) return
      setSeen({ of, found: result })
      if (result.at === 'found') know(result)
      else timer = setTimeout(() => void round(), pause)
    }
    void round()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [of])

  if (transaction?.status === 'failed') return { at: 'failed', transaction }
  if (found?.at === 'found' && transaction?.status !== 'pending') return { ...found, at: 'created', transaction }
  return hash ? { at: 'pending', transaction } : { at: 'unanswered' }
}

async function lookFor(launch: Launch, hash: string | undefined): Promise<Found> {
  const artifact = await artifactOf(launch)
  if (!artifact) return { at: 'nothing' }
  return hash ? createdBy(hash, artifact) : findUnanswered(launch, artifact)
}

/** The compiled form of what was launched; undefined while it cannot be fetched. */
export async function artifactOf({ query }: Launch): Promise<TokenArtifact | undefined> {
  const draft = readDraft(query)
  const fetched = draft && (await fetchArtifact(draft.options))
  return fetched && 'artifact' in fetched ? fetched.artifact : undefined
}
