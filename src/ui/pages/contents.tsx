/** What a long text has, with a link to each part; `label` tells it from other navigation. */
export function Contents({ label, parts }: { label: string; parts: readonly { id: string; text: string }[] }) {
  return (
    <nav className="contents" aria-label={label}>
      <p className="soft small">Contents</p>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
