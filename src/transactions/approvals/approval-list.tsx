import { useEffect, useEffectEvent, useState } from 'react'
import type { Address, Client } from 'viem'
import { factsOf, type KnownTokens } from '#chain/tokens/token-facts.ts'
import { isBoundless } from '#core/text/exact-amount.ts'
import type { SigningChain } from '#transactions/describe/signing-request.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import type { Units } from '#transactions/signing/amount-words.ts'
import { Party } from '#transactions/signing/party.tsx'
import { permissionWords } from '#transactions/signing/signing-moves.tsx'
import { useHandedFocus } from '#transactions/signing/use-handed-focus.ts'
import { ofAccount } from '#transactions/track/history.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { isBoundlessOf, readApprovals, type Approval, type ReadApprovals } from './approvals.ts'
import { spenders } from './spenders.ts'

type ApprovalListProps = {
  account: Address
  chain: SigningChain
  client: Client
  /** Shows the sheet for `revokeRequest` and sends it. */
  onRevoke: (approval: Approval) => Promise<unknown>
}

/** What an account allows our contracts to take, with a way to end each of it; read again when a transaction of its changes. */
export function ApprovalList({ account, chain, client, onRevoke }: ApprovalListProps) {
  const [round, setRound] = useState(0)
  const [{ about, found }, setAnswer] = useState<{ about: string; found: FoundApprovals }>({
    about: '',
    found: 'asking',
  })
  const whose = `${account} ${chain.id}`
  const transactions = ofAccount(useTransactions(), { from: account, chainId: chain.id })
  const question = [whose, round, ...transactions.map(({ hash, status }) => hash + status)].join(' ')
  const answered = useEffectEvent((asked: string, answer: FoundApprovals) => {
    if (asked === question) setAnswer({ about: whose, found: answer })
  })

  useEffect(() => {
    read(client, account).then(
      (answer) => answered(question, answer),
      () => answered(question, 'failed'),
    )
  }, [account, client, question])

  function again() {
    setAnswer({ about: whose, found: 'asking' })
    setRound((count) => count + 1)
  }

  return (
    <ApprovalListView
      account={account}
      found={about === whose ? found : 'asking'}
      chain={chain}
      onRevoke={(approval) => void onRevoke(approval)}
      onAgain={again}
    />
  )
}

/** What the list knows at one moment. */
export type FoundApprovals = 'asking' | 'failed' | (ReadApprovals & { tokens: KnownTokens })

async function read(client: Client, account: Address): Promise<FoundApprovals> {
  const found = await readApprovals(client, { account, contracts: spenders })
  const tokens = found.approvals.map(({ token }) => token)
  return { ...found, tokens: await factsOf(client, tokens) }
}

type ViewProps = {
  account: Address
  found: FoundApprovals
  chain: SigningChain
  onRevoke: (approval: Approval) => void
  onAgain: () => void
}

/** The list with what is known at one moment. */
export function ApprovalListView({ account, found, chain, onRevoke, onAgain }: ViewProps) {
  const sentence = sentenceOf(found)
  return (
    <section className="transactions" aria-labelledby="approvals-title">
      <h3 id="approvals-title" tabIndex={-1}>
        {t('approvals')}
      </h3>
      <output className={sentence ? 'soft' : 'visually-hidden'}>{sentence}</output>
      {(found === 'failed' || (typeof found === 'object' && found.upTo !== undefined)) && (
        <button type="button" className="text-button" onClick={onAgain}>
          {t('askAgain')}
        </button>
      )}
      {typeof found === 'object' && found.approvals.length > 0 && (
        <ul className="approvals">
          {found.approvals.map((approval) => (
            <Entry key={approvalKey(approval)} {...{ approval, chain, onRevoke }} tokens={found.tokens} />
          ))}
        </ul>
      )}
      <p>
        <a href={`/dashboard?account=${account}#things-permissions`}>{t('approvalsAll')}</a>
      </p>
    </section>
  )
}

function Entry({
  approval,
  chain,
  tokens,
  onRevoke,
}: Omit<ViewProps, 'account' | 'found' | 'onAgain'> & { approval: Approval; tokens: KnownTokens }) {
  const { contract, token } = approval
  const what = heldWords(approval, { currency: chain.currency, tokens })
  const revoke = useHandedFocus(() => document.getElementById('approvals-title'))
  return (
    <li>
      <p className="sign-figure">{what}</p>
      <dl className="sign-lines">
        <div>
          <dt>{t('mayTake')}</dt>
          <dd>
            <Party address={contract.address} name={contract.name} small />
          </dd>
        </div>
        <div>
          <dt>{t('token')}</dt>
          <dd>
            <Party address={token} name={tokens[token]?.symbol} small />
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className="button"
        ref={revoke}
        aria-label={t('revokeOf', { what, spender: contract.name })}
        onClick={() => onRevoke(approval)}
      >
        {t('revoke')}
      </button>
    </li>
  )
}

/** What may be taken, in words. */
function heldWords(approval: Approval, units: Units): string {
  const { token: address, contract } = approval
  const parties = { address, spender: contract.address }
  switch (approval.kind) {
    case 'item':
      return permissionWords({ ...parties, kind: 'item', id: approval.id, allowed: true }, units)
    case 'all':
    case 'operator':
      return permissionWords({ ...parties, kind: 'all', allowed: true }, units)
    case 'unit': {
      const amount = t('units', { amount: String(approval.amount) })
      return `${t('item', { id: String(approval.id) })}: ${isBoundless(approval.amount) ? t('mayTakeBoundless') : t('mayTakeAmount', { amount })}`
    }
    default:
      return isBoundlessOf(approval)
        ? t('mayTakeBoundless')
        : permissionWords({ ...parties, kind: 'amount', amount: approval.amount }, units)
  }
}

const approvalKey = (approval: Approval) =>
  [approval.kind, approval.token, approval.contract.address, 'id' in approval && approval.id].join(' ')

function sentenceOf(found: FoundApprovals): string {
  if (found === 'asking') return t('asking')
  if (found === 'failed') return t('approvalsFailed')
  if (!found.complete) return t('approvalsMore')
  if (found.upTo !== undefined) return t('approvalsBehind', { block: String(found.upTo) })
  return found.approvals.length === 0 ? t('approvalsNone') : ''
}
