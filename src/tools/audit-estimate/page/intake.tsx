import { useEffect, useEffectEvent, useRef, type DragEvent, type RefObject } from 'react'

type IntakeProps = {
  intake: RefObject<HTMLDivElement | null>
  /** The switch that counts tests, mocks, scripts and dependencies too. */
  all: RefObject<HTMLInputElement | null>
  changed: () => void
  drop: (event: DragEvent) => void
}

const pause = 400

// React's types do not know the attribute; every browser does.
const asFolder = { webkitdirectory: '' }

/** Where code is given: pasted, chosen as files, archive or folder, or dropped. The controls are the browser's own and uncontrolled. */
export function Intake({ intake, all, changed, drop }: IntakeProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useEffectEvent(changed)

  useEffect(() => () => clearTimeout(timer.current), [])

  function typed() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(), pause)
  }

  return (
    <div
      ref={intake}
      className="intake"
      onDrop={drop}
      onDragOver={(event) => [...event.dataTransfer.types].includes('Files') && event.preventDefault()}
    >
      <div className="field field-textarea">
        <label htmlFor="audit-code">Paste your Solidity</label>
        <p className="field-hint" id="audit-code-hint">
          Your browser counts it. We send and keep nothing.
        </p>
        <textarea
          id="audit-code"
          className="control mono"
          rows={7}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="audit-code-hint"
          onInput={typed}
        />
      </div>
      <div className="intake-files" onChange={changed}>
        <div className="field">
          <label htmlFor="audit-files">Upload or drop files or a .zip</label>
          <input className="file" id="audit-files" type="file" multiple accept=".sol,.zip" />
        </div>
        <div className="field">
          <label htmlFor="audit-folder">A folder</label>
          <input className="file" id="audit-folder" type="file" {...asFolder} />
        </div>
      </div>
      <label className="ready-item">
        <input ref={all} type="checkbox" id="audit-all" onChange={changed} />
        <span>Count tests, mocks, scripts and dependencies too</span>
      </label>
    </div>
  )
}
