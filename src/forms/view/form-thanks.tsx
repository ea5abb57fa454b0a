import { useEffect, useRef, useState } from 'react'

type Thanks = { words: string; reference: string; link?: string; again: () => void }

/**
 * Takes the place of a form that has arrived: thanks, the reference to come back to, and `link`, the page that tells how it
 * goes on, where there is one. It takes the focus.
 */
export function FormThanks({ words, reference, link, again }: Thanks) {
  const box = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)

  useEffect(() => box.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference)
      setCopied(true)
    } catch {
      // No clipboard here: the number is marked, ready for the visitor's own copy.
      getSelection()?.selectAllChildren(number.current!)
    }
  }

  return (
    <div ref={box} className="form-thanks" tabIndex={-1}>
      <output className="statement">{words}</output>
      <p className="form-thanks-reference">
        <span className="soft">Your reference</span> <code ref={number}>{reference}</code>
        <button type="button" className="button" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
          <span className="visually-hidden"> the reference</span>
        </button>
        <output className="visually-hidden">{copied && 'Copied'}</output>
      </p>
      {link && (
        <a className="button solid" href={link}>
          Follow it on its own page
        </a>
      )}
      <button type="button" className="text-button" onClick={again}>
        Send another
      </button>
    </div>
  )
}
