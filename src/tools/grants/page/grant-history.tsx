import { transactionUrl } from '#chain/chain-links.ts'
import { askHistory } from '#chain/index/read-index.ts'
import { AsOf } from '#chain/read/as-of.tsx'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { grantsContract } from '#tools/grants/contract/grants-contract.ts'
import { eventWords } from './event-words.ts'

type GrantHistoryProps = { id: bigint; token: Pick<Token, 'symbol' | 'decimals'> }

/** What happened to a grant. */
export function GrantHistory({ id, token }: GrantHistoryProps) {
  const known = useRead(String(id), () =>
    askHistory(pageRpc(), { contract: 'TokenGrants', abi: grantsContract.abi, id }),
  )
  const { events = [], index } = known.value ?? {}
  return (
    <>
      <output>{known.at === 'reading' && 'Reading its events.'}</output>
      <ChainTrouble known={known} />
      <ol className="locks-history">
        {events.map((event) => (
          <li key={`${event.hash}${event.index}`}>
            {eventWords(event, token)} <a href={transactionUrl(undefined, event.hash)}>Block {event.block}</a>
          </li>
        ))}
      </ol>
      {known.at === 'known' && <AsOf index={index} otherwise="Every event is on the chain all the same." />}
    </>
  )
}
