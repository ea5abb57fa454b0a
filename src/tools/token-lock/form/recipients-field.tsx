import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { amountText } from '#chain/tokens/amount-text.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { readOwner } from '#core/text/read-owner.ts'
import type { Recipient, RecipientList } from '#tools/token-lock/schedule/read-recipients.ts'
import { AccountField } from '#ui/components/account-field.tsx'

/** For whom: the account itself, one other, or a list. */
export type Whom = 'me' | 'one' | 'list'

type RecipientsFieldProps = {
  whom: Whom
  owner: string
  lines: string
  token: Token
  changeWhom: (whom: Whom) => void
  changeOwner: (text: string) => void
  changeLines: (text: string) => void
  /** The list as it was read without an error, or undefined. */
  changeList: (list: readonly Recipient[] | undefined) => void
}

const choices: Record<Whom, string> = { me: 'For me', one: 'For another account', list: 'For a list of accounts' }

/** The complaint about an owner that was typed; undefined: there is none. */
export function ownerComplaint(text: string, token: Pick<Token, 'address'>): string | undefined {
  const owner = readOwner(text.trim())
  if (!owner.startsWith('0x')) return owner
  const never = [token.address, contractAddresses.TokenLocker, contractAddresses.VotingLocker].map((address) =>
    address.toLowerCase(),
  )
  return never.includes(owner.toLowerCase())
    ? 'That is the token or the lock contract itself: name a person’s account.'
    : undefined
}

/** Who will own what is locked. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { whom, owner, token, changeWhom, changeOwner } = props
  return (
    <fieldset className="locks-whom">
      <legend>Owner of the lock</legend>
      <div className="locks-choices">
        {Object.entries(choices).map(([name, words]) => (
          <label key={name}>
            <input type="radio" name="locks-whom" checked={whom === name} onChange={() => changeWhom(name as Whom)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {whom === 'one' && (
        <AccountField
          id="locks-owner"
          label="Account of the owner"
          placeholder="0x…"
          value={owner}
          hint="Only this account can withdraw. Compare every group of the address."
          error={owner.trim() !== '' && ownerComplaint(owner, token)}
          onChange={(event) => changeOwner(event.target.value)}
        />
      )}
      {whom === 'list' && <ListField {...props} />}
    </fieldset>
  )
}

const shownErrors = 20

function ListField({ lines, token, changeLines, changeList }: RecipientsFieldProps) {
  const [list, setList] = useState<RecipientList | 'reading' | 'unreadable'>()
  const running = useRef<AbortController>(undefined)
  const { address, decimals } = token
  useEffect(() => () => running.current?.abort(), [])
  // What was typed before, or for another token.
  const readKept = useEffectEvent(() => void (lines && read(lines)))
  useEffect(() => readKept(), [])

  async function read(given: string | Blob) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setList('reading')
    changeList(undefined)
    const { readList } = await import('./read-list.ts')
    const never = [address, contractAddresses.TokenLocker, contractAddresses.VotingLocker]
    const found = await readList({ list: given, decimals, never }, signal)
    if (signal.aborted) return
    setList('unreadable' in found ? 'unreadable' : found)
    if (!('unreadable' in found) && found.errors.length === 0 && found.recipients.length > 0)
      changeList(found.recipients)
  }

  return (
    <div className="locks-list">
      <div className="field">
        <label htmlFor="locks-list">One line for each: address, amount</label>
        <textarea
          id="locks-list"
          className="control locks-control"
          placeholder={'0x…, 1500\n0x…, 250.5'}
          spellCheck={false}
          defaultValue={lines}
          onChange={({ target: { value } }) => {
            changeLines(value)
            void read(value)
          }}
        />
      </div>
      <label className="field">
        <span>or a CSV file</span>
        <input
          type="file"
          className="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target: { files } }) => files?.[0] && void read(files[0])}
        />
      </label>
      <output>
        {list === 'reading' && 'Reading the list.'}
        {list === 'unreadable' && 'The list could not be read. Choose the file again, or paste its lines.'}
        {typeof list === 'object' && <ListWords list={list} token={token} />}
      </output>
    </div>
  )
}

function ListWords({
  list: { recipients, errors, total, repeated, unproven },
  token,
}: {
  list: RecipientList
  token: Token
}) {
  return (
    <>
      <p>
        {recipients.length} accounts, {amountText(total, token)} in all.
        {repeated > 0 && ` ${repeated} lines repeat an account; each line gets a lock of its own.`}
      </p>
      {unproven > 0 && (
        <p className="locks-note warn">
          {unproven === 1 ? 'One address has' : `${unproven} addresses have`} no checksum, so a mistyped digit would not
          be seen. Compare them with their source before you lock.
        </p>
      )}
      {errors.length > 0 && (
        <>
          <p className="locks-bad">{errors.length} lines have to be mended first:</p>
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
