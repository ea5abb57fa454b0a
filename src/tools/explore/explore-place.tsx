import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { offerText, takeText } from '#core/browser/offered-text.ts'
import { send } from '#core/http/send.ts'
import type { ExploreReport } from './explore-report.ts'
import { ExploreView } from './explore-view.tsx'

type Shown = { at: 'reading' } | { at: 'known'; report: ExploreReport } | { at: 'trouble'; words: string }

/** Where what was made here is searched and listed; `?q=` says for what. Without a script the form leads to the same as a page. */
export function ExplorePlace() {
  const field = useRef<HTMLInputElement>(null)
  const { search } = useLocation()
  const [shown, setShown] = useState<Shown>({ at: 'reading' })
  const latest = useRef(0)
  const wanted = new URLSearchParams(search).get('q') ?? ''

  async function show(asked: string) {
    const mine = ++latest.current
    setShown({ at: 'reading' })
    const reply = await send<ExploreReport>('GET', `/api/explore?q=${encodeURIComponent(asked)}`)
    if (mine !== latest.current) return
    setShown(
      'refusal' in reply ? { at: 'trouble', words: reply.refusal.message } : { at: 'known', report: reply.answer },
    )
  }
  const arrive = useEffectEvent((asked: string) => {
    offerText(field.current!, asked)
    void show(asked)
  })
  useEffect(() => void Promise.resolve(wanted).then(arrive), [wanted])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const asked = takeText(field.current!).trim()
    history.replaceState(history.state, '', asked === '' ? location.pathname : `?q=${encodeURIComponent(asked)}`)
    void show(asked)
  }

  return (
    <>
      <form className="form" action="/explore/report" onSubmit={submit} data-replay>
        <div className="field">
          <label htmlFor="explore-q">Name, symbol or address of a token</label>
          <input
            ref={field}
            id="explore-q"
            name="q"
            type="search"
            className="control"
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div className="form-foot">
          <button className="button solid" aria-busy={shown.at === 'reading' || undefined}>
            Search
          </button>
        </div>
      </form>
      <div className="explore-shown">
        <output className="account-shown">
          {shown.at === 'reading' && 'We are reading what was made here.'}
          {shown.at === 'trouble' && shown.words}
        </output>
        {shown.at === 'known' && <ExploreView report={shown.report} />}
      </div>
    </>
  )
}
