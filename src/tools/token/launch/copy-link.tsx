import { useState, type ReactNode } from 'react'

/** A button that puts a link on the clipboard, and says so. */
export function CopyLink({ text, children }: { text: string; children: ReactNode }) {
  const [copied, setCopied] = useState<{ text: string; done: boolean }>()

  async function copy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied({ text, done })
  }

  const said = copied?.text === text ? (copied.done ? 'Copied' : 'Not allowed to copy') : undefined
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {said ?? children}
    </button>
  )
}
