import { useState } from 'react'

type CopyProps = {
  id: string
  text: string
  /** What is copied, for those who only hear the button. */
  name: string
  /** Its label, where "Copy" alone leaves a question. */
  label?: string
}

/** A button that puts a text on the clipboard, and says so. `id` keeps a press that comes before the page is alive. */
export function CopyButton({ id, text, name, label = 'Copy' }: CopyProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  const words = { ready: label, copied: 'Copied', failed: 'Select it and copy' }
  return (
    <>
      <button type="button" className="button" id={id} data-replay="" onClick={copy}>
        {words[state]}
        <span className="visually-hidden"> {name}</span>
      </button>
      {/* Beside the button: what changes inside one is not read. */}
      <output className="visually-hidden">{state !== 'ready' && words[state]}</output>
    </>
  )
}
