import { useState } from 'react'
import type { Hash } from 'viem'
import { exactAmount } from '#core/text/exact-amount.ts'
import { creatorPath } from '#core/offer/offered.ts'
import { Certificate } from '#seals/components/certificate.tsx'
import { checkDraft } from '#tools/token/form/fill-accounts.ts'
import { readDraft } from '#tools/token/form/token-draft.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { AnnounceButton } from '#tools/token/book/announce-button.tsx'
import { MadeLinks } from '#tools/token/pool/made-links.tsx'
import { TokenPermissions } from '#tools/token/permissions/token-permissions.tsx'
import { PublishedLine } from '#tools/token/source/published-line.tsx'
import { VerifyToken } from '#tools/token/source/verify-token.tsx'
import type { Connected } from '#wallet/account/follow-account.ts'
import { offerToken } from '#wallet/account/offer-token.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { CopyLink } from './copy-link.tsx'
import type { Launch } from './launch-store.ts'

/** `transaction` is the hash of what created it, as far as it is known. */
type Launched = {
  launch: Launch
  address: `0x${string}`
  transaction?: string
  block?: number
  account?: Connected
}

/** A token that is on the chain with the code that was shown: its certificate, its proof, and what comes next. */
export function LaunchedToken({ launch, address, transaction, block, account }: Launched) {
  const [told, setTold] = useState('')
  const draft = readDraft(launch.query)!
  const { values = {} } = checkDraft(draft, launch.from)
  const { name = '', symbol = '', decimals = 0, supply } = values
  const token = emitToken(draft.options, name)
  const { powers } = token
  const who = (call: string) => {
    const holder = powers.find(({ functions }) => functions.includes(call))?.who
    return holder ? `the ${holder}` : 'nobody'
  }
  const page = `/meme-token/${address}`
  const isToken = draft.options.kind === 'erc20'

  async function offer() {
    const { pageWallet } = await import('#wallet/connection/page-wallet.ts')
    setTold(await offerToken(await pageWallet(), { address, symbol, decimals }))
  }

  return (
    <>
      <Certificate
        drawn="engraved"
        kind="Token certificate"
        serial={symbol}
        name={name}
        address={address}
        caption={block ? `Block ${block}` : 'On the chain'}
        facts={[
          ...(supply === undefined ? [] : [['Supply', `${exactAmount(supply, decimals)} ${symbol}`] as const]),
          ['Can create more', who('mint')],
          ['Can pause', who('pause')],
          ['Chain', `${account?.chainName ?? ''} ${launch.chainId}`.trim()],
        ]}
      />
      <div className="actions">
        <a className="button solid" href={page}>
          Open its public page
        </a>
        <CopyLink to={page}>Copy its link</CopyLink>
        {account && isToken && (
          <button type="button" className="button" onClick={() => void offer()}>
            Add to wallet
          </button>
        )}
      </div>
      <output className="soft">{told}</output>
      <VerifyToken token={token} options={draft.options} values={values} />
      {draft.options.access !== 'none' && (
        <details className="creator-verify">
          <summary>Use its powers, hand them over, or give them up</summary>
          {account ? (
            <TokenPermissions token={address} options={draft.options} account={account} />
          ) : (
            <p>Connect the account that holds them.</p>
          )}
        </details>
      )}
      <h4>Next</h4>
      <ul className="related">
        {nextSteps(launch, { address, options: draft.options }).map(([href, does, why]) => (
          <li key={does}>
            <a href={href}>{does}</a>
            <span className="soft">{why}</span>
          </li>
        ))}
      </ul>
      {/* What comes later comes below. */}
      {launch.pool && transaction && <MadeLinks hash={transaction as Hash} />}
      {!launch.pool && account?.address.toLowerCase() === launch.from.toLowerCase() && (
        <AnnounceButton token={address} symbol={symbol} from={launch.from} first={launch.nonce} />
      )}
      <PublishedLine address={address} transaction={transaction} />
    </>
  )
}

type NextStep = readonly [href: string, name: string, why: string]

/** What makers of such a token usually do next, each where it is done. */
function nextSteps(
  { pool, query }: Launch,
  { address, options }: { address: string; options: TokenOptions },
): readonly NextStep[] {
  const tool = `${creatorPath}?${query}&token=${address}#yours`
  if (options.kind === 'erc721' || options.kind === 'erc1155')
    return [
      ...(options.sale ? [[tool, 'Open its sale', 'The page that buyers use.'] as const] : []),
      [tool, 'Add pieces, and create them singly or by a list', 'For the account with that power.'],
      [`/nft-audit?collection=${address}#inspect`, 'Have its metadata inspected', 'Once there is a piece.'],
    ]
  if (options.kind === 'erc6909') return [[tool, 'Add a token', 'For the account with that power.']]
  if (options.kind === 'erc4626') return [[tool, 'Deposit in it', 'Shares are created by deposits.']]
  return [
    [
      `/token-locking?token=${address}#lock`,
      'Lock the share you keep',
      'Buyers ask what the first holder can do with it.',
    ],
    ...(pool
      ? []
      : [[`${creatorPath}?pool=${address}#yours`, 'Create a pool and add liquidity', 'Then lock it.'] as const]),
    [`/claim?token=${address}`, 'Give it out by a list', 'Each on the list claims their own.'],
  ]
}
