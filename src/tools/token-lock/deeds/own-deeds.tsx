import type { Address } from 'viem'
import { AcceptLock, LockActions } from '#tools/token-lock/list/lock-actions.tsx'
import { LockRow } from '#tools/token-lock/list/lock-row.tsx'
import { lockName } from '#tools/token-lock/read/lock-number.ts'
import type { Deed, DeedsRead } from './read-deeds.ts'

/** The locks that an account holds as NFTs, and those offered to it so; nothing where there are none. */
export function OwnDeeds({
  deeds: { own, offered },
  account,
  now,
}: {
  deeds: DeedsRead
  account: Address
  now: number
}) {
  return (
    <>
      {offered.length > 0 && (
        <>
          <h3>NFTs offered to you</h3>
          <ul className="locks-rows">
            {offered.map((deed) => (
              <LockRow key={String(deed.id)} lock={deed} unit={deed.held} now={now}>
                <Picture deed={deed} />
                <AcceptLock lock={deed} token={deed.held} account={account} deed />
              </LockRow>
            ))}
          </ul>
        </>
      )}
      {own.length > 0 && (
        <>
          <h3>Your locks as NFTs</h3>
          <ul className="locks-rows">
            {own.map((deed) => (
              <LockRow key={String(deed.id)} lock={deed} unit={deed.held} now={now}>
                <Picture deed={deed} />
                <LockActions lock={deed} others={own} token={deed.held} account={account} deed />
              </LockRow>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The picture as the chain draws it, and how the NFT changes hands. */
function Picture({ deed }: { deed: Deed }) {
  const { picture, byOffer, held } = deed
  return (
    <figure className="locks-deed">
      {picture && (
        <img src={picture} width={180} height={210} alt={`The seal of lock ${lockName(deed)} of ${held.symbol}`} />
      )}
      <figcaption>
        {byOffer
          ? 'This NFT changes hands by offer and acceptance only.'
          : 'The account that receives this NFT owns the lock.'}
      </figcaption>
    </figure>
  )
}
