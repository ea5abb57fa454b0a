import { useEffect, useState } from 'react'
import type { Address, Client } from 'viem'
import { readApprovals, type Approval, type ReadApprovals } from './approvals.ts'
import { ourContracts } from './our-contracts.ts'
import { Party } from './party.tsx'
import type { SigningChain } from './signing-request.ts'
import { permissionWords } from './signing-moves.tsx'
import { tokenFacts } from './token-facts.ts'
import type { KnownTokens } from './use-checks.ts'
import { say } from './words.ts'

type ApprovalListProps = {
  account: Address
  chain: SigningChain
  client: Client
  /** Shows the sheet for `revokeRequest` and sends it; the list is read again when it is done. */
  onRevoke: (approval: Approval) => Promise<unknown>
}

/** What an account allows our contracts to take, with a way to end each of it. */
export function ApprovalList({ account, chain, client, onRevoke }: ApprovalListProps) {
  const [round, setRound] = useState(0)
  const [{ about, found }, setAnswer] = useState<{ about: string; found: FoundApprovals }>({
    about: '',
    found: 'asking',
  })
  const here = ourContracts.some(({ chainId }) => chainId === chain.id)
  const question = `${account} ${chain.id} ${round}`

  useEffect(() => {
    let wanted = true
    const answer = (approvals: FoundApprovals) => wanted && setAnswer({ about: question, found: approvals })
    const contracts = ourContracts.filter(({ chainId }) => chainId === chain.id)
    if (contracts.length > 0) read(client, account, contracts).then(answer, () => answer('failed'))
    return () => {
      wanted = false
    }
  }, [account, chain.id, client, question])

  const again = () => setRound((count) => count + 1)
  const known = about === question ? found : 'asking'
  return (
    <ApprovalListView
      found={here ? known : 'no-contracts'}
      chain={chain}
      onRevoke={(approval) => void onRevoke(approval).finally(again)}
      onAgain={again}
    />
  )
}

/** What the list knows at one moment. */
export type FoundApprovals = 'no-contracts' | 'asking' | 'failed' | (ReadApprovals & { tokens: KnownTokens })

async function read(client: Client, account: Address, contracts: typeof ourContracts) {
  const found = await readApprovals(client, { account, contracts })
  const tokens = [...new Set(found.approvals.map(({ token }) => token))]
  const facts = await Promise.all(tokens.map(async (token) => [token, await tokenFacts(client, token)] as const))
  return { ...found, tokens: Object.fromEntries(facts) as KnownTokens }
}

type ViewProps = {
  found: FoundApprovals
  chain: SigningChain
  onRevoke: (approval: Approval) => void
  onAgain: () => void
}

/** The list with what is known at one moment. */
export function ApprovalListView({ found, chain, onRevoke, onAgain }: ViewProps) {
  const sentence = sentenceOf(found)
  return (
    <section className="transactions" aria-labelledby="approvals-title">
      <h3 id="approvals-title">{say('approvals')}</h3>
      <output className={sentence ? 'soft' : 'visually-hidden'}>{sentence}</output>
      {found === 'failed' && (
        <button type="button" className="text-button" onClick={onAgain}>
          {say('askAgain')}
        </button>
      )}
      {typeof found === 'object' && found.approvals.length > 0 && (
        <ul className="approvals">
          {found.approvals.map((approval) => (
            <Entry key={keyOf(approval)} {...{ approval, chain, onRevoke }} tokens={found.tokens} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({
  approval,
  chain,
  tokens,
  onRevoke,
}: Omit<ViewProps, 'found' | 'onAgain'> & { approval: Approval; tokens: KnownTokens }) {
  const { contract, token } = approval
  const parties = { address: token, spender: contract.address }
  const permission =
    approval.kind === 'all'
      ? { ...parties, kind: 'all' as const, allowed: true }
      : { ...parties, kind: 'amount' as const, amount: approval.amount }
  const what = permissionWords(permission, { currency: chain.currency, tokens })
  return (
    <li>
      <p className="sign-figure">{what}</p>
      <dl className="sign-lines">
        <div>
          <dt>{say('mayTake')}</dt>
          <dd>
            <Party address={contract.address} name={contract.name} small />
          </dd>
        </div>
        <div>
          <dt>{say('token')}</dt>
          <dd>
            <Party address={token} name={tokens[token]?.symbol} small />
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className="button"
        aria-label={say('revokeOf', { what, spender: contract.name })}
        onClick={() => onRevoke(approval)}
      >
        {say('revoke')}
      </button>
    </li>
  )
}

const keyOf = ({ kind, token, contract }: Approval) => `${kind} ${token} ${contract.address}`

function sentenceOf(found: FoundApprovals): string {
  if (found === 'no-contracts') return say('approvalsNoContracts')
  if (found === 'asking') return say('approvalsLoading')
  if (found === 'failed') return say('approvalsFailed')
  if (!found.complete) return say('approvalsSince', { block: String(found.from) })
  return found.approvals.length === 0 ? say('approvalsNone') : ''
}
