import type { Address } from 'viem'
import { timeWords } from '#core/time/time-words.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import type { HandedClaim } from './signed-claim.ts'

type HereProps = {
  /** The account on the list. */
  account: Address
  /** Whether that account has to send a plain claim itself. */
  own: boolean
  shown: ShownAccount
  now: number
  /** A signed claim that the link of this page brought. */
  handed?: HandedClaim
  busy: boolean
  press: (signed?: HandedClaim) => void
}

/** The button that claims from the connected wallet: by a signature the link has brought, to the account itself, or who can. */
export function ClaimHere({ account, own, shown, now, handed, busy, press }: HereProps) {
  if (handed) return <ClaimHanded {...{ handed, shown, now, busy, press }} />
  const another = shown.account && shown.account.address.toLowerCase() !== account.toLowerCase()
  if (own && another)
    return (
      <p>
        <strong>Only the account on the list can send this claim.</strong> Connect {account}, or open the link of a
        claim that it has signed.
      </p>
    )
  return (
    <>
      <div className="actions">
        <button type="button" className="button solid" id="claims-claim" aria-disabled={busy} onClick={() => press()}>
          {shown.account ? 'Claim' : 'Connect a wallet to claim'}
        </button>
      </div>
      <p className="soft">
        {own
          ? 'Only the account on the list can send this claim, or sign it over below.'
          : 'The tokens go to the account on the list, whichever wallet pays the network’s fee.'}
      </p>
    </>
  )
}

function ClaimHanded({
  handed,
  shown,
  now,
  busy,
  press,
}: Omit<HereProps, 'account' | 'own'> & { handed: HandedClaim }) {
  const { recipient, deadline } = handed
  if (now > deadline)
    return (
      <p>
        <strong>The signature of this link counted until {timeWords(deadline)}.</strong> Ask the account on the list to
        sign again.
      </p>
    )
  return (
    <>
      <p>
        <strong>The account on the list has signed this claim.</strong> It is paid to {recipient}. Any wallet can send
        it until {timeWords(deadline)}, and pays the network’s fee.
      </p>
      <div className="actions">
        <button
          type="button"
          className="button solid"
          id="claims-send-signed"
          aria-disabled={busy}
          onClick={() => press(handed)}
        >
          {shown.account ? 'Send the signed claim' : 'Connect a wallet to send it'}
        </button>
      </div>
    </>
  )
}
