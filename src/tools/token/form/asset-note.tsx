import type { Address } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readToken } from '#chain/tokens/read-token.ts'
import { shareDecimals } from '#tools/token/features/erc4626/base.ts'

/** What the chain says of the token that a vault is made for, and where to look at what it does with transfers. */
export function AssetNote({ asset }: { asset: string }) {
  const address = /^0x[\da-fA-F]{40}$/.test(asset) ? (asset as Address) : undefined
  const known = useRead(address && `asset ${address}`, () => readToken(pageRpc(), address!))
  if (!address) return null
  const { value: token } = known
  if (!token)
    return (
      <>
        <output>{known.at === 'reading' && 'Reading the token from the chain.'}</output>
        <ChainTrouble known={known} />
        {known.at === 'known' && (
          <p className="creator-stop" role="alert">
            There is no contract at the address of the token on this chain. The launch would be refused.
          </p>
        )}
      </>
    )
  const { name, symbol, decimals, signs } = token
  return (
    <div className="creator-asset">
      <p>
        Deposits are in {name} ({symbol}), which has {decimals} decimals. Shares have {decimals + shareDecimals}, so
        that nobody can rob the first deposit by a donation.
      </p>
      {signs.includes('mute') && <p>It does not say its name, symbol or decimals as tokens do.</p>}
      {signs.includes('rebases') && (
        <p>
          Its balances seem to change by themselves. What the vault gains or loses in this way belongs to all shares.
        </p>
      )}
      <p>
        The vault refuses a deposit when the token keeps a fee of it.{' '}
        <a href={`/token-check?token=${address}`}>Check what this token keeps of a transfer</a>
      </p>
    </div>
  )
}
