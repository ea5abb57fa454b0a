import { useEffect, useState } from 'react'
import { t, type WordKey } from '#wallet/locale/words.ts'

/** How long a button says that it has copied, in milliseconds. */
const said = 1500

type CopyTextProps = { text: string; words: { ready: WordKey; done: WordKey } }

/** A button that copies, and says so for a moment; where the browser refuses, it says how else. */
export function CopyText({ text, words }: CopyTextProps) {
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

  const news = state === 'done' ? t(words.done) : state === 'refused' ? t('copyRefused') : undefined
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {news ?? t(words.ready)}
      </button>
      {/* Beside the button: what changes inside one is not read. */}
      <output className="visually-hidden">{news}</output>
    </>
  )
}
