import { useEffect, useEffectEvent, useState } from 'react'
import { saveText } from '#core/browser/save-file.ts'
import { readAddress } from '#core/text/read-address.ts'
import { ReportView } from '#tools/token/report/report-view.tsx'
import { checkPath, reportText, type CheckEvent, type TokenReport } from '#tools/token/report/report.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { adoptStyles } from '#ui/styles/adopt-styles.ts'
import styles from './check.css?inline'
import { followCheck } from './follow-check.ts'

adoptStyles(styles)

type ToolProps = {
  /** What was typed. */
  typed: string
  /** Tells the page the address in its one right spelling. */
  read: (address: string) => void
  again: () => void
}

/** Checks what was typed: its progress, then the report, or one sentence that says why not. */
export function CheckTool({ typed, read, again }: ToolProps) {
  const address = readAddress(typed)
  return 'address' in address ? (
    <Check address={address.address} read={read} again={again} />
  ) : (
    <p className="token-check-bad" role="alert">
      {address.kind === 'mistyped'
        ? 'The large and small letters of the address do not fit: a digit is mistyped. Copy it once more.'
        : 'Type the address of a token: 0x and forty digits from 0 to f.'}
    </p>
  )
}

function Check({ address, read, again }: Omit<ToolProps, 'typed'> & { address: string }) {
  const [event, tell] = useState<CheckEvent>({ is: 'step', words: 'Asking for the newest block.', share: 0 })
  const tellPage = useEffectEvent(read)

  useEffect(() => {
    const ended = new AbortController()
    tellPage(address)
    void followCheck(address, { tell, signal: ended.signal })
    return () => ended.abort()
  }, [address])

  return (
    <div className="token-check">
      <div className={event.is === 'step' ? 'token-check-work' : 'visually-hidden'}>
        <output>{event.is === 'done' ? event.report.summary.join(' ') : event.is === 'step' ? event.words : ''}</output>
        {event.is === 'step' && <progress value={event.share} max={1} aria-label="Check" />}
      </div>
      {event.is === 'failed' && (
        <div className="actions" role="alert">
          <p className="token-check-bad">{event.message}</p>
          <button type="button" className="button" onClick={again}>
            Check it again
          </button>
        </div>
      )}
      {event.is === 'done' && (
        <ReportView report={event.report} actions={<Actions report={event.report} again={again} />} />
      )}
    </div>
  )
}

function Actions({ report, again }: { report: TokenReport; again: () => void }) {
  const { address } = report.token
  const save = () =>
    saveText(`token-check-${address.slice(0, 10)}-${report.block}.json`, reportText(report), 'application/json')
  return (
    <>
      <CopyButton
        id="token-check-link"
        text={`${location.origin}${checkPath(address)}`}
        name="that repeats this check"
        label="Copy the link"
      />
      <button type="button" className="button" onClick={save}>
        Download as JSON
      </button>
      <button type="button" className="button" onClick={again}>
        Check it again
      </button>
      <a className="button" href={`/meme-token/${address}`}>
        Open its page
      </a>
    </>
  )
}
