/** Names and what they mean, ruled like a ledger. */
export function Terms({ terms }: { terms: readonly (readonly [name: string, detail: string])[] }) {
  return (
    <dl className="terms">
      {terms.map(([name, detail]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
