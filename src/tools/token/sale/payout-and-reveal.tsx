import { useState } from 'react'
import { Address } from '#seals/components/address.tsx'
import type { Send } from './buy-form.tsx'
import { commitmentOf, readHidden } from './commitment.ts'
import { priceText, type ShownSale } from './phase-list.tsx'

type Doing = { sale: ShownSale; send: Send; busy: boolean }

/** What anyone can have done: the proceeds go to their receiver, and the metadata is revealed by those who know it. */
export function PayoutAndReveal({ sale, send, busy }: Doing) {
  const { proceeds, balance, reveal, symbol } = sale
  return (
    <>
      {proceeds && (
        <div className="actions">
          <p>
            {balance > 0n ? `${priceText(balance, symbol)} wait` : 'Nothing waits'} for the receiver of the proceeds:{' '}
            <Address value={proceeds} />
          </p>
          <button
            type="button"
            className={balance > 0n ? 'button' : 'button kept'}
            aria-disabled={busy}
            onClick={() => void send({ does: 'withdraw' })}
          >
            Send the proceeds to their receiver
          </button>
        </div>
      )}
      {reveal && !reveal.revealed && <Reveal {...{ send, busy }} commitment={reveal.commitment} />}
    </>
  )
}

function Reveal({ send, busy, commitment }: Pick<Doing, 'send' | 'busy'> & { commitment: string }) {
  const [wrong, setWrong] = useState('')

  async function open(file: File | undefined) {
    if (!file || busy) return
    const hidden = readHidden(await file.text())
    if (!hidden) return setWrong('This is not a reveal.json that was saved when the hash was made.')
    if (commitmentOf(hidden) !== commitment) return setWrong('This file belongs to another hash.')
    setWrong('')
    await send({ does: 'reveal', ...hidden })
  }

  return (
    <div className="field">
      <label htmlFor="sale-reveal">Reveal the metadata</label>
      <input
        id="sale-reveal"
        className="file"
        type="file"
        accept=".json,application/json"
        aria-describedby="sale-reveal-hint sale-reveal-error"
        onChange={({ target }) => void open(target.files?.[0])}
      />
      <span className="field-hint" id="sale-reveal-hint">
        Open the reveal.json that was saved when the hash was made. Every piece shows its own metadata then.
      </span>
      <span className="field-error" id="sale-reveal-error" role="alert">
        {wrong}
      </span>
    </div>
  )
}
