import { useState } from 'react'

/** A button that puts a text on the clipboard, and says so. `id` keeps a press that comes before the page is alive. */
export function CopyButton({ id, text, name }: { id: string; text: string; name: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  const words = { ready: 'Copy', copied: 'Copied', failed: 'Select it and copy' }
  return (
    <button type="button" className="button" id={id} data-replay="" onClick={copy}>
      {words[state]}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}
