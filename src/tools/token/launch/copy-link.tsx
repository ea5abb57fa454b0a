import { useState, type ReactNode } from 'react'

/** A button that puts a link on the clipboard, and says so. `to` leads from this page. */
export function CopyLink({ to, children }: { to: string; children: ReactNode }) {
  const [copied, setCopied] = useState<{ to: string; done: boolean }>()

  async function copy() {
    const done = await navigator.clipboard.writeText(new URL(to, location.href).href).then(
      () => true,
      () => false,
    )
    setCopied({ to, done })
  }

  const said = copied?.to === to ? (copied.done ? 'Copied' : 'Not allowed to copy') : undefined
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {said ?? children}
      </button>
      <output className="visually-hidden">{said}</output>
    </>
  )
}
