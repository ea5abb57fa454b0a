import { useEffect, useState } from 'react'
import { CopyText } from './chat-copy.tsx'

type Highlight = (text: string, language: string) => { text: string; kind?: string }[]

/**
 * A block of code with a button that copies it. What sets its words apart is loaded with the first block there is; nothing is read out
 * again for that.
 */
export function CodeBlock({ text, language }: { text: string; language: string }) {
  const [highlight, setHighlight] = useState<Highlight>()

  useEffect(() => {
    import('#ui/components/highlight-code.ts').then(
      ({ highlighted }) => setHighlight(() => highlighted),
      () => undefined,
    )
  }, [])

  const pieces = highlight ? highlight(text, language) : [{ text }]
  return (
    <div className="chat-code">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <pre tabIndex={0} aria-live="off">
        <code>
          {pieces.map(({ text: piece, kind }, at) =>
            kind ? (
              <span key={at} className={`chat-code-${kind}`}>
                {piece}
              </span>
            ) : (
              piece
            ),
          )}
        </code>
      </pre>
      <CopyText text={text} what="the code" />
    </div>
  )
}
