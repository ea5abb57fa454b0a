import type { Address as Account } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { useAdminAction } from '#tools/plan/use-admin-action.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { siteChain } from '#tools/token/launch/site-chain.ts'
import { WhyLine } from '#tools/plan/why-line.tsx'
import type { Connected } from '#wallet/account/follow-account.ts'
import { BuyForm, type Send } from './buy-form.tsx'
import { PhaseList, type ShownSale } from './phase-list.tsx'
import { PayoutAndReveal } from './payout-and-reveal.tsx'
import { readSale, type SoldOptions } from './read-sale.ts'

/** Whether a collection or editions have a sale or a reveal, which anyone uses. */
export function isSold(options: TokenOptions): options is SoldOptions {
  if (options.kind === 'erc1155') return options.sale
  return options.kind === 'erc721' && (options.sale || options.reveal)
}

type Sold = { token: Account; options: SoldOptions; account: Connected | undefined }

/** The sale of a collection whose code is the variant of these options: its phases, buying, the proceeds and the reveal. */
export function CollectionSale({ token, options, account }: Sold) {
  const known = useRead(`${token} ${account?.address}`, async () => {
    const [sale, { currency }] = await Promise.all([
      readSale(pageRpc(), { address: token, options, account: account?.address }),
      siteChain(),
    ])
    return { ...sale, symbol: currency.symbol }
  })
  const { value: sale } = known
  return (
    <div className="creator-held creator-sale">
      <output>{known.at === 'reading' && 'Asking the collection about its sale.'}</output>
      <ChainTrouble known={known} />
      {sale && sale.phases.length > 0 && <PhaseList sale={sale} />}
      {sale && account && <Actions {...{ token, sale, account: account.address }} />}
    </div>
  )
}

type Doing = { token: Account; sale: ShownSale; account: Account }

function Actions({ token, sale, account }: Doing) {
  const { run, ...state } = useAdminAction({ account, contracts: [token] })
  const send: Send = (asked) =>
    run(async () => {
      const { runSaleCall } = await import('./run-sale-call.ts')
      return runSaleCall(asked, { token, account })
    })
  return (
    <>
      {sale.phases.length > 0 && <BuyForm {...{ token, sale, account, send }} busy={state.busy} />}
      <div role="alert">
        <WhyLine why={state.failed} />
      </div>
      <output>{state.going}</output>
      <PayoutAndReveal {...{ sale, send }} busy={state.busy} />
    </>
  )
}
