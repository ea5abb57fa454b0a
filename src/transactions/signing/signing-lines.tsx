import { isBoundless } from '#core/text/exact-amount.ts'
import type { Line, LineValue } from '#transactions/describe/signing-words.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import { amountWords, type Units } from './amount-words.ts'
import { Party } from './party.tsx'

/** What is signed, line by line. `names` are those the visitor knows addresses by. */
export function SigningLines({
  lines,
  lang,
  units,
  nameOf,
}: {
  lines: readonly Line[]
  /** Where it is not the language of the sheet. */
  lang?: string
  units: Units
  nameOf: (address: string) => string | undefined
}) {
  return (
    <dl className="sign-lines" lang={lang}>
      {lines.map(({ label, value }, at) => (
        <div key={`${at} ${label}`}>
          <dt>{label}</dt>
          <dd>
            <Value value={value} units={units} nameOf={nameOf} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({
  value,
  units,
  nameOf,
}: {
  value: LineValue
  units: Units
  nameOf: (address: string) => string | undefined
}) {
  switch (value.as) {
    case 'party':
      return <Party address={value.address} name={value.name ?? nameOf(value.address)} />
    case 'amount': {
      const boundless = value.of !== 'native' && isBoundless(value.amount)
      return (
        <span className="sign-figure">
          {boundless ? t('mayTakeBoundless') : amountWords(value.amount, value.of, units)}
        </span>
      )
    }
    case 'verbatim':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long message is scrolled by keyboard too
        <pre className="sign-verbatim" tabIndex={0}>
          {value.text}
        </pre>
      )
    case 'text':
      return <span className="sign-text">{value.text}</span>
  }
}
