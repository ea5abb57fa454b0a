import type { SigningWords } from '#transactions/describe/signing-words.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import type { WhoIs } from '#transactions/parties/party-proof.ts'
import type { Units } from './amount-words.ts'
import { SigningLines } from './signing-lines.tsx'

type SigningCallsProps = { parts: NonNullable<SigningWords['parts']>; units: Units; whoIs: WhoIs }

/** Calls that go together, each with its title and its lines, in their order. */
export function SigningCalls({ parts, units, whoIs }: SigningCallsProps) {
  return (
    <>
      <p>{t('callsTogether')}</p>
      <ol className="sign-calls">
        {parts.map(({ title, lines, english }, at) => {
          const langOf = (part: 'title' | 'lines') => (english.includes(part) ? 'en' : undefined)
          return (
            // The place of a call is what it is.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="sign-part">
              <h3 lang={langOf('title')}>
                {at + 1}. {title}
              </h3>
              <SigningLines lines={lines} lang={langOf('lines')} units={units} whoIs={whoIs} />
            </li>
          )
        })}
      </ol>
    </>
  )
}
