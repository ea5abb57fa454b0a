import type { Address as Account } from 'viem'
import { ladderFacts } from '#chain/liquidity/pool-words.ts'
import { idText, nameOf } from '#chain/tokens/numbered.ts'
import { Address } from '#seals/components/address.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { UtcTime } from '#ui/components/utc-time.tsx'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'
import { amountOf, percent } from './token-amount.ts'
import type { TokenFacts } from './token-facts.server.ts'
import type { Lens, TokenLock, TokenLocks } from './token-locks.server.ts'

/** Locks that are listed one by one, the largest first. */
const mostListed = 25

/** What of a token is locked here, for how long, and a link to the proof of each lock. */
export function Locks({ address, facts, lens }: { address: Account; facts: TokenFacts; lens: Lens }) {
  return (
    <>
      <Plain facts={facts} lens={lens} />
      {facts.votingLocks && (
        <>
          <h3>Locked, and its votes go on counting</h3>
          <Locked facts={facts} found={facts.votingLocks} votes />
        </>
      )}
      <div className="actions">
        <OfferedAnchor className="button" href={`/token-locking?token=${address}#lock`}>
          Lock some of it
        </OfferedAnchor>
      </div>
    </>
  )
}

function Plain({ facts, lens: { owed } }: { facts: TokenFacts; lens: Lens }) {
  const { locks: found, votingLocks } = facts
  if (owed === 0n)
    return votingLocks ? null : <p>Nothing of it is locked here. That says nothing of locks elsewhere.</p>
  if (!found)
    return <p>The lock contract holds {amountOf(facts, owed)} of it. What of that is free cannot be read now.</p>
  return <Locked facts={facts} found={found} />
}

type LockedProps = { facts: TokenFacts; found: TokenLocks; votes?: boolean }

/** The sums of some locks, and the largest of them. `votes`: their votes go on counting. */
function Locked({ facts, found, votes = false }: LockedProps) {
  const listed = found.locks.slice(0, mostListed)
  const more = found.locks.length - listed.length
  return (
    <>
      {!found.solvent && (
        <p>
          <strong>The token took balance away from the lock contract: it holds less than it owes.</strong>
        </p>
      )}
      <FactTable
        label="What is locked"
        facts={[
          [
            'Held, and not to be withdrawn now',
            `${amountOf(facts, found.held)}, ${percent(found.share)} of the supply`,
          ],
          ...ladderFacts(found.ladder, (amount) => amountOf(facts, amount)),
          ['Free to withdraw, not held', found.free === 0n ? 'nothing' : amountOf(facts, found.free)],
        ]}
      />
      <ul className="marks">
        {listed.map((lock) => (
          <li key={String(lock.id)}>
            <Lock {...lock} facts={facts} votes={votes} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="soft">
          And {more} smaller {more === 1 ? 'lock' : 'locks'}.
        </p>
      )}
      {!found.whole && (
        <p className="soft">
          The token has more locks than are counted here, so what is held is more. Counted are the largest 200 of{' '}
          {found.locks.length}.
        </p>
      )}
    </>
  )
}

function Lock({ id, owner, locked, end, facts, votes }: TokenLock & { facts: TokenFacts; votes: boolean }) {
  return (
    <>
      <a href={`/token-locking/${idText(id)}${votes ? '-votes' : ''}`}>
        Lock {nameOf(id)}
        {votes && ' with votes'}
      </a>
      :{' '}
      {locked > 0n ? (
        <>
          {amountOf(facts, locked)} {end ? <Until at={end} /> : 'permanently'}
        </>
      ) : (
        'nothing any more'
      )}
      , of <Address value={owner} />
    </>
  )
}

function Until({ at }: { at: Date }) {
  return (
    <>
      until <UtcTime at={at} />
    </>
  )
}
