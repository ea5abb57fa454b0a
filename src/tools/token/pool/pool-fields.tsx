import type { TokenValues } from '#tools/token/features/values.ts'
import { ChoiceLine } from '#tools/token/form/choice-line.tsx'
import type { useListWork } from '#tools/claim-list/use-list-work.ts'
import { ListFields } from './list-fields.tsx'
import { isCoin } from './pool-chain.ts'
import { firstPool, quoteOf, type PoolErrors, type PoolForm, type PoolTerms } from './pool-form.ts'
import { Select, Text } from './pool-inputs.tsx'
import { PoolReview } from './pool-review.tsx'
import { TeamFields } from './team-fields.tsx'
import { versionOf, versionChoices, versionWords } from './pool-version.ts'
import type { PoolPlace } from './use-pool-place.ts'

type PoolFieldsProps = {
  form: PoolForm | undefined
  terms: PoolTerms | undefined
  /** What is wrong, once it was asked for. */
  errors: PoolErrors
  values: Partial<TokenValues> | undefined
  place: PoolPlace
  account: string | undefined
  /** The work on the list of those who claim. */
  work: ReturnType<typeof useListWork>
  change: (form: PoolForm | undefined) => void
}

/** The choice to open a pool with the launch, what it asks for, and what the launch will do. */
export function PoolFields({ form, terms, errors, values, place, account, work, change }: PoolFieldsProps) {
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
          <Fields {...{ form, errors, values, place, account, work, change }} />
          {terms && values && <PoolReview terms={terms} values={values} place={place} account={account} />}
        </>
      )}
    </fieldset>
  )
}

type FieldsProps = Omit<PoolFieldsProps, 'form' | 'terms'> & { form: PoolForm }

function Fields({ form, errors, values, place, account, work, change }: FieldsProps) {
  const set = (part: Partial<PoolForm>) => change({ ...form, ...part })
  const on = place.at === 'known' ? place.on : undefined
  const version = on && versionOf(form.version, on)
  const quote = on && quoteOf(form, on)
  const currency = quote?.symbol ?? 'ETH'
  const isSent = !quote || isCoin(quote.address)
  const both = form.sides === 'both' || version === 'V2'
  return (
    <div className="form-fields">
      {on && version && (
        <Select
          id="pool-version"
          label="Where the pool is opened"
          hint={versionWords[version]}
          value={version}
          choices={versionChoices(on)}
          change={(chosen) => set({ version: chosen })}
        />
      )}
      {on && quote && (
        <Select
          id="pool-quote"
          label="Paired with"
          hint={
            isSent
              ? 'It is sent along with the launch.'
              : 'The launcher needs your approval of exactly the amount first.'
          }
          value={quote.address}
          choices={Object.fromEntries(on.quotes.map(({ address, symbol }) => [address, symbol]))}
          change={(quoteToken) => set({ quoteToken })}
        />
      )}
      {version !== 'V2' && (
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
      )}
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
          id="pool-amount"
          label={`${currency} in the pool`}
          hint="With the tokens it makes the first price."
          value={form.amount}
          error={errors.amount}
          change={(amount) => set({ amount })}
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
      {version !== 'V2' && (
        <Select
          id="pool-fee"
          label="Fee of the pool"
          hint="Traders pay it. It goes to you, also while the liquidity is locked."
          value={form.fee}
          choices={{ 10000: '1 %', 3000: '0.3 %' }}
          change={(fee) => set({ fee })}
        />
      )}
      <Select
        id="pool-lock"
        label="Liquidity locked for"
        hint="Nobody can shorten it. You can make it longer later."
        value={form.lock}
        choices={{ 6: '6 months', 12: '1 year', 48: '4 years', never: 'Permanently' }}
        change={(lock) => set({ lock })}
      />
      <TeamFields form={form} errors={errors} account={account} set={set} />
      <ListFields form={form} errors={errors} values={values} work={work} set={set} />
    </div>
  )
}
