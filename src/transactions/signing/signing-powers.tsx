import { keccak256, toBytes } from 'viem/utils'
import { t } from '#transactions/describe/transaction-words.ts'
import type { WhoIs } from '#transactions/parties/party-proof.ts'
import type { RightChange } from '#transactions/simulate/asset-changes.ts'
import { Party } from './party.tsx'

/** The names of the roles that tokens of this site have. */
const roleNames = new Map([
  [`0x${'0'.repeat(64)}`, 'admin'],
  ...['minter', 'pauser', 'controller'].map(
    (name) => [keccak256(toBytes(`${name.toUpperCase()}_ROLE`)), name] as const,
  ),
])

/** Which powers over a contract a transaction gives and takes, and to whom, by the simulation. Nothing where it changes none. */
export function SigningPowers({ rights, whoIs }: { rights: readonly RightChange[]; whoIs: WhoIs }) {
  if (rights.length === 0) return undefined
  return (
    <section className="sign-part">
      <h3>{t('powers')}</h3>
      <ul className="sign-list">
        {rights.map((right) => (
          <li key={rightWords(right) + right.address + right.account}>
            <span className="sign-figure">{rightWords(right)}</span>
            <Party address={right.account} {...whoIs(right.account)} small />
            <span className="soft small">{t('powersOver')}</span>
            <Party address={right.address} {...whoIs(right.address)} small />
          </li>
        ))}
      </ul>
    </section>
  )
}

function rightWords(right: RightChange): string {
  if (right.kind === 'owner') return t(/^0x0+$/.test(right.account) ? 'ownerGone' : 'ownerNow')
  const role = roleNames.get(right.role) ?? `${right.role.slice(0, 8)}…`
  return t(right.given ? 'roleGiven' : 'roleTaken', { role })
}
