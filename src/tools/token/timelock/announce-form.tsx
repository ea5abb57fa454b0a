import { useState, type SubmitEvent } from 'react'
import { durationWords } from '#core/text/time-words.ts'
import { rolesOf } from '#tools/token/features/access.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { AccountField } from '#ui/components/account-field.tsx'
import { LineField } from '#ui/components/line-field.tsx'
import { powerCallsOf, type ArgumentKind } from '#tools/token/powers/power-calls.ts'
import type { TokenUnit } from '#tools/token/powers/power-words.ts'
import { readPower, type Typed } from '#tools/token/powers/read-power.ts'
import { timelockRoles } from './timelock-abi.ts'

type AnnounceFormProps = {
  unit: TokenUnit
  /** The delay in seconds. */
  seconds: bigint
  busy: boolean
  /** Answers whether it was sent. */
  announce: (call: Call) => Promise<boolean>
}

/** The powers over a token of which one is chosen, filled in and announced. */
export function AnnounceForm({ unit, seconds, busy, announce }: AnnounceFormProps) {
  const offered = powerCallsOf(unit.options).filter(({ label }) => label)
  const [chosen, setChosen] = useState(0)
  const [typed, setTyped] = useState<Typed>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const call = offered[chosen]!

  function choose(at: number) {
    setChosen(at)
    setTyped({})
    setErrors({})
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const read = readPower(call, typed, unit)
    setErrors('errors' in read ? read.errors : {})
    if ('call' in read && (await announce(read.call))) setTyped({})
  }

  return (
    <form className="locks-actions" noValidate onSubmit={(event) => void submit(event)}>
      <label className="field">
        What would you like to announce?
        <select className="control" value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          {offered.map(({ label, signature, ofTimelock }, at) => (
            <option key={`${signature} ${ofTimelock}`} value={at}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(call.takes ?? {}).map(([name, kind]) => (
        <ArgumentField
          key={`${chosen} ${name}`}
          {...{ name, kind, unit }}
          value={typed[name] ?? ''}
          error={errors[name]}
          type={(text) => setTyped({ ...typed, [name]: text })}
        />
      ))}
      <div className="actions">
        <button type="submit" className="button solid" aria-disabled={busy}>
          Announce it
        </button>
        <span className="soft">It can be carried out after {durationWords(Number(seconds))}.</span>
      </div>
    </form>
  )
}

type ArgumentFieldProps = {
  name: string
  kind: ArgumentKind
  unit: TokenUnit
  value: string
  error?: string
  type: (text: string) => void
}

function ArgumentField({ name, kind, unit, value, error, type }: ArgumentFieldProps) {
  const onChange = ({ target }: { target: { value: string } }) => type(target.value)
  const field = { value, onChange, ...(error && { error }) }
  if (kind === 'account') return <AccountField {...field} label="Account" placeholder="0x…" />
  if (kind === 'tokenRole' || kind === 'timelockRole') {
    const roles = kind === 'timelockRole' ? Object.keys(timelockRoles) : tokenRoles(unit)
    return (
      <label className="field">
        {kind === 'tokenRole' ? 'Role' : 'What the account may do'}
        <select className="control" value={value || roles[0]} onChange={onChange}>
          {roles.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </select>
      </label>
    )
  }
  if (kind === 'amount') {
    const label = unit.symbol ? `Amount of ${unit.symbol}` : 'Amount'
    return <LineField {...field} label={label} inputMode="decimal" />
  }
  const label = kind === 'hours' ? 'Hours of delay' : name === 'id' ? 'Number of the token' : 'How many'
  return <LineField {...field} label={label} inputMode="numeric" />
}

/** The roles of a token by their names, the admin's first: what is not chosen is the first. */
const tokenRoles = ({ options }: TokenUnit) => [
  'admin',
  ...rolesOf(options).map((role) => role.replace('_ROLE', '').toLowerCase()),
]
