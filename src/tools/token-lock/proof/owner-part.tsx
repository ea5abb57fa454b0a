import type { Address as AccountAddress } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { Address } from '#seals/components/address.tsx'
import { lockText } from '#tools/token-lock/read/lock-number.ts'
import { readDeed, type Deed } from '#tools/token-lock/deeds/read-deeds.ts'
import { AcceptLock, LockActions } from '#tools/token-lock/list/lock-actions.tsx'
import { readHeldToken, type HeldToken } from '#tools/token-lock/read/fair-share.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { useAccount } from '#wallet/account/use-account.ts'

/** Locks are merged in the list of all of them. */
const alone: readonly Lock[] = []

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** On the page of a lock: who holds it, if it is an NFT, and what the connected account can do with it; nothing for strangers. */
export function OwnerPart({ lock }: { lock: Lock }) {
  const { account } = useAccount()
  const address = account?.address
  const asNft = lock.locker === 'TokenLocker' && isSame(lock.owner, contractAddresses.LockDeeds)
  const known = useRead(address || asNft ? `${lockText(lock)} ${address} ${lock.owner}` : undefined, () =>
    readPart(lock, { asNft, account: address }),
  )
  const { deed, token } = known.value ?? {}
  return (
    <>
      <ChainTrouble known={known} />
      {deed && (
        <section className="locks-section">
          <h2>The NFT of this lock</h2>
          <p>
            The contract of the NFTs owns this lock. Its NFT belongs to <Address value={deed.owner} />, who can do what
            the owner of a lock can do.{' '}
            {deed.byOffer ? 'It changes hands by offer and acceptance only.' : 'It changes hands as any NFT does.'}
          </p>
        </section>
      )}
      {address && token && <Doings lock={lock} deed={deed} token={token} account={address} />}
    </>
  )
}

type DoingsProps = { lock: Lock; deed: Deed | undefined; token: HeldToken; account: AccountAddress }

/** What the account can do with the lock, or with its NFT. */
function Doings({ lock, deed, token, account }: DoingsProps) {
  const mine = deed ?? lock
  const owns = isSame(mine.owner, account)
  if (!owns && !isSame(mine.pendingOwner, account)) return null
  return (
    <section className="locks-section">
      <h2>{owns ? 'Your lock' : 'Offered to you'}</h2>
      {owns ? (
        <LockActions lock={mine} others={alone} token={token} account={account} deed={deed !== undefined} />
      ) : (
        <AcceptLock lock={mine} token={token} account={account} deed={deed !== undefined} />
      )}
    </section>
  )
}

async function readPart(lock: Lock, { asNft, account }: { asNft: boolean; account: AccountAddress | undefined }) {
  const [deed, token] = await Promise.all([
    asNft ? readDeed(pageRpc(), lock.id, account) : undefined,
    account && readHeldToken(pageRpc(), lock, account),
  ])
  return { deed, token }
}
