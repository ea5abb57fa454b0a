import { useState } from 'react'
import type { Address } from 'viem'
import { addressIn } from '#chain/tokens/token-picker.tsx'
import { timeWords } from '#core/time/time-words.ts'
import type { SignedClaim } from '#tools/claim/contract/claim-calls.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { LineField } from '#ui/components/line-field.tsx'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { signatureLife } from './run-claim.ts'
import { signedLink } from './signed-claim.ts'

type ElsewhereProps = {
  /** The account on the list. */
  account: Address
  shown: ShownAccount
  tell: (why: Explained | undefined) => void
  /** Has the account sign for a recipient, for so many seconds; undefined: it stopped, and why was told. */
  sign: (recipient: Address, life: number) => Promise<SignedClaim | undefined>
  /** Sends a signed claim from the connected wallet. */
  send: (signed: SignedClaim) => Promise<void>
}

/** Where the account on the list signs its entry over to an address: to send it itself, or to hand it to another wallet. */
export function ClaimElsewhere({ account, shown, tell, sign, send }: ElsewhereProps) {
  const [typed, setTyped] = useState('')
  const [handed, setHanded] = useState<SignedClaim>()

  async function press(hand: boolean) {
    setHanded(undefined)
    tell(undefined)
    const recipient = addressIn(typed)
    if (!recipient)
      return tell({ message: 'The other address is not an address.', remedy: 'Paste 0x and forty digits.' })
    if (!shown.account) return void shown.connect()
    if (shown.account.address.toLowerCase() !== account.toLowerCase())
      return tell({ message: 'Only the account on the list can sign that.', remedy: `Connect ${account}.` })
    const signed = await sign(recipient, hand ? signatureLife.handed : signatureLife.own)
    if (!signed) return
    if (hand) setHanded(signed)
    else await send(signed)
  }

  return (
    <details>
      <summary>Claim to another address</summary>
      <div className="claims-part">
        <LineField
          label="Paid to"
          placeholder="0x…"
          value={typed}
          hint="The account on the list signs where its entry goes. The signature is free."
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="actions">
          <button type="button" className="button" id="claims-claim-to" onClick={() => void press(false)}>
            Sign and claim there
          </button>
          <button type="button" className="button" id="claims-hand-over" onClick={() => void press(true)}>
            Sign a link for another wallet
          </button>
        </div>
        <p className="soft">
          The link lets any wallet send the claim and pay the network’s fee. It cannot change where the tokens go.
        </p>
        <div aria-live="polite">{handed && <Handed claim={{ ...handed, account }} />}</div>
      </div>
    </details>
  )
}

function Handed({ claim }: { claim: SignedClaim & { account: Address } }) {
  const link = signedLink(new URL(location.href), claim)
  return (
    <>
      <p>
        Signed. Open this link in the wallet that pays, before {timeWords(claim.deadline)}. You cannot take the
        signature back before then, but you can still claim elsewhere first.
      </p>
      <p>
        <a className="claims-link" href={link}>
          {link}
        </a>
      </p>
      <CopyButton id="claims-copy-signed" text={link} name="the link of the signed claim" />
    </>
  )
}
