import { useEffect, useEffectEvent, useState } from 'react'
import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { readOwner } from '#core/text/read-owner.ts'
import { grantsContract } from '#tools/grants/contract/grants-contract.ts'
import { AccountField } from '#ui/components/account-field.tsx'
import { readRows, type GrantRow, type GrantRows } from './read-rows.ts'

/** For whom: one account, or a list. */
export type Whom = 'one' | 'list'

type ReceiversFieldProps = {
  whom: Whom
  receiver: string
  lines: string
  token: Token
  changeWhom: (whom: Whom) => void
  changeReceiver: (text: string) => void
  changeLines: (text: string) => void
  /** The list as it was read without an error, or undefined. */
  changeRows: (rows: readonly GrantRow[] | undefined) => void
}

const choices: Record<Whom, string> = { one: 'One account', list: 'A list of accounts' }

/** Accounts that can receive no grant of a token. */
const neverOf = (token: Pick<Token, 'address'>) => [token.address, grantsContract.address]

/** The complaint about an account that was typed; undefined: there is none. */
export function accountComplaint(text: string, token: Pick<Token, 'address'>): string | undefined {
  const account = readOwner(text.trim())
  if (!account.startsWith('0x')) return account
  return neverOf(token).some((never) => never.toLowerCase() === account.toLowerCase())
    ? 'That is the token or the contract of grants itself: name a person’s account.'
    : undefined
}

/** Who receives the grants. */
export function ReceiversField(props: ReceiversFieldProps) {
  const { whom, receiver, token, changeWhom, changeReceiver } = props
  return (
    <fieldset className="locks-whom">
      <legend>Receiver</legend>
      <div className="locks-choices">
        {Object.entries(choices).map(([name, words]) => (
          <label key={name}>
            <input type="radio" name="grants-whom" checked={whom === name} onChange={() => changeWhom(name as Whom)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {whom === 'one' ? (
        <AccountField
          id="grants-receiver"
          label="Account of the receiver"
          placeholder="0x…"
          value={receiver}
          hint="What vests is theirs. Compare every group of the address."
          error={receiver.trim() !== '' && accountComplaint(receiver, token)}
          onChange={(event) => changeReceiver(event.target.value)}
        />
      ) : (
        <RowsField {...props} />
      )}
    </fieldset>
  )
}

const shownErrors = 20

function RowsField({ lines, token, changeLines, changeRows }: ReceiversFieldProps) {
  const [read, setRead] = useState<GrantRows | 'unreadable'>()

  function take(text: string) {
    const found = readRows(text, { decimals: token.decimals, never: neverOf(token), now: nowInSeconds() })
    setRead(found)
    changeRows(found.errors.length === 0 && found.rows.length > 0 ? found.rows : undefined)
  }

  // What was typed before, or for another token.
  const takeKept = useEffectEvent(() => lines && take(lines))
  useEffect(() => void Promise.resolve().then(takeKept), [])

  async function open(file: Blob) {
    changeRows(undefined)
    const text = await file.text().catch(() => undefined)
    if (text === undefined) setRead('unreadable')
    else take(text)
  }

  return (
    <div className="locks-list">
      <div className="field">
        <label htmlFor="grants-rows">One line for each: address, amount</label>
        <textarea
          id="grants-rows"
          className="control locks-control"
          placeholder={'0x…, 1500\n0x…, 250.5, 2027-01-01, 2028-01-01, 2031-01-01'}
          spellCheck={false}
          aria-describedby="grants-rows-hint"
          defaultValue={lines}
          onChange={({ target: { value } }) => {
            changeLines(value)
            take(value)
          }}
        />
        <span className="field-hint" id="grants-rows-hint">
          A line with a schedule of its own goes on with start, cliff, end and, for equal parts, how many. Days are in
          UTC. All other lines follow the schedule below.
        </span>
      </div>
      <label className="field">
        <span>or a CSV file</span>
        <input
          type="file"
          className="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target: { files } }) => files?.[0] && void open(files[0])}
        />
      </label>
      <output>
        {read === 'unreadable' && 'The list could not be read. Choose the file again, or paste its lines.'}
        {typeof read === 'object' && <RowsWords read={read} token={token} />}
      </output>
    </div>
  )
}

function RowsWords({ read: { rows, errors, unproven, timed }, token }: { read: GrantRows; token: Token }) {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
  return (
    <>
      <p>
        {rows.length} {rows.length === 1 ? 'grant' : 'grants'}, {amountText(total, token)} in all.
        {timed > 0 && ` ${timed} with a schedule of their own.`}
      </p>
      {unproven > 0 && (
        <p className="locks-note warn">
          {unproven === 1 ? 'One address has' : `${unproven} addresses have`} no checksum, so a mistyped digit would not
          be seen. Compare them with their source.
        </p>
      )}
      {errors.length > 0 && (
        <>
          <p className="locks-bad">
            {errors.length === 1 ? 'One line has' : `${errors.length} lines have`} to be mended first:
          </p>
          <ul>
            {errors.slice(0, shownErrors).map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
          {errors.length > shownErrors && <p>and {errors.length - shownErrors} more.</p>}
        </>
      )}
    </>
  )
}
