import { creatorPath, isThere } from '#core/offer/offered.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isAddress, type Address as Account } from 'viem'
import { Address } from '#seals/components/address.tsx'
import type { Erc20Options, TokenOptions } from '#tools/token/features/options.ts'
import { readDraft } from '#tools/token/form/token-draft.ts'
import { fetchArtifact } from '#tools/token/generator/fetch-compiled.ts'
import { hasPieces } from '#tools/token/pieces/piece-options.ts'
import { CollectionSale, isSold } from '#tools/token/sale/collection-sale.tsx'
import { badgeLine, TokenBadge } from '#tools/token/badge/token-badge.tsx'
import { TokenPermissions } from '#tools/token/permissions/token-permissions.tsx'
import { VaultPanel } from '#tools/token/vault/vault-panel.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { isTokenAt } from './find-launched.ts'

const PiecesHome = lazy(() =>
  import('#tools/token/pieces/pieces-home.tsx').then((module) => ({ default: module.PiecesHome })),
)

/** A token that a link names, and the options the link says it has. */
export type Given = { token: Account; options: TokenOptions }

/** The token in the query of an address; undefined where there is none. */
export function linkedToken(query: string): Given | undefined {
  const token = new URLSearchParams(query).get('token') ?? ''
  const draft = readDraft(query)
  return draft && isAddress(token) ? { token, options: draft.options } : undefined
}

/** What the connected account can do with the powers over a token that exists already. Its code is compared first. */
export function LinkedToken({ token, options, shown }: Given & { shown: ShownAccount }) {
  const { account, loading, connect } = shown
  const found = useCode({ token, options })
  return (
    <section className="creator-given" aria-labelledby="creator-given">
      <h3 id="creator-given">{titleOf(options)}</h3>
      <p>
        <a href={`/meme-token/${token}`}>
          <Address value={token} />
        </a>
      </p>
      <output>{found.words}</output>
      {found.same && account && options.kind === 'erc4626' && <VaultPanel vault={token} account={account} />}
      {found.same && isSold(options) && <CollectionSale {...{ token, options, account }} />}
      {found.same && account && options.access !== 'none' && <TokenPermissions {...{ token, options, account }} />}
      {found.same && account && options.kind === 'erc20' && <NextActs token={token} options={options} />}
      {found.same && account && hasPieces(options) && (
        <Suspense fallback={<p className="soft">Loading.</p>}>
          <PiecesHome {...{ token, options, shown }} />
        </Suspense>
      )}
      {found.same && !account && (
        <div className="actions">
          <p>
            {loading
              ? 'Your wallet is being asked.'
              : options.kind === 'erc4626'
                ? 'Connect your account.'
                : isSold(options)
                  ? 'Connect an account to buy.'
                  : 'Connect the account that holds them.'}
          </p>
          <button type="button" className="button solid" onClick={() => void connect()}>
            Connect a wallet
          </button>
        </div>
      )}
    </section>
  )
}

/** What an owner does with a token beside its powers, each where it is done, and its badge. */
function NextActs({ token, options }: { token: Account; options: Erc20Options }) {
  const acts = [
    [`${creatorPath}?pool=${token}#yours`, 'Create a pool and add liquidity', 'On Uniswap V2, V3 or V4.'],
    [`/token-locking?token=${token}#lock`, 'Lock a share', 'For the team, or to show buyers.'],
    [`/claim?token=${token}`, 'Airdrop it by a list', 'Each on the list claims their own.'],
    ['/liquidity-locking#lock', 'Lock its liquidity', 'Positions of V3 and V4, and LP tokens of V2.'],
  ].filter(([href]) => isThere(href!))
  return (
    <>
      {(options.capped || options.limits) && (
        <p className="soft">
          {[options.capped && 'Its cap', options.limits && 'Its limits'].filter(Boolean).join(' and ')} cannot be
          changed: the contract has no function for it.
        </p>
      )}
      <h4>What else you can do with it</h4>
      <ul className="related">
        {acts.map(([href, name, why]) => (
          <li key={name}>
            <a href={href}>{name}</a>
            <span className="soft">{why}</span>
          </li>
        ))}
      </ul>
      <TokenBadge token={token} origin={location.origin}>
        <CopyButton id="token-copy-badge" text={badgeLine(token, location.origin)} name="the line for your site" />
      </TokenBadge>
    </>
  )
}

/** What came of comparing the code of a token with what the link says. */
type Compared = { same?: true; words: string }

const reading: Compared = { words: 'Comparing its code.' }
const same: Compared = { same: true, words: '' }
const other: Compared = { words: 'Its code is not the one this link says, so nothing is offered for it here.' }
const away: Compared = { words: 'The chain does not answer. Reload in a minute.' }

function useCode({ token, options }: Given): Compared {
  const [found, setFound] = useState(reading)
  useEffect(() => {
    let current = true
    const look = async (): Promise<Compared> => {
      const fetched = await fetchArtifact(options)
      if ('problem' in fetched) return { words: fetched.problem }
      return (await isTokenAt(token, fetched.artifact)) ? same : other
    }
    look().then(
      (end) => current && setFound(end),
      () => current && setFound(away),
    )
    return () => void (current = false)
  }, [token, options])
  return found
}

function titleOf(options: TokenOptions): string {
  if (options.kind === 'erc4626') return 'A vault'
  if (isSold(options) && options.kind === 'erc1155') return 'Editions and their sale'
  if (isSold(options)) return 'A collection and its sale'
  return hasPieces(options) ? 'A collection and its pieces' : 'Powers over a token'
}
