import type { ReactNode } from 'react'
import type { Token } from '#chain/tokens/read-token.ts'
import { AccountField } from '#ui/components/account-field.tsx'
import { LineField } from '#ui/components/line-field.tsx'
import { accountComplaint } from './receivers-field.tsx'

/** Who can revoke: the account that gives, another one, or nobody. */
export type Who = 'me' | 'other' | 'nobody'

/** The terms as they are typed. */
export type TermsDraft = { who: Who; revoker: string; notice: string; pushable: boolean }

/** What the fields begin with. */
export const firstTerms: TermsDraft = { who: 'me', revoker: '', notice: '', pushable: false }

/** A notice takes at most this many days: a century, less than the contract would. */
const mostDays = 36_525

/** Days of notice in seconds, or the sentence that says what to type. */
export function readNotice(text: string): number | string {
  if (!text.trim()) return 0
  const days = Number(text)
  return /^\d{1,5}$/.test(text.trim()) && days <= mostDays
    ? days * 86_400
    : `A whole number of days, at most ${mostDays}.`
}

const choices: Record<Who, readonly [name: string, means: string]> = {
  me: ['I can', 'the account that gives it'],
  other: ['Another account can', 'such as a safe of the company'],
  nobody: ['Nobody can', 'what is granted is given for good'],
}

type TermsFieldsProps = {
  draft: TermsDraft
  token: Token
  change: (draft: TermsDraft) => void
  /** What else is chosen. */
  children?: ReactNode
}

/** Who can stop the grants and how, and who may pay them out. */
export function TermsFields({ draft, token, change, children }: TermsFieldsProps) {
  const { who, revoker, notice, pushable } = draft
  const wrong = readNotice(notice)
  return (
    <div className="grants-terms">
      <fieldset className="locks-shapes">
        <legend>Who can revoke it</legend>
        {Object.entries(choices).map(([name, [title, means]]) => (
          <label key={name}>
            <input
              type="radio"
              name="grants-revoker"
              checked={who === name}
              onChange={() => change({ ...draft, who: name as Who })}
            />
            <span>
              {title} <span className="soft">{means}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {who !== 'nobody' && (
        <div className="form-fields">
          {who === 'other' && (
            <AccountField
              label="Account that can revoke"
              placeholder="0x…"
              value={revoker}
              error={revoker.trim() !== '' && accountComplaint(revoker, token)}
              onChange={(event) => change({ ...draft, revoker: event.target.value })}
            />
          )}
          <LineField
            label="Notice, in days"
            inputMode="numeric"
            placeholder="0"
            value={notice}
            error={typeof wrong === 'string' && wrong}
            hint="A revocation stops nothing before its notice has passed. What vests until then is the receiver’s. What is left is paid to the address named when it is taken back."
            onChange={(event) => change({ ...draft, notice: event.target.value })}
          />
        </div>
      )}
      <div className="locks-choices">
        <label>
          <input
            type="checkbox"
            checked={pushable}
            onChange={(event) => change({ ...draft, pushable: event.target.checked })}
          />
          <span>
            Everyone may send the receiver what has vested <span className="soft">the receiver can end that</span>
          </span>
        </label>
      </div>
      {children}
    </div>
  )
}
