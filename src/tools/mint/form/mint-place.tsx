import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { useAlive } from '#seals/components/use-alive.ts'
import { WaveTint } from '#seals/components/wave-tint.tsx'
import { arrivalIn, type Arrival } from '#tools/mint/codes/arrived.ts'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'
import { useLazyCode } from '#ui/loading/use-lazy-code.ts'
import { ToolWords } from '#ui/pages/tool-top.tsx'

const loadTool = () => import('./mint-tool.tsx')

/** What is looked at: a code or a piece. The number makes the same code another question. */
type Asked = { arrival: Arrival; number: number; large: boolean }

/**
 * Where a code is typed or scanned, and its result. A visitor whose address has a code sees nothing else first: heading and task are
 * for those who came without. The tool itself arrives when there is something to look at.
 */
export function MintPlace({ heading, task }: { heading: string; task: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const { code: tool, missing, fetchCode } = useLazyCode(loadTool)
  const navigate = useNavigate()
  const alive = useAlive()
  const scans = alive && 'BarcodeDetector' in window && 'mediaDevices' in navigator

  function look(arrival: Arrival, large = false) {
    setAsked((before) => ({ arrival, large, number: (before?.number ?? 0) + 1 }))
    void fetchCode()
  }

  // Before the page is painted anew: it keeps the place that it had for the code.
  useLayoutEffect(() => {
    const { arrival, clean } = arrivalIn(location)
    // A replacing navigation: the code is in no entry of the history either.
    if (clean !== undefined) void navigate({ search: clean, hash: '' }, { replace: true, preventScrollReset: true })
    if (arrival) look(arrival, true)
    // Once: what the address says later comes from here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    look({ code: field.current!.value })
  }

  async function scan() {
    const { scanCode } = await import('./scan-code.ts')
    const code = await scanCode()
    if (!code) return
    field.current!.value = code
    look({ code })
  }

  const large = asked?.large ?? false
  // What was found has a heading of its own, which takes the place of this one.
  const title = large && <h1 className="visually-hidden">{heading}</h1>
  const answer = (
    <div className="mint-first" data-asked={asked && ''}>
      <p className="mint-coming">Looking at the code.</p>
      {asked && tool && (
        <tool.MintTool key={asked.number} {...asked} title={title} onAgain={() => look(asked.arrival, large)} />
      )}
      {asked && !tool && title}
      {asked && !tool && !missing && <output>Looking at the code.</output>}
    </div>
  )
  return (
    <section className="tool-top page-top" id="redeem" aria-label="Mint with a code">
      {!large && <WaveTint className="page-tint" />}
      <div className={large ? 'tool-top-body wide mint-place mint-large' : 'tool-top-body wide mint-place'}>
        {!large && <ToolWords id="redeem" heading={heading} task={task} title="Redeem a code" />}
        {large && answer}
        <form className="form mint-form" id="mint-form" data-replay="" onSubmit={submit}>
          <div className="field">
            <label htmlFor="mint-code">{large ? 'Another code' : 'Your code'}</label>
            <p className="field-hint" id="mint-code-hint">
              It is on your card, or the event names it. It stays in this browser.
            </p>
            <input
              className="control mono"
              id="mint-code"
              ref={field}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={200}
              aria-describedby="mint-code-hint"
            />
          </div>
          <div className="actions">
            <button className={large ? 'button' : 'button solid'} id="mint-check">
              Check the code
            </button>
            {scans && (
              <button type="button" className="button" onClick={() => void scan()}>
                Scan a card
              </button>
            )}
          </div>
          {!scans && (
            <p className="soft small" id="mint-camera">
              This browser cannot scan. The camera app of your phone can: it reads the card and opens this page.
            </p>
          )}
        </form>
        {!large && answer}
        <NotLoaded what="The tool" shown={missing} />
        <noscript>
          <p>A code becomes a signature in your browser, which needs JavaScript. Nothing is minted without it.</p>
        </noscript>
      </div>
    </section>
  )
}
