import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { offerText, takeText } from '#core/browser/offered-text.ts'
import type { CheckTool } from './check-tool.tsx'
import type { SampleTokens } from './sample-tokens.tsx'

type Tool = typeof CheckTool
type Asked = { typed: string; round: number; Tool: Tool }

const load = () => import('./check-tool.tsx').then((file) => file.CheckTool)
const loadSamples = () => import('./sample-tokens.tsx').then((file) => file.SampleTokens)

/**
 * Where a token is named, and its report appears. Without a script, and where the tool cannot be fetched, the form leads to the same
 * report as a page. An address in `?token=` is checked immediately.
 */
export function CheckPlace() {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { search } = useLocation()
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [Samples, setSamples] = useState<typeof SampleTokens>()

  async function start(typed: string) {
    if (!typed.trim()) return field.current!.focus()
    setBusy(true)
    const Tool = await load().catch(() => undefined)
    setBusy(false)
    if (Tool) setAsked({ typed, round: (asked?.round ?? 0) + 1, Tool })
    else form.current?.submit()
  }

  const arrive = useEffectEvent((token: string) => {
    offerText(field.current!, token)
    form.current!.scrollIntoView({ block: 'start' })
    void start(token)
  })
  useEffect(() => {
    const token = new URLSearchParams(search).get('token')
    if (token) void Promise.resolve(token).then(arrive)
  }, [search])

  useEffect(() => {
    // Without the samples the tool is whole.
    loadSamples().then(
      (Loaded) => setSamples(() => Loaded),
      () => undefined,
    )
  }, [])

  function read(address: string) {
    offerText(field.current!, address)
    history.replaceState(history.state, '', `?token=${address}#check`)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void start(takeText(field.current!))
  }

  function trySample(address: string) {
    field.current!.value = address
    void start(address)
  }

  return (
    <>
      <form
        ref={form}
        id="token-check"
        className="form"
        action="/token-check/report"
        onSubmit={submit}
        aria-busy={busy || undefined}
        data-replay
      >
        <div className="field">
          <label htmlFor="token-check-address">Address of a token</label>
          <input
            ref={field}
            id="token-check-address"
            name="token"
            className="control mono"
            placeholder="0x…"
            required
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div className="form-foot">
          <button id="token-check-go" className="button solid">
            Check it
          </button>
        </div>
      </form>
      <div className="check-samples">{Samples && <Samples choose={trySample} />}</div>
      {asked && <asked.Tool key={asked.round} typed={asked.typed} read={read} again={() => void start(asked.typed)} />}
    </>
  )
}
