import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { readContract } from '#chain/read/rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { isCoin, type QuoteToken } from './pool-chain.ts'

type QuoteBalanceProps = { quote: QuoteToken; wanted: bigint; account: string | undefined }

/** What the account has of a quote that is a token, and how much it lacks; for the coin the cost of the launch says it. */
export function QuoteBalance({ quote, wanted, account }: QuoteBalanceProps) {
  const { address, symbol, decimals } = quote
  const asks = account && wanted > 0n && !isCoin(address)
  const { value } = useRead(asks ? `balance ${address} ${account}` : undefined, () =>
    readContract(pageRpc(), { to: address, abi: tokenAbi, name: 'balanceOf', args: [account as Address] }),
  )
  if (!asks || value === undefined) return null
  const has = `Your account has ${exactAmount(value, decimals)} ${symbol}`
  if (value >= wanted) return <p className="soft">{has}.</p>
  return (
    <p className="creator-stop">
      {has}: {exactAmount(wanted - value, decimals)} {symbol} too little for this pool.
    </p>
  )
}
