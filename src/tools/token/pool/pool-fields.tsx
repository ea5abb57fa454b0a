import type { TokenValues } from '#tools/token/features/values.ts'
import { ChoiceLine } from '#tools/token/form/choice-line.tsx'
import { firstPool, type PoolErrors, type PoolForm } from './pool-form.ts'
import { PoolReview } from './pool-review.tsx'
import type { PoolTerms } from './pool-form.ts'
import type { PoolPlace } from './use-pool-place.ts'

type PoolFieldsProps = {
  form: PoolForm | undefined
  terms: PoolTerms | undefined
  /** What is wrong, once it was asked for. */
  errors: PoolErrors
  values: Partial<TokenValues> | undefined
  place: PoolPlace
  account: string | undefined
  change: (form: PoolForm | undefined) => void
}

/** The choice to open a pool with the launch, what it asks for, and what the launch will do. */
export function PoolFields({ form, terms, errors, values, place, account, change }: PoolFieldsProps) {
  return (
    <fieldset className="creator-group creator-pool">
      <legend>In the same transaction</legend>
      <ChoiceLine
        id="token-pool"
        type="checkbox"
        name="pool"
        checked={form !== undefined}
        title="Also open a pool, lock its liquidity, give the team its share"
        what="One transaction does all of it, or none. Without it, the whole supply goes to one account."
        change={(checked) => change(checked ? firstPool : undefined)}
      />
      {form && place.at === 'none' && (
        <p className="creator-stop">On this chain there is no launcher yet. Launch the token alone.</p>
      )}
      {form && place.at !== 'none' && (
        <>
          <Fields form={form} errors={errors} place={place} account={account} change={change} />
          {terms && values && <PoolReview terms={terms} values={values} place={place} account={account} />}
        </>
      )}
    </fieldset>
  )
}

type FieldsProps = Omit<PoolFieldsProps, 'form' | 'terms' | 'values'> & { form: PoolForm }

function Fields({ form, errors, place, account, change }: FieldsProps) {
  const set = (part: Partial<PoolForm>) => change({ ...form, ...part })
  const currency = place.at === 'known' ? place.on.chain.currency.symbol : 'ETH'
  const both = form.sides === 'both'
  return (
    <div className="form-fields">
      <Select
        id="pool-sides"
        label="What goes into the pool"
        hint={
          both
            ? 'Everyone can buy and sell from the first block.'
            : `It needs no ${currency}. Nothing pays a seller before the first purchase.`
        }
        value={form.sides}
        choices={{ both: `Token and ${currency}`, tokens: 'Token alone' }}
        change={(sides) => set({ sides })}
      />
      <Text
        id="pool-share"
        label="Supply in the pool"
        hint="In percent."
        value={form.share}
        error={errors.share}
        change={(share) => set({ share })}
      />
      {both ? (
        <Text
          id="pool-ether"
          label={`${currency} in the pool`}
          hint="It is sent along. With the tokens it makes the first price."
          value={form.ether}
          error={errors.ether}
          change={(ether) => set({ ether })}
        />
      ) : (
        <Text
          id="pool-worth"
          label={`Worth of all tokens at the first price, in ${currency}`}
          hint="It makes the first price. It is not paid."
          value={form.worth}
          error={errors.worth}
          change={(worth) => set({ worth })}
        />
      )}
      <Select
        id="pool-fee"
        label="Fee of the pool"
        hint="Traders pay it. It goes to you, also while the liquidity is locked."
        value={form.fee}
        choices={{ 10000: '1 %', 3000: '0.3 %' }}
        change={(fee) => set({ fee })}
      />
      <Select
        id="pool-lock"
        label="Liquidity locked for"
        hint="Nobody can shorten it. You can make it longer later."
        value={form.lock}
        choices={{ 6: '6 months', 12: '1 year', 48: '4 years', never: 'Permanently' }}
        change={(lock) => set({ lock })}
      />
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
    </div>
  )
}

type TextProps = {
  id: string
  label: string
  hint: string
  value: string
  error: string | undefined
  change: (text: string) => void
  wide?: boolean
  account?: string | undefined
}

function Text({ id, label, hint, value, error, change, wide, account }: TextProps) {
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={wide ? 'control mono' : 'control'}
        type="text"
        inputMode={wide ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => change(target.value)}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
        {account && value !== account && (
          <button type="button" className="text-button" onClick={() => change(account)}>
            Use my account
          </button>
        )}
      </p>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}

type SelectProps<Value extends string> = {
  id: string
  label: string
  hint: string
  value: Value
  choices: Readonly<Record<Value, string>>
  change: (value: Value) => void
}

function Select<Value extends string>({ id, label, hint, value, choices, change }: SelectProps<Value>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => change(target.value as Value)}
      >
        {Object.entries<string>(choices).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
