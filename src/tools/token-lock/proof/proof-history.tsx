import { transactionUrl } from '#chain/chain-links.ts'
import { askHistory } from '#chain/index/read-index.ts'
import { AsOf } from '#chain/read/as-of.tsx'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { lockText, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { lockAbi } from '#tools/token-lock/read/lockers.ts'
import { eventWords } from './event-words.ts'

type ProofHistoryProps = { lock: LockKey; token: Pick<Token, 'symbol' | 'decimals'> }

/** What happened to a lock. */
export function ProofHistory({ lock, token }: ProofHistoryProps) {
  const { id, locker } = lock
  const known = useRead(lockText(lock), () => askHistory(pageRpc(), { contract: locker, abi: lockAbi, id }))
  const { events = [], index } = known.value ?? {}
  return (
    <>
      <output>{known.at === 'reading' && 'Reading its events.'}</output>
      <ChainTrouble known={known} />
      <ol className="locks-history">
        {events.map((event) => (
          <li key={`${event.hash}${event.index}`}>
            {eventWords({ ...event, locker }, lock, token)}{' '}
            <a href={transactionUrl(undefined, event.hash)}>Block {event.block}</a>
          </li>
        ))}
      </ol>
      {known.at === 'known' && <AsOf index={index} otherwise="Every event is on the chain all the same." />}
    </>
  )
}
