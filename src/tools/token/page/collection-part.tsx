import type { Address as Account } from 'viem'
import type { Chain } from '#chain/chain.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { creatorPath } from '#core/offer/offered.ts'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'
import { Address } from '#seals/components/address.tsx'
import { draftQuery, firstDraft } from '#tools/token/form/token-draft.ts'
import { PhaseList } from '#tools/token/sale/phase-list.tsx'
import { isOpenAt } from '#tools/token/sale/read-sale.ts'
import { FactTable } from '#ui/components/table.tsx'
import type { TokenFacts } from './token-facts.server.ts'

type Shown = { address: Account; facts: TokenFacts; chain: Chain }

/** The sale of a collection, its royalty and its reveal; and where pieces are bought. */
export function Collection({ address, facts, chain }: Shown) {
  const { options, collection = {}, pieces } = facts
  const { royalty, batch, sale, revealed } = collection
  const now = BigInt(Math.floor(facts.time.getTime() / 1000))
  const made = pieces?.made ?? 0n
  const left = pieces?.most === undefined ? undefined : pieces.most - made
  const draft = options && draftQuery({ ...firstDraft(), options })
  const page = `${creatorPath}?${draft}&token=${address}#yours`
  return (
    <>
      {sale && (
        <PhaseList
          sale={{
            phases: sale.phases.map((phase, at) => ({ ...phase, at, isOpen: isOpenAt(phase, now) })),
            symbol: chain.currency.symbol,
            made,
            left,
            editions: sale.editions,
          }}
        />
      )}
      <FactTable
        label="Terms of the collection"
        facts={{
          'Pieces at the launch': batch && String(batch),
          'Proceeds go to': sale && <Address value={sale.proceeds} />,
          Royalty: royalty && (
            <>
              {exactAmount(royalty.share, 2)} %, which markets may pay to <Address value={royalty.receiver} />
            </>
          ),
          Metadata: revealed === undefined ? undefined : revealed ? 'revealed' : 'hidden; its hash is fixed',
        }}
      />
      {(sale || revealed === false) && (
        <div className="actions">
          <OfferedAnchor className="button solid" href={page}>
            {sale && left !== 0n ? 'Buy a piece' : 'Open its sale'}
          </OfferedAnchor>
        </div>
      )}
    </>
  )
}
