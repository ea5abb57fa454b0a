import type { PoolErrors, PoolForm } from './pool-form.ts'
import { Select, Text } from './pool-inputs.tsx'

type TeamFieldsProps = {
  form: PoolForm
  errors: PoolErrors
  account: string | undefined
  set: (part: Partial<PoolForm>) => void
}

/** The share of the team: how much, whose, over how long, and whether it can be stopped. */
export function TeamFields({ form, errors, account, set }: TeamFieldsProps) {
  return (
    <>
      <Text
        id="pool-team"
        label="Share of the team"
        hint="In percent; empty for none."
        value={form.team}
        error={errors.team}
        change={(team) => set({ team })}
      />
      {form.team.trim() !== '' && (
        <>
          <Text
            id="pool-team-account"
            label="Account of the team"
            hint="It owns the share."
            value={form.teamAccount}
            error={errors.teamAccount}
            change={(teamAccount) => set({ teamAccount })}
            wide
            account={account}
          />
          <Select
            id="pool-team-months"
            label="Paid out over"
            hint="Month by month, from the launch on."
            value={form.teamMonths}
            choices={{ 12: '1 year', 24: '2 years', 48: '4 years' }}
            change={(teamMonths) => set({ teamMonths })}
          />
          <Select
            id="pool-team-kind"
            label="Can it be stopped?"
            hint="A grant that is stopped returns what was not paid out yet."
            value={form.teamKind}
            choices={{ lock: 'No: it is a lock', grant: 'Yes, by you: it is a grant' }}
            change={(teamKind) => set({ teamKind })}
          />
        </>
      )}
    </>
  )
}
