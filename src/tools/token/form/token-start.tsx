import { useEffect, useRef, useState, type ComponentType, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import type { TokenPreview } from './token-preview.tsx'

type Preview = ComponentType<Parameters<typeof TokenPreview>[0]>

/** What was typed into the form, as the query of a draft; the button adds its kind when nobody runs this. */
const queryOf = (form: HTMLFormElement) => `kind=erc20&${new URLSearchParams(new FormData(form) as never)}`

/**
 * The first three answers of a token. They go to the creator as a draft, without a script too; once one is typed, its source and
 * powers are fetched and shown below, and follow what is typed.
 */
export function TokenStart() {
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef(false)
  const [Shown, setShown] = useState<{ Preview: Preview }>()
  const [query, setQuery] = useState('')
  const navigate = useNavigate()

  function look() {
    setQuery(queryOf(form.current!))
    if (asked.current) return
    asked.current = true
    void import('./token-preview.tsx').then(
      ({ TokenPreview: Preview }) => setShown({ Preview }),
      () => (asked.current = false),
    )
  }
  const begun = useRef(look)
  useEffect(() => {
    // What was typed before the page came to life.
    if (form.current!.querySelector<HTMLInputElement>('[name=name]')!.value) begun.current()
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void navigate(`/meme-token?${queryOf(form.current!)}#create`, { state: { ownDraft: true } })
  }

  return (
    <form
      ref={form}
      id="token-start"
      className="token-start"
      action="/meme-token#create"
      autoComplete="off"
      data-replay=""
      onInput={look}
      onSubmit={submit}
    >
      <label className="field">
        Name
        <input className="control" name="name" />
      </label>
      <label className="field">
        Symbol
        <input className="control" name="symbol" />
      </label>
      <label className="field">
        Supply
        <input className="control" name="supply" defaultValue="1,000,000,000" />
      </label>
      <button type="submit" className="button" name="kind" value="erc20">
        Make your token
      </button>
      {Shown && <Shown.Preview query={query} />}
    </form>
  )
}
