import { useEffect, useState } from 'react'

/** How long a button says that it has copied, in milliseconds. */
const said = 2_000

/** A small button that copies a text, and says so for a moment; where the browser refuses, it says how else. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<'ready' | 'done' | 'refused'>('ready')

  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => setState('ready'), said)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('done')
    } catch {
      setState('refused')
    }
  }

  const words = { ready: 'Copy', done: 'Copied', refused: 'Select it and copy' }
  return (
    <>
      <button type="button" className="chat-act" onClick={copy}>
        {words[state]}
        <span className="visually-hidden"> {what}</span>
      </button>
      {/* Beside the button: what changes inside one is not read. */}
      <output className="visually-hidden">{state !== 'ready' && words[state]}</output>
    </>
  )
}
