import type { ReactNode } from 'react'
import { indexWords } from '#chain/index/index-words.ts'
import { timeWords } from '#core/time/time-words.ts'
import { creatorPath } from '#core/offer/offered.ts'
import { Address } from '#seals/components/address.tsx'
import type { AccountReport, NextDate } from './account-report.ts'
import { amountOf, symbolOf } from '#tools/indexed/token-words.ts'
import { CampaignPart, GrantPart, LockPart, PositionPart } from '#tools/indexed/thing-parts.tsx'
import { ClaimPart } from './claim-part.tsx'
import { OnChainParts } from './on-chain/on-chain-parts.tsx'
import type { OnChainState } from './on-chain/on-chain.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { ThingPart, ThingRow } from '#tools/indexed/thing-row.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'

type AccountViewProps = {
  report: AccountReport
  onChain: OnChainState
  /** The connected wallet, where there may be one. */
  wallet?: ShownAccount
  children?: ReactNode
}

/** The same as a page of the server, without a wallet. */
export function AccountPage(props: Omit<AccountViewProps, 'wallet'>) {
  return (
    <div className="wide">
      <AccountView {...props} />
    </div>
  )
}

/** Everything of an account, what comes next first; `children` stand below. */
export function AccountView({ report, onChain, wallet, children }: AccountViewProps) {
  const { account, chain, index, claims, tokens, balances, locks, positions, grants, campaigns, next } = report
  const count = [claims, tokens, balances, locks, positions, grants, campaigns].reduce(
    (sum, { length }) => sum + length,
    0,
  )
  return (
    <div className="account-report">
      <p className="account-of">
        <Address value={account} />
      </p>
      <p className="soft">{indexWords(index, chain.name)}</p>
      {count === 0 && <NothingYet />}
      <NextDates dates={next} />
      <ClaimPart claims={claims} now={report.at} />
      <LockPart locks={locks} />
      <GrantPart grants={grants} />
      <PositionPart
        positions={positions}
        now={report.at}
        fees={typeof onChain === 'object' ? onChain.fees : undefined}
      />
      <ThingPart id="balances" title="Tokens and pieces made here that it holds" count={balances.length}>
        {balances.map(({ token, path, amount, items }) => (
          <ThingRow key={path} name={token.name ?? symbolOf(token)} address={token.address} path={path}>
            <p>
              {amountOf(amount, token)}
              {items.length > 0 && `: ${itemWords(items, Number(amount))}`}
            </p>
          </ThingRow>
        ))}
      </ThingPart>
      <ThingPart id="tokens" title="Tokens it launched" count={tokens.length}>
        {tokens.map(({ token, path, withPool, at }) => (
          <ThingRow key={path} name={token.name ?? symbolOf(token)} address={token.address} path={path} act="Manage">
            <p>
              {kinds[token.kind]} {symbolOf(token)}
              {at !== null && `, launched ${timeWords(at)}`}
              {withPool && ', with a locked pool'}
            </p>
          </ThingRow>
        ))}
      </ThingPart>
      <CampaignPart campaigns={campaigns} now={report.at} />
      <OnChainParts account={account} found={onChain} index={index} now={report.at} wallet={wallet} />
      {children}
    </div>
  )
}

const kinds = { erc20: 'Token', erc721: 'Collection', erc1155: 'Editions', erc6909: 'Tokens' } as const

/** Numbers of items: the first ones, and how many more there are. */
function itemWords(items: readonly string[], count: number): string {
  const shown = items.slice(0, 8)
  const more = count - shown.length
  return `No. ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Dates that are listed. */
const mostDates = 6

function NextDates({ dates }: { dates: readonly NextDate[] }) {
  if (dates.length === 0) return null
  return (
    <section className="thing-part" aria-labelledby="account-next">
      <h3 id="account-next">What comes next</h3>
      <ol>
        {dates.slice(0, mostDates).map(({ at, what, path }) => (
          <li className="thing-date" key={`${at} ${path}`}>
            <time dateTime={new Date(at * 1000).toISOString()}>{timeWords(at)}</time> <a href={path}>{what}</a>
          </li>
        ))}
      </ol>
      {dates.length > mostDates && (
        <p className="soft">{dates.length - mostDates} later dates are in the calendar file below.</p>
      )}
    </section>
  )
}

function NothingYet() {
  return (
    <p>
      This account has nothing in our contracts on this chain yet. You can{' '}
      <WhereOffered href={creatorPath}>
        <a href={`${creatorPath}#create`}>make a token</a>,{' '}
      </WhereOffered>
      <WhereOffered href="/token-locking">
        <a href="/token-locking#lock">lock tokens</a>,{' '}
      </WhereOffered>
      <a href="/grants#give">give grants</a> or <a href="/claim#create">pay out a list</a>.
    </p>
  )
}
