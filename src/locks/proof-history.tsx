import { transactionUrl } from '#chain/chain-links.ts'
import { ChainTrouble } from '#workshop/chain-trouble.tsx'
import { pageChain } from '#workshop/page-chain.ts'
import type { Token } from '#workshop/read-token.ts'
import { useChain } from '#workshop/use-chain.ts'
import { eventWords } from './event-words.ts'
import { readEvents, topicsOfLock } from './read-logs.ts'

type ProofHistoryProps = { id: bigint; token: Pick<Token, 'symbol' | 'decimals'> }

/** Everything that ever happened to a lock, as far back as the node tells. */
export function ProofHistory({ id, token }: ProofHistoryProps) {
  const known = useChain(String(id), () => readEvents(pageChain(), topicsOfLock(id)))
  const { events = [], from } = known.value ?? {}
  return (
    <>
      <output>{known.at === 'reading' && 'Reading its events.'}</output>
      <ChainTrouble known={known} />
      <ol className="locks-history">
        {events.map((event) => (
          <li key={`${event.hash}${event.index}`}>
            {eventWords(event, id, token)} <a href={transactionUrl(undefined, event.hash)}>Block {event.block}</a>
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
