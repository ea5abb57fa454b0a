import { Address } from '#seals/components/address.tsx'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { EmittedToken } from '#tools/token/generator/emit.ts'
import { accountOf } from '#tools/token/permissions/lasting-words.ts'
import { someAccount } from './fill-accounts.ts'

type Panel = { token: Pick<EmittedToken, 'powers' | 'risks'>; values?: Partial<TokenValues> }

/** Everybody in general: their powers are rights of holders, not powers over them. */
const everybody = new Set(['holder', 'anyone'])

/** What a buyer will see: who can do what to the token and until when, then what a careful buyer asks about. */
export function PermissionsPanel({ token, values }: Panel) {
  const powers = token.powers.filter(({ who }) => !everybody.has(who))
  const rights = token.powers.filter(({ who }) => everybody.has(who))
  const warned = token.risks.toSorted((one, other) => Number(other.level === 'warn') - Number(one.level === 'warn'))
  return (
    <section className="panel creator-powers" aria-labelledby="creator-powers">
      <h3 id="creator-powers">What a buyer will see</h3>
      {powers.length === 0 ? (
        <p>
          <strong>No account has power over this token.</strong> No owner, nothing to switch, nothing to change.
        </p>
      ) : (
        <ul className="creator-power-list">
          {powers.map(({ who, can, until }) => (
            <li key={can}>
              <strong>The {who}</strong> <Holder account={values && accountOf(who, values)} /> can {can}
              <small>{until ? `Until ${until}.` : 'It never ends.'}</small>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>What every holder can do</summary>
        <ul className="marks">
          {rights.map(({ who, can }) => (
            <li key={can}>{who === 'anyone' ? `Anyone can ${can}.` : `Holders can ${can}.`}</li>
          ))}
        </ul>
      </details>
      <ul className="creator-risks">
        {warned.map(({ level, text }) => (
          <li key={text} data-level={level}>
            <strong>{level === 'warn' ? 'Warning' : 'Note'}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Holder({ account }: { account?: string }) {
  if (!account) return null
  if (account === someAccount) return '(the account that launches)'
  if (/^0x0+$/.test(account)) return '(nobody yet)'
  return <Address value={account} />
}
