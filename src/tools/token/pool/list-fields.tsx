import { retention } from '#content/legal/retention.ts'
import { ListField, ListSums } from '#tools/claim-list/form/list-field.tsx'
import type { useListWork } from '#tools/claim-list/use-list-work.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { ChoiceLine } from '#tools/token/form/choice-line.tsx'
import type { PoolErrors, PoolForm } from './pool-form.ts'
import { Select } from './pool-inputs.tsx'

type ListFieldsProps = {
  form: PoolForm
  errors: PoolErrors
  values: Partial<TokenValues> | undefined
  work: ReturnType<typeof useListWork>
  set: (part: Partial<PoolForm>) => void
}

/** The part of a list: who claims how much, and until when. */
export function ListFields({ form, errors, values, work, set }: ListFieldsProps) {
  const unit = { symbol: values?.symbol || 'the token', decimals: values?.decimals ?? 18 }
  return (
    <div className="field-wide creator-pool">
      <ChoiceLine
        id="pool-list"
        type="checkbox"
        name="list"
        checked={form.list}
        title="Also pay for a list of accounts"
        what="Each account on it claims its amount. The list is published: accounts and amounts."
        change={(list) => set({ list })}
      />
      {form.list && (
        <>
          <ListField token={unit} handle={work} />
          <p className="field-error" role="alert">
            {errors.list}
          </p>
          <ListSums token={unit} handle={work} connected={false} />
          <Select
            id="pool-list-months"
            label="Claims are open for"
            hint={
              form.listMonths === 'never'
                ? 'Nobody can take back what is not claimed, you included.'
                : 'Then you can take back what nobody has claimed.'
            }
            value={form.listMonths}
            choices={{ 3: '3 months', 12: '1 year', never: 'No end' }}
            change={(listMonths) => set({ listMonths })}
          />
          <p className="soft small">
            This site publishes the list when you press the button, up to 120,000 entries. It removes a list that no
            launch has paid for within {retention.unfundedListDays} days.
          </p>
        </>
      )}
    </div>
  )
}
