import { isOfferedToDeeds } from '#tools/token-lock/list/action-choices.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import type { DeedKind } from './deed-calls.ts'

const kinds: Record<DeedKind, string> = {
  free: 'As any NFT: its holder owns the lock',
  offer: 'In two steps: only once the receiver accepts',
}

type WrapFieldProps = { lock: Lock; form: DeedKind; change: (form: DeedKind) => void }

/** How the NFT that a lock becomes will change hands, and which of the two transactions comes next. */
export function WrapField({ lock, form, change }: WrapFieldProps) {
  return (
    <>
      <label className="field">
        How the NFT changes hands
        <select className="control" value={form} onChange={(event) => change(event.target.value as DeedKind)}>
          {Object.entries(kinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <p>
        {isOfferedToDeeds(lock)
          ? 'The lock is offered to the contract of the NFTs. One transaction is left: it makes the NFT.'
          : 'Your wallet asks twice: first to offer the lock to the contract of the NFTs, then to make the NFT.'}{' '}
        The schedule and the amounts stay as they are, and you can take the lock out again.
      </p>
    </>
  )
}

/** What happens to a lock that is taken out of its NFT. */
export function UnwrapNote() {
  return (
    <p>
      Two transactions: the first ends the NFT and offers the lock to you, the second accepts it. Until you accept,
      nobody else can take the lock.
    </p>
  )
}
