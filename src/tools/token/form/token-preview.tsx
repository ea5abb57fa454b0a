import { exactAmount } from '#core/text/exact-amount.ts'
import { Seal } from '#seals/components/seal.tsx'
import { emitToken } from '#tools/token/generator/emit.ts'
import { adoptStyles } from '#ui/styles/adopt-styles.ts'
import { checkDraft, someAccount } from './fill-accounts.ts'
import { firstDraft, readDraft } from './token-draft.ts'
import styles from './token-preview.css?inline'

adoptStyles(styles)

/** Lines of the contract that are shown; all of them are in the creator. */
const shown = 8

/** A token as it is being named: its seal, what holders can rely on, and the first lines of its source. `query` is its draft. */
export function TokenPreview({ query }: { query: string }) {
  const draft = readDraft(query) ?? firstDraft()
  const { name = '', symbol = '', supply = '' } = draft.form
  const { values, errors } = checkDraft(draft, someAccount)
  const token = emitToken(draft.options, name)
  const lines = token.source.trimEnd().split('\n')
  const first = lines.findIndex((line) => line.startsWith('contract '))
  const wrong = [
    name && errors.name && `Name: ${errors.name}`,
    symbol && errors.symbol && `Symbol: ${errors.symbol}`,
    supply && errors.supply && `Supply: ${errors.supply}`,
  ].filter(Boolean)
  const powers = token.powers.filter(({ who }) => who !== 'holder' && who !== 'anyone')
  const amount = values?.supply === undefined ? undefined : exactAmount(values.supply, values.decimals ?? 0)
  return (
    <section className="panel token-preview" aria-label="The token you are naming">
      <figure>
        <Seal seed={`${name} ${symbol}`} size={176} />
        <figcaption className="small soft">Drawn from its name until it has an address</figcaption>
      </figure>
      <div>
        <h3>
          <bdi>{name || 'A token'}</bdi> <span className="soft">{symbol}</span>
        </h3>
        <output>{wrong.join(' ')}</output>
        <p>
          {amount && `${amount} are created at the launch, all of them yours. `}
          <strong>{powers.length === 0 ? 'No account has power over it.' : 'Some accounts have power over it.'}</strong>
        </p>
        <pre>
          <code>{lines.slice(first, first + shown).join('\n')}</code>
        </pre>
        <p className="small soft">
          {lines.length} lines in all, each of them shown before you sign. It costs you the network’s fee, and us
          nothing.
        </p>
      </div>
    </section>
  )
}
