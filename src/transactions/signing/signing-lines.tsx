import { isBoundless } from '#core/text/exact-amount.ts'
import type { Line, LineValue } from '#transactions/describe/signing-words.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import type { WhoIs } from '#transactions/parties/party-proof.ts'
import { amountWords, type Units } from './amount-words.ts'
import { Party } from './party.tsx'

/** What is signed, line by line. `whoIs` says who the parties are. */
export function SigningLines({
  lines,
  lang,
  units,
  whoIs,
}: {
  lines: readonly Line[]
  /** Where it is not the language of the sheet. */
  lang?: string
  units: Units
  whoIs: WhoIs
}) {
  return (
    <dl className="sign-lines" lang={lang}>
      {lines.map(({ label, value }, at) => (
        <div key={`${at} ${label}`}>
          <dt>{label}</dt>
          <dd>
            <Value value={value} units={units} whoIs={whoIs} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, units, whoIs }: { value: LineValue; units: Units; whoIs: WhoIs }) {
  switch (value.as) {
    case 'party':
      return <Party address={value.address} {...whoIs(value.address, value.name)} />
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
