import { useState } from 'react'
import { saveText } from '#core/browser/save-file.ts'
import type { FormField } from '#tools/token/check/form.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { readList, rootOfList } from './allow-list.ts'
import { commitmentOf, hiddenText, newSalt } from './commitment.ts'

type Makers = { options: TokenOptions; type: (field: FormField, text: string) => void }

/** Where the hashes that a sale and a reveal are launched with are made. What they are made of stays in this browser. */
export function SaleMakers({ options, type }: Makers) {
  if (options.kind === 'erc1155') return options.sale && <ListMaker take={(root) => type('listRoot', root)} />
  if (options.kind !== 'erc721') return null
  return (
    <>
      {options.sale && <ListMaker take={(root) => type('listRoot', root)} />}
      {options.reveal && <CommitmentMaker take={(hash) => type('commitment', hash)} />}
    </>
  )
}

/** Makes the root of an allow list, and saves the list for its buyers. */
function ListMaker({ take }: { take: (root: string) => void }) {
  const [text, setText] = useState('')
  const [told, setTold] = useState('')

  function make() {
    const read = readList(text)
    if ('problem' in read) return setTold(read.problem)
    take(rootOfList(read.accounts))
    saveText('allow-list.txt', `${read.accounts.join('\n')}\n`, 'text/plain')
    const { length } = read.accounts
    setTold(
      `The root of ${length} account${length === 1 ? '' : 's'} is in its field. Publish the saved allow-list.txt.`,
    )
  }

  return (
    <details className="creator-verify">
      <summary>Make an allow list</summary>
      <p>
        The contract keeps only the root. Buyers need the whole list for their proof: publish the file where they find
        it. Anyone who opens it reads all the accounts.
      </p>
      <div className="field field-wide">
        <label htmlFor="token-list">Accounts that may buy first</label>
        <textarea
          id="token-list"
          className="control locks-control"
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={text}
          aria-describedby="token-list-hint"
          onChange={({ target }) => setText(target.value)}
        />
        <p className="field-hint" id="token-list-hint">
          One address in each line, 10,000 at most.
        </p>
      </div>
      <div className="actions">
        <button type="button" className="button" onClick={make}>
          Make the root and save the list
        </button>
        <output>{told}</output>
      </div>
    </details>
  )
}

/** Makes the hash of hidden metadata, and saves what reveals it. */
function CommitmentMaker({ take }: { take: (hash: string) => void }) {
  const [uri, setUri] = useState('')
  const [told, setTold] = useState('')

  function make() {
    const written = uri.trim()
    if (!/^(?:ipfs|ar|https|data):[\x21-\x7e]+$/.test(written))
      return setTold('Enter the address of the metadata, beginning with ipfs://, ar:// or https://.')
    const hidden = { uri: written, salt: newSalt() }
    take(commitmentOf(hidden))
    saveText('reveal.json', hiddenText(hidden), 'application/json')
    setTold('The hash is in its field. Keep the saved reveal.json: without it nothing can be revealed.')
  }

  return (
    <details className="creator-verify">
      <summary>Make the hash of the hidden metadata</summary>
      <p>The contract keeps only the hash. Keep the file secret until you reveal it on the page of the collection.</p>
      <div className="field field-wide">
        <label htmlFor="token-hidden">Address of the metadata after the reveal</label>
        <input
          id="token-hidden"
          className="control mono"
          spellCheck={false}
          autoComplete="off"
          value={uri}
          aria-describedby="token-hidden-hint"
          onChange={({ target }) => setUri(target.value)}
        />
        <p className="field-hint" id="token-hidden-hint">
          ipfs://…/ with a slash at the end: the number of a piece follows.
        </p>
      </div>
      <div className="actions">
        <button type="button" className="button" onClick={make}>
          Make the hash and save the file
        </button>
        <output>{told}</output>
      </div>
    </details>
  )
}
