import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { chainTime } from '#chain/read/chain-time.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { recall, remember } from '#core/browser/visit-memory.ts'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { readToken, type Token } from './read-token.ts'
import { rememberToken } from './recent-tokens.ts'
import { addressIn, TokenPicker } from './token-picker.tsx'
import { TokenView } from './token-view.tsx'

/** The token in the address of the page, `?token=0x…`, as other pages link here; empty without one. */
export const tokenOfPage = () => new URLSearchParams(location.search).get('token') ?? ''

/** The token that something is made with: found, read and shown; what comes after it only where it can be moved. */
export function TokenChoice({
  memory,
  account,
  children,
}: {
  /** Under which key the choice is remembered for the visit. */
  memory: string
  account?: Address
  children: (token: Token) => ReactNode
}) {
  const [named] = useBrowserState('', tokenOfPage)
  const [typed, setTyped] = useBrowserState('', () => tokenOfPage() || recall<string>(memory) || '')
  const type = (text: string) => {
    remember(memory, text)
    setTyped(text)
  }
  const address = addressIn(typed)
  const readIt = async () => {
    // Terms that are made for a token begin with the time of the chain, whichever answer comes first.
    const time = chainTime().catch(() => undefined)
    const token = await readToken(pageRpc(), address!, account)
    await time
    if (token) rememberToken(token.address)
    return token
  }
  const known = useRead<Token | undefined>(address, readIt, account)
  const token = known.value
  const isMissing = known.at === 'known' && !token
  // What a link names needs no others beside it, unless it is no token.
  const isNamed = address !== undefined && typed === named && !isMissing
  return (
    <>
      <TokenPicker account={account} typed={typed} type={type} offers={!isNamed} />
      <output>
        {address && known.at === 'reading' && 'Reading the token from the chain.'}
        {address && token && <span className="visually-hidden">{token.name} is chosen. Its facts follow.</span>}
      </output>
      {address && <ChainTrouble known={known} />}
      {address && isMissing && (
        <p className="locks-bad" role="alert">
          There is no contract at this address on this chain. Compare the address, and the chain of your wallet.
        </p>
      )}
      {token && <TokenView token={token} account={account !== undefined && token.holder === account} />}
      {token && !token.signs.includes('paused') && children(token)}
    </>
  )
}
