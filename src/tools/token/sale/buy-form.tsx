import { useState, type SubmitEvent } from 'react'
import type { Address, Hex } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { useKeptState } from '#ui/loading/use-kept-state.ts'
import { proofIn, readList, rootOfList } from './allow-list.ts'
import { isListed, phaseText, priceText, type ShownSale } from './phase-list.tsx'
import { readMade, type EditionsOnSale, type PhaseNow } from './read-sale.ts'
import type { SaleCall } from './run-sale-call.ts'
import { piecesText } from './sale-words.ts'

/** Asks the collection for something. Answers whether it was sent. */
export type Send = (asked: SaleCall) => Promise<boolean>

type Buying = { token: Address; sale: ShownSale; account: Address; send: Send; busy: boolean }

/** Buys pieces in an open phase; where it has a list, with the proof of the account. */
export function BuyForm({ token, sale, account, send, busy }: Buying) {
  const about = `sale ${token}`
  const [chosen, setChosen] = useKeptState<number | undefined>(`${about} phase`, undefined)
  const [typed, setTyped] = useKeptState(`${about} count`, '1')
  const [edition, setEdition] = useKeptState(`${about} edition`, '1')
  const [list, setList] = useKeptState(`${about} list`, '')
  const [wrong, setWrong] = useState('')
  const open = sale.phases.filter((phase) => phase.isOpen && phase.left !== 0n)
  const phase = open.find(({ at }) => at === chosen) ?? open[0]
  if (sale.left === 0n) return <p>Every piece is sold.</p>
  if (!phase) return <p>{noPhase(sale.phases)}</p>
  const { editions } = sale
  const id = editions && numberIn(edition, editions.count)
  const count = /^[1-9]\d{0,6}$/.test(typed.trim()) ? BigInt(typed) : undefined

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (editions && id === undefined) return setWrong(wrongEdition(editions))
    const most = least(phase!.left, sale.left)
    if (count === undefined) return setWrong('Enter how many pieces you want: a whole number from 1 on.')
    if (most !== undefined && count > most) return setWrong(`You can buy ${most} at most now.`)
    const proof = isListed(phase!) ? proofFor(list, { account, root: phase!.root }) : []
    if (typeof proof === 'string') return setWrong(proof)
    setWrong('')
    const { at, price } = phase!
    await send({ does: 'buy', phase: at, edition: id, count, price, proof })
  }

  return (
    <form className="locks-actions" noValidate onSubmit={(event) => void submit(event)}>
      {open.length > 1 && (
        <label className="field">
          Phase
          <select className="control" value={phase.at} onChange={({ target }) => setChosen(Number(target.value))}>
            {open.map((one) => (
              <option key={one.at} value={one.at}>
                {`${one.at + 1}: ${phaseText(one, sale.symbol)}`}
              </option>
            ))}
          </select>
        </label>
      )}
      {editions && <EditionField {...{ token, editions, edition, id }} change={setEdition} />}
      <LineField
        id="sale-count"
        label="Pieces"
        inputMode="numeric"
        value={typed}
        error={wrong}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isListed(phase) && <ListField list={list} give={setList} />}
      <div className="actions">
        <button type="submit" className="button solid" aria-disabled={busy}>
          {`Buy ${piecesText(count ?? 1n)}: ${priceText(phase.price * (count ?? 1n), sale.symbol)}`}
        </button>
      </div>
    </form>
  )
}

type EditionProps = {
  token: Address
  editions: EditionsOnSale
  /** The number as it was typed, and as it was read. */
  edition: string
  id: bigint | undefined
  change: (text: string) => void
}

/** Which edition is bought, with how many pieces of it there are. */
function EditionField({ token, editions, edition, id, change }: EditionProps) {
  const { count, size } = editions
  const made = useRead(id === undefined ? undefined : `${token} ${id}`, () => readMade(pageRpc(), token, id!)).value
  return (
    <LineField
      id="sale-edition"
      label={count === 1n ? 'Edition' : `Edition, from 1 to ${count}`}
      inputMode="numeric"
      value={edition}
      hint={
        made === undefined
          ? ''
          : made === size
            ? 'Every piece of it is created.'
            : `${made} of ${size} pieces are created.`
      }
      error={edition.trim() !== '' && id === undefined && wrongEdition(editions)}
      onChange={({ target }) => change(target.value)}
    />
  )
}

const wrongEdition = ({ count }: EditionsOnSale) =>
  count === 1n ? 'Only edition 1 is on sale.' : `Enter the number of an edition: from 1 to ${count}.`

/** A number from 1 up to the most, as it was typed; undefined: it is none. */
function numberIn(text: string, most: bigint): bigint | undefined {
  const number = /^\d{1,9}$/.test(text.trim()) ? BigInt(text) : 0n
  return number > 0n && number <= most ? number : undefined
}

function ListField({ list, give }: { list: string; give: (text: string) => void }) {
  return (
    <div className="field">
      <label htmlFor="sale-list">The allow list</label>
      <textarea
        id="sale-list"
        className="control locks-control"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={list}
        aria-describedby="sale-list-hint"
        onChange={({ target }) => give(target.value)}
      />
      <span className="field-hint" id="sale-list-hint">
        Paste the list that the makers of the collection have published, or open its file. It stays in this browser.
      </span>
      <input
        className="file"
        type="file"
        accept=".txt,.csv,text/plain"
        aria-label="Open the file of the list"
        onChange={({ target }) => void target.files?.[0]?.text().then(give)}
      />
    </div>
  )
}

/** The proof of an account, or the sentence that says why there is none. */
function proofFor(list: string, { account, root }: { account: Address; root: Hex }): Hex[] | string {
  const read = readList(list)
  if ('problem' in read) return read.problem
  if (rootOfList(read.accounts) !== root.toLowerCase())
    return 'This is not the list of this phase: its root is another. Ask the makers of the collection for the right one.'
  return proofIn(read.accounts, account) ?? 'The connected account is not on this list.'
}

function noPhase(phases: readonly PhaseNow[]): string {
  if (phases.some(({ isOpen }) => isOpen)) return 'This account has bought all it can in the open phase.'
  return 'No phase of the sale is open now.'
}

const least = (one: bigint | undefined, other: bigint | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : one < other ? one : other
