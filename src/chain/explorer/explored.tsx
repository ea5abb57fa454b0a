import type { Chain } from '#chain/chain.ts'
import { figure } from '#core/text/figure.ts'
import { Address } from '#seals/components/address.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { UtcTime } from '#ui/components/utc-time.tsx'
import type { AddressFacts } from './address-facts.server.ts'
import type { TransactionFacts } from './transaction-facts.server.ts'

/** A transaction: its hash, and what the chain knows of it. */
export function ExploredTransaction({ hash, facts, chain }: { hash: string; facts?: TransactionFacts; chain: Chain }) {
  return (
    <div className="wide">
      <FactTable
        label="The transaction"
        facts={facts ? transactionFacts(hash, facts, chain) : { Hash: <Address value={hash} /> }}
      />
    </div>
  )
}

/** An address, and what is at it. */
export function ExploredAddress({ address, facts, chain }: { address: string; facts?: AddressFacts; chain: Chain }) {
  return (
    <div className="wide">
      <FactTable
        label="The address"
        facts={{ Address: <Address value={address} />, ...(facts && addressFacts(address, facts, chain)) }}
      />
    </div>
  )
}

function addressFacts(address: string, { acting, balance, bytes, sent, token }: AddressFacts, chain: Chain) {
  return {
    Chain: `${chain.name}, ${chain.id}`,
    Balance: balance,
    'Transactions sent': sent === undefined ? undefined : String(sent),
    Code: acting ? undefined : bytes > 0 ? `${figure(bytes)} bytes` : 'None',
    'Acts for it': acting && <Linked address={acting} />,
    Token: token ? <a href={`/meme-token/${address}`}>What this token can do</a> : undefined,
  }
}

const words = { waiting: 'Pending', 'in-block': 'Pending', confirmed: 'Confirmed', failed: 'Failed' } as const

function transactionFacts(hash: string, facts: TransactionFacts, chain: Chain) {
  const { status, confirmations, block, from, to, makes, value, fee, selector, logs } = facts
  const of = status === 'in-block' ? `, ${confirmations} of ${chain.confirmations} confirmations` : ''
  return {
    Status: `${words[status]}${of}`,
    Hash: <Address value={hash} />,
    Chain: `${chain.name}, ${chain.id}`,
    Block: block && String(block.number),
    Time: block && <UtcTime at={block.time} seconds />,
    From: <Linked address={from} />,
    To: to && <Linked address={to} />,
    'Makes the contract': makes && <Linked address={makes} />,
    Value: value,
    [status === 'waiting' ? 'Fee, at most' : 'Fee']: fee,
    'Calls the method': selector && <code>{selector}</code>,
    'Log entries': status === 'waiting' ? undefined : String(logs),
  }
}

function Linked({ address }: { address: string }) {
  return (
    <a href={`/address/${address}`}>
      <Address value={address} />
    </a>
  )
}
