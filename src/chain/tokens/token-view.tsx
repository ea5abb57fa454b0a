import { Address } from '#seals/components/address.tsx'
import { Seal } from '#seals/components/seal.tsx'
import { shareText } from './amount-text.ts'
import { Amount } from './amount.tsx'
import type { Token } from './read-token.ts'
import { warningWords } from './token-warnings.ts'

/** A token as it was found: its seal, its facts, and what one should know before trusting or locking it. */
export function TokenView({ token, account }: { token: Token; account: boolean }) {
  const { address, name, symbol, proof, inLocks, balance } = token
  return (
    <section className="locks-token panel" aria-label={`Token ${name}`}>
      <div className="locks-token-head">
        <Seal seed={address} size={80} />
        <div>
          <h3>
            {name} <span className="soft">{symbol}</span>
          </h3>
          <Address value={address} />
        </div>
      </div>
      <dl className="locks-facts">
        <div>
          <dt>Supply</dt>
          <dd>
            <Amount amount={proof.supply} unit={token} />
          </dd>
        </div>
        <div>
          <dt>In locks here, what has vested included</dt>
          <dd>
            <Amount amount={inLocks} unit={token} />, {shareText(inLocks, proof.supply)}
          </dd>
        </div>
        {account && (
          <div>
            <dt>You have</dt>
            <dd>
              <Amount amount={balance} unit={token} />
            </dd>
          </div>
        )}
      </dl>
      <TokenWarnings token={token} />
    </section>
  )
}

/** The signs of a token as sentences, the weighty ones first; that there are none is said too. */
export function TokenWarnings({ token: { signs } }: { token: Pick<Token, 'signs'> }) {
  if (signs.length === 0)
    return <p className="soft">Its code shows no power to mint, pause, limit, shut out or replace.</p>
  return (
    <ul className="locks-signs">
      {signs.map((sign) => {
        const [weight, sentence] = warningWords[sign]
        return (
          <li key={sign} className={weight}>
            <strong>{{ stop: 'Stop', warn: 'Warning', note: 'Note' }[weight]}</strong> {sentence}
          </li>
        )
      })}
    </ul>
  )
}
