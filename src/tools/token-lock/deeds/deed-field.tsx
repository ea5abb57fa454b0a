import type { DeedKind } from './deed-calls.ts'

/** What the owner gets: a plain lock, or an NFT of one of the two kinds. */
export type LockForm = 'plain' | DeedKind

const choices: Record<LockForm, readonly [name: string, says: string]> = {
  plain: ['A plain lock', 'It belongs to the account. It changes hands by offer and acceptance.'],
  free: ['An NFT', 'Wallets show it. Its holder owns the lock, and it moves like any NFT.'],
  offer: ['An NFT, handed over in two steps', 'Wallets show it. It moves only once the receiver accepts.'],
}

type DeedFieldProps = { form: LockForm; change: (form: LockForm) => void }

/** What form the lock has. */
export function DeedField({ form, change }: DeedFieldProps) {
  return (
    <fieldset className="locks-whom">
      <legend>Form of the lock</legend>
      <div className="locks-choices">
        {Object.entries(choices).map(([name, [title]]) => (
          <label key={name}>
            <input type="radio" name="locks-form" checked={form === name} onChange={() => change(name as LockForm)} />
            <span>{title}</span>
          </label>
        ))}
      </div>
      <p className="soft">{choices[form][1]}</p>
    </fieldset>
  )
}
