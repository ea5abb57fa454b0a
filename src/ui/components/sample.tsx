/** A piece of what is delivered, set in the monospaced face; `caption` says that it is a sample, and of what. */
export type SampleWords = { caption: string; text: string }

/** A sample on a sheet. What is wider than the sheet scrolls inside it. */
export function Sample({ sample: { caption, text } }: { sample: SampleWords }) {
  return (
    <figure className="panel sample">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <figcaption className="soft small">{caption}</figcaption>
    </figure>
  )
}
