import { rolesOf } from '#tools/token/features/access.ts'
import { timelockRoles } from '#tools/token/timelock/timelock-abi.ts'
import { AccountField } from '#ui/components/account-field.tsx'
import { LineField } from '#ui/components/line-field.tsx'
import type { ArgumentKind, PowerCall } from './power-calls.ts'
import type { TokenUnit } from './power-words.ts'
import type { Typed } from './read-power.ts'

type PowerFieldsProps = {
  call: PowerCall
  unit: TokenUnit
  typed: Typed
  /** What is wrong, by the name of the argument. */
  errors: Readonly<Record<string, string>>
  change: (typed: Typed) => void
}

/** What a call asks for, field by field. */
export function PowerFields({ call, unit, typed, errors, change }: PowerFieldsProps) {
  return Object.entries(call.takes ?? {}).map(([name, kind]) => (
    <ArgumentField
      key={`${call.signature} ${call.ofTimelock} ${name}`}
      {...{ name, kind, unit }}
      value={typed[name] ?? ''}
      error={errors[name]}
      type={(text) => change({ ...typed, [name]: text })}
    />
  ))
}

type ArgumentFieldProps = {
  name: string
  kind: ArgumentKind
  unit: TokenUnit
  value: string
  error?: string
  type: (text: string) => void
}

const textLabels: Readonly<Record<string, string>> = {
  tokenName: 'Name',
  tokenSymbol: 'Symbol',
  uri: 'Address of the metadata',
}

const numberLabels = {
  count: 'How many',
  smallestUnits: 'Amount, in its smallest unit',
  decimals: 'Decimals',
  hours: 'Hours of delay',
}

function ArgumentField({ name, kind, unit, value, error, type }: ArgumentFieldProps) {
  const onChange = ({ target }: { target: { value: string } }) => type(target.value)
  const field = { value, onChange, ...(error && { error }) }
  if (kind === 'account') return <AccountField {...field} label="Account" placeholder="0x…" />
  if (kind === 'text') return <LineField {...field} label={textLabels[name] ?? name} />
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
  if (kind === 'amount' || kind === 'newAmount') {
    const label = kind === 'amount' && unit.symbol ? `Amount of ${unit.symbol}` : 'Amount'
    return <LineField {...field} label={label} inputMode="decimal" />
  }
  const label = name === 'id' ? 'Number of the token' : numberLabels[kind]
  return <LineField {...field} label={label} inputMode="numeric" />
}

/** The roles of a token by their names, the admin's first: what is not chosen is the first. */
const tokenRoles = ({ options }: TokenUnit) => [
  'admin',
  ...rolesOf(options).map((role) => role.replace('_ROLE', '').toLowerCase()),
]
