import type { Hash } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { useRead } from '#chain/read/use-read.ts'
import { idText, nameOf } from '#chain/tokens/numbered.ts'

/** What a launch with a pool made besides the token: the public proofs of its liquidity and of the team's share. */
export function MadeLinks({ hash }: { hash: Hash }) {
  const known = useRead(`made ${hash}`, async () => (await import('./read-made.ts')).readMade(hash))
  const { lockId = 0n, firstLock = 0n, firstGrant = 0n, campaign = 0n, block, pool, isPair } = known.value ?? {}
  const made = [
    [
      lockId,
      isPair ? `/token-locking/${idText(lockId)}` : `/liquidity-locking/${lockId}`,
      'The proof that its liquidity is locked',
    ],
    [firstLock, `/token-locking/${idText(firstLock)}`, 'The lock of the team'],
    [firstGrant, `/grants/${idText(firstGrant)}`, 'The grant of the team'],
    [campaign, `/claim/${campaign}?block=${block}`, 'The list to claim from'],
  ] as const
  const there = made.filter(([id]) => id > 0n)
  return (
    <>
      <ChainTrouble known={known} />
      {there.length > 0 && (
        <ul className="related" aria-label="Made in the same transaction">
          {pool && (
            <li>
              <a href={`/liquidity-locking/${pool}`}>All locked liquidity of its pool</a>
              <span className="soft">What sellers are paid out of it, and until when.</span>
            </li>
          )}
          {there.map(([id, path, words]) => (
            <li key={path}>
              <a href={path}>{words}</a>
              <span className="soft">Made in the same transaction, {nameOf(id)}.</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
