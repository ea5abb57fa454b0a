import { useState } from 'react'
import { ChainTrouble } from '#workshop/chain-trouble.tsx'
import { pageChain } from '#workshop/page-chain.ts'
import { readToken, type Token } from '#workshop/read-token.ts'
import { rememberToken } from '#workshop/recent-tokens.ts'
import { addressIn, TokenPicker } from '#workshop/token-picker.tsx'
import { TokenView } from '#workshop/token-view.tsx'
import type { ShownAccount } from '#workshop/use-account.ts'
import { useChain } from '#workshop/use-chain.ts'
import type { CampaignOrder } from './campaign-order.ts'
import { CampaignTerms } from './campaign-terms.tsx'

type NewCampaignProps = { shown: ShownAccount; place: (order: CampaignOrder) => void }

/** The token of the address `?token=0x…`, as other pages link here. */
const tokenOfPage = () => new URLSearchParams(location.search).get('token') ?? ''

/** Everything that makes a campaign, in the order in which one decides it: the token first. */
export function NewCampaign({ shown, place }: NewCampaignProps) {
  const { account } = shown
  const [typed, setTyped] = useState(tokenOfPage)
  const address = addressIn(typed)
  const known = useChain<Token | undefined>(address && `${address} ${account?.address}`, async () => {
    const token = await readToken(pageChain(), address!, account?.address)
    if (token) rememberToken(token.address)
    return token
  })
  const token = known.value
  return (
    <div className="locks-new">
      <h3>Which token, and for whom</h3>
      <TokenPicker account={account?.address} typed={typed} type={setTyped} />
      <output>{address && known.at === 'reading' && 'Reading the token from the chain.'}</output>
      {address && <ChainTrouble known={known} />}
      {address && known.at === 'known' && !token && (
        <p className="locks-bad" role="alert">
          There is no contract at this address on this chain. Compare the address, and the chain of your wallet.
        </p>
      )}
      {token && <TokenView token={token} account={Boolean(account)} />}
      {token && !token.signs.includes('paused') && (
        <CampaignTerms key={token.address} token={token} shown={shown} place={place} />
      )}
    </div>
  )
}
