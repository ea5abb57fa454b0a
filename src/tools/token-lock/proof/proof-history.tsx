import { transactionUrl } from '#chain/chain-links.ts'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { lockText, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { readEvents, topicsOfLock } from '#tools/token-lock/read/read-logs.ts'
import { eventWords } from './event-words.ts'

type ProofHistoryProps = { lock: LockKey; token: Pick<Token, 'symbol' | 'decimals'> }

/** Everything that ever happened to a lock, as far back as the node tells. */
export function ProofHistory({ lock, token }: ProofHistoryProps) {
  const known = useRead(lockText(lock), () => readEvents(pageRpc(), topicsOfLock(lock), { lockers: [lock.locker] }))
  const { events = [], from } = known.value ?? {}
  return (
    <>
      <output>{known.at === 'reading' && 'Reading its events.'}</output>
      <ChainTrouble known={known} />
      <ol className="locks-history">
        {events.map((event) => (
          <li key={`${event.hash}${event.index}`}>
            {eventWords(event, lock, token)} <a href={transactionUrl(undefined, event.hash)}>Block {event.block}</a>
          </li>
        ))}
      </ol>
      {from !== undefined && from > 0 && (
        <p className="soft">
          Read from block {from} on: the node tells no more at once. Older events are on the chain all the same.
        </p>
      )}
    </>
  )
}
