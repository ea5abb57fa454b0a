import { largestNumber } from '#tools/token/check/parse-amount.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { someAccount } from '#tools/token/form/fill-accounts.ts'
import type { EmittedToken } from '#tools/token/generator/emit.ts'
import { codeTags, highlighted } from '#ui/components/highlight-code.ts'
import { changedLines } from './changed-lines.ts'
import { libraryVersion } from './remix-link.ts'
import { SourceActions } from './source-actions.tsx'
import { SourceProof } from './source-proof.tsx'

type View = { token: EmittedToken; options: TokenOptions; before: string; values?: Partial<TokenValues> }

/** The exact Solidity of the token, the lines marked that the last choice has brought, its hash and tests, and what its constructor gets. */
export function SourceView({ token, options, before, values }: View) {
  const { lines, gone } = changedLines(before, token.source)
  const come = lines.filter(({ isNew }) => isNew).length
  return (
    <section className="creator-source" aria-labelledby="creator-source">
      <h3 id="creator-source">The exact source</h3>
      <output className="soft small">
        {come + gone === 0
          ? `${token.path}: ${lines.length} lines, and OpenZeppelin ${libraryVersion}, unmodified.`
          : `${token.path}. Your last choice: ${come} lines new or changed (+), ${gone} gone.`}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>
          {lines.map(({ text, isNew }, at) => {
            const Line = isNew ? 'ins' : 'span'
            return (
              <Line key={at}>
                {highlighted(text, 'solidity').map((piece, place) => {
                  const Piece = piece.kind && codeTags[piece.kind]
                  return Piece ? <Piece key={place}>{piece.text}</Piece> : piece.text
                })}
                {'\n'}
              </Line>
            )
          })}
        </code>
      </pre>
      <SourceActions token={token} options={options} values={values} />
      <SourceProof source={token.source} options={options} />
      {values && (
        <details>
          <summary>What its constructor is given</summary>
          <dl className="creator-arguments">
            {token.parameters.map(({ field, type }) => (
              <div key={field}>
                <dt>
                  {field} <small>{type}</small>
                </dt>
                <dd>{argumentText(values[field])}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

function argumentText(value: unknown): string {
  if (value === someAccount) return 'the account that launches'
  if (value === largestNumber) return 'no limit'
  if (Array.isArray(value)) return value.map((one) => `(${argumentText(one)})`).join(' ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => `${name} ${argumentText(one)}`)
      .join(', ')
  return typeof value === 'string' ? value : String((value as bigint | number | undefined) ?? '')
}
