import { useEffect, useRef } from 'react'
import { CodeLine } from '#ui/components/code-line.tsx'

type CodeViewProps = {
  /** The name of the file. */
  file: string
  source: string
  /** The number of the line that is lit; it is scrolled to within its frame. */
  lit?: number
  /** What the frame is called where the same file is on the page twice. */
  label?: string
}

/** A file of Solidity with numbered lines. */
export function CodeView({ file, source, lit = 0, label = `Code of ${file}` }: CodeViewProps) {
  const frame = useRef<HTMLPreElement>(null)
  useEffect(() => {
    const line = frame.current?.querySelector<HTMLElement>(`[data-line='${lit}']`)
    // Not by scrollIntoView, which would move the page.
    if (line) frame.current!.scrollTop = line.offsetTop - frame.current!.clientHeight / 2
  }, [lit])

  return (
    <figure className="code-lines">
      <figcaption className="mono small">{file}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard, and have a name */}
      <pre ref={frame} tabIndex={0} role="group" aria-label={label}>
        <code>
          {source
            .trimEnd()
            .split('\n')
            .map((text, at) => (
              <CodeLine key={at} number={at + 1} text={text} lit={at + 1 === lit} />
            ))}
        </code>
      </pre>
    </figure>
  )
}
