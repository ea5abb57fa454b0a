import { useEffect, useEffectEvent, useReducer } from 'react'
import { readAddress } from '#core/text/read-address.ts'
import { FoundSoFar } from '#tools/nft-inspector/report/finding-list.tsx'
import { ReportView } from '#tools/nft-inspector/report/report-view.tsx'
import { summaryOf } from '#tools/nft-inspector/report/report-words.ts'
import { adoptStyles } from '#ui/styles/adopt-styles.ts'
import { followInspection } from './follow-inspection.ts'
import { inspectionStep, progressOf } from './inspection-step.ts'
import styles from './inspector.css?inline'

adoptStyles(styles)

type ToolProps = {
  /** What was typed. */
  typed: string
  /** Tells the page the address in its one right spelling. */
  read: (address: string) => void
  again: () => void
}

/** Inspects what was typed: its progress with what is found on the way, then the report, or one sentence that says why not. */
export function InspectionTool({ typed, read, again }: ToolProps) {
  const address = readAddress(typed)
  return 'address' in address ? (
    <Inspection address={address.address} read={read} again={again} />
  ) : (
    <p className="inspection-bad" role="alert">
      {address.kind === 'mistyped'
        ? 'The large and small letters of the address do not fit: a digit is mistyped. Copy it once more.'
        : 'Type the address of a contract: 0x and forty digits from 0 to f.'}
    </p>
  )
}

function Inspection({ address, read, again }: Omit<ToolProps, 'typed'> & { address: string }) {
  const [step, tell] = useReducer(inspectionStep, { at: 'asking' })

  const tellPage = useEffectEvent(read)

  useEffect(() => {
    const ended = new AbortController()
    tellPage(address)
    void followInspection(address, { tell, signal: ended.signal })
    return () => ended.abort()
  }, [address])

  const { share, words } = progressOf(step)
  const busy = step.at === 'asking' || step.at === 'going'
  return (
    <div className="inspection">
      <div className={busy ? 'inspection-work' : 'visually-hidden'}>
        <output>{step.at === 'done' ? summaryOf(step.report) : words}</output>
        {busy && <progress value={share} max={1} aria-label="Inspection" />}
      </div>
      {step.at === 'failed' && (
        <div className="actions" role="alert">
          <p className="inspection-bad">{step.message}</p>
          <button type="button" className="button" onClick={again}>
            Inspect again
          </button>
        </div>
      )}
      {(step.at === 'going' || step.at === 'failed') && step.findings.length > 0 && (
        <>
          <h3>{step.at === 'going' ? 'Found so far' : 'Found before it stopped'}</h3>
          <FoundSoFar findings={step.findings} />
        </>
      )}
      {step.at === 'done' && <ReportView report={step.report} sha256={step.sha256} again={again} />}
    </div>
  )
}
