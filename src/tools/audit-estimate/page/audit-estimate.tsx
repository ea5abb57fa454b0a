import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react'
import { pricing, readinessItems } from '#content/pricing.ts'
import { auditPrice } from '#core/offer/service-prices.ts'
import { estimateAudit, type Estimate } from '#core/offer/estimate.ts'
import { daysInWords, priceInWords } from '#core/offer/words.ts'
import { onOfferedCode } from '#core/solidity/handed-code.ts'
import { totalOf, type Total } from '#core/solidity/total.ts'
import { figure } from '#core/text/figure.ts'
import { EstimateView } from '#ui/components/estimate-view.tsx'
import { Checklist } from './checklist.tsx'
import { CountProgress } from './count-progress.tsx'
import { CountResult } from './count-result.tsx'
import type { Dropped } from './dropped-files.ts'
import { clearIntake, intakeOf } from './intake.ts'
import { Intake } from './intake.tsx'
import { handOver } from './scope-event.ts'
import { useCount } from './use-count.ts'

/** Counts code in the visitor's browser and estimates its audit while code and checklist change. */
export function AuditEstimate() {
  const intake = useRef<HTMLDivElement>(null)
  const drops = useRef<Dropped[]>([])
  const all = useRef<HTMLInputElement>(null)
  const [ready, setReady] = useState(0)
  const { state, start, cancel } = useCount()
  const count = state.at === 'counted' ? state.count : undefined
  const total = count && totalOf(count.files)
  const estimate = estimateOf(total, ready)

  const recount = () => {
    const { sources, leftOut } = intakeOf(intake.current!, drops.current)
    void start({ sources, withLeftOut: all.current!.checked }, leftOut)
  }
  // What was pasted or chosen before React arrived counts too.
  const arrive = useEffectEvent(recount)
  useEffect(() => arrive(), [])

  // The visitor asked for it in the chat: it takes the place of what was pasted here.
  const take = useEffectEvent((code: string) => {
    intake.current!.querySelector('textarea')!.value = code
    recount()
  })
  useEffect(() => onOfferedCode((code) => take(code)), [])

  async function drop(event: DragEvent) {
    if (![...event.dataTransfer.types].includes('Files')) return
    event.preventDefault()
    // Both before anything is waited for: what was dropped is gone after the event.
    const { dataTransfer } = event
    const reading = import('./dropped-files.ts')
    const entries = [...dataTransfer.items]
      .filter(({ kind }) => kind === 'file')
      .map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile())
      .filter((entry) => entry !== null)
    drops.current.push(await (await reading).readDropped(entries))
    recount()
  }

  function clear() {
    clearIntake(intake.current!)
    drops.current = []
    intake.current!.querySelector('textarea')!.focus()
    recount()
  }

  async function request() {
    if (!count || !('days' in estimate)) return
    const { scopeOf } = await import('#tools/audit-estimate/count/scope.ts')
    const words = `${daysInWords(estimate.days)}, ${priceInWords(estimate.price, estimate.currency)}, indicative; ${ready} of ${readinessItems.length} items ready`
    handOver({ ...(await scopeOf(count.files)), estimate: words })
  }

  return (
    <>
      <noscript>
        <p>
          The counter runs in your browser and needs JavaScript. Or <a href="#request">send the request</a>, and we
          count for you.
        </p>
      </noscript>
      <div className="audit-estimate">
        <div className="audit-given">
          <Intake intake={intake} all={all} changed={recount} drop={drop} />
          <CountProgress state={state} cancel={cancel} again={recount} clear={clear} />
          {count && total && <CountResult count={count} total={total} />}
        </div>
        <div className="audit-sum">
          <EstimateView estimate={estimate}>
            <a className="button solid" href="#request" onClick={() => void request()}>
              Request this audit
            </a>
          </EstimateView>
        </div>
        <Checklist ready={ready} changed={setReady} />
      </div>
    </>
  )
}

function estimateOf(total: Total | undefined, ready: number): Estimate | { sentence: string } {
  const most = pricing.audit.mostLines
  if (!total) return { sentence: usualSentence }
  if (total.files === 0) return { sentence: 'No file has been counted yet. The list shows why.' }
  if (total.lines > most) return { sentence: `More than ${figure(most)} lines: ask us for a quote.` }
  return estimateAudit({ ...total, ready })
}

const [fewest, most] = pricing.audit.typicalLines
const usual = auditPrice(pricing.audit.typicalLines)

/** Before there is code to count. */
const usualSentence = `${figure(fewest)} to ${figure(most)} lines take ${daysInWords(usual.days)} and cost ${priceInWords(usual.price)}. Paste or drop your code to see your own figures.`
