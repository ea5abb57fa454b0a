import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { offerText, takeText } from '#core/browser/offered-text.ts'
import type { InspectionTool } from './inspection-tool.tsx'

type Tool = typeof InspectionTool
type Asked = { typed: string; round: number; Tool: Tool }

const load = () => import('./inspection-tool.tsx').then((file) => file.InspectionTool)

/**
 * Where a collection is named, and its report appears. Without a script, and where the tool cannot be fetched, the form leads to the
 * same report as a page. An address in `?collection=` is inspected immediately.
 */
export function InspectPlace() {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { search } = useLocation()
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)

  async function start(typed: string) {
    if (!typed.trim()) return field.current!.focus()
    setBusy(true)
    const Tool = await load().catch(() => undefined)
    setBusy(false)
    if (Tool) setAsked({ typed, round: (asked?.round ?? 0) + 1, Tool })
    else form.current?.submit()
  }

  const arrive = useEffectEvent((collection: string) => {
    offerText(field.current!, collection)
    form.current!.scrollIntoView({ block: 'start' })
    void start(collection)
  })
  useEffect(() => {
    const collection = new URLSearchParams(search).get('collection')
    if (collection) void Promise.resolve(collection).then(arrive)
  }, [search])

  function read(address: string) {
    offerText(field.current!, address)
    history.replaceState(history.state, '', `?collection=${address}#inspect`)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void start(takeText(field.current!))
  }

  return (
    <>
      <form
        ref={form}
        id="nft-inspect"
        className="form"
        action="/nft-audit/reports"
        method="post"
        onSubmit={submit}
        aria-busy={busy || undefined}
        data-replay
      >
        <div className="field">
          <label htmlFor="nft-collection">Address of a collection</label>
          <input
            ref={field}
            id="nft-collection"
            name="collection"
            className="control mono"
            placeholder="0x…"
            required
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div className="form-foot">
          <button id="nft-inspect-go" className="button solid">
            Inspect it
          </button>
        </div>
      </form>
      {asked && <asked.Tool key={asked.round} typed={asked.typed} read={read} again={() => void start(asked.typed)} />}
    </>
  )
}
