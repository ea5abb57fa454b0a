import type { Address } from 'viem'
import { Seal } from '#seals/components/seal.tsx'
import type { Acquaintance } from '#transactions/describe/look-alike.ts'
import { warningWords, type SigningWarning } from '#transactions/describe/signing-words.ts'
import { t } from '#transactions/describe/transaction-words.ts'

/** A recipient, and the known address it could be mistaken for. */
export type Confusion = { here: Address; known: Acquaintance }

type SigningWarningsProps = {
  warnings: readonly SigningWarning[]
  confusions: readonly Confusion[]
  /** What is missing for the fee, in words. */
  missing?: string
}

/** Everything a visitor should look at twice; nothing when there is nothing. */
export function SigningWarnings({ warnings, confusions, missing }: SigningWarningsProps) {
  if (warnings.length + confusions.length === 0 && !missing) return undefined
  return (
    <section className="sign-warnings" role="alert">
      <h3>{t('look')}</h3>
      {confusions.map(({ here, known }) => (
        <div key={here} className="sign-confusion">
          <p>{t('warnLookAlike')}</p>
          <dl>
            <Compared label={t('lookAlikeHere')} value={here} other={known.address} />
            <Compared
              label={known.name ? `${t('lookAlikeKnown')}: ${known.name}` : t('lookAlikeKnown')}
              value={known.address}
              other={here}
            />
          </dl>
        </div>
      ))}
      {warnings.map((warning) => (
        <p key={warning}>{t(warningWords[warning])}</p>
      ))}
      {missing && <p>{t('feeMissing', { amount: missing })}</p>}
    </section>
  )
}

/** A whole address in groups of four; those that are others than in the other address are marked. */
function Compared({ label, value, other }: { label: string; value: string; other: string }) {
  const groups = value.slice(2).match(/.{4}/g) ?? []
  const others = other.slice(2).toLowerCase().match(/.{4}/g) ?? []
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Seal seed={value} size={44} />
        <code className="sign-compared">
          <span>0x</span>
          {groups.map((group, at) =>
            // The place of a group is what it is.
            // oxlint-disable-next-line react/no-array-index-key
            group.toLowerCase() === others[at] ? <span key={at}>{group}</span> : <mark key={at}>{group}</mark>,
          )}
        </code>
      </dd>
    </div>
  )
}
