import { useMemo, useState } from 'react'
import { amountText } from './amount-text.ts'
import { CodeView } from './code-view.tsx'
import { linesOfCall, type LineRun } from '#tools/attack/engine/lines-of-call.ts'
import type { AttackRun, Call } from '#tools/attack/engine/run.ts'
import { StepList } from './step-list.tsx'

/** So many lines of a call, and instructions of a line, are listed; more only say how many they are. */
const mostListed = 200

type CallStepsProps = {
  run: AttackRun
  /** The files whose lines are lit: their names and texts. */
  files: Record<'target' | 'attack', { name: string; source: string }>
}

/** The calls of an attack one after the other; each opens to the lines it executed, and a line to its instructions. */
export function CallSteps({ run, files }: CallStepsProps) {
  const [chosen, setChosen] = useState(0)
  const [line, setLine] = useState<number>()
  const lines = useMemo(() => linesOfCall(run, chosen), [run, chosen])
  const call = run.calls[chosen]
  if (!call) return null
  const first = lines.findIndex((each) => each.line > 0)
  const at = line ?? Math.max(0, first)
  const open = lines[at]
  const file = files[call.code?.file ?? 'attack']

  function choose(next: number) {
    setChosen(next)
    setLine(undefined)
  }

  return (
    <div className="attack-stepper">
      <div className="attack-part">
        <h4 id="attack-calls">Calls</h4>
        <StepList
          label="Calls"
          chosen={chosen}
          choose={choose}
          items={run.calls.map((each, key) => ({
            key,
            depth: each.depth,
            failed: Boolean(each.failed),
            body: <CallWords number={key + 1} call={each} />,
          }))}
        />
        {run.cut && (
          <p className="soft small">The record ends here. The attack ran on: {run.ran} instructions in all.</p>
        )}
      </div>
      <div className="attack-part">
        <h4>Lines of call {chosen + 1}</h4>
        {lines.length > 0 ? (
          <StepList
            key={chosen}
            label={`Lines of call ${chosen + 1}`}
            chosen={at}
            choose={setLine}
            items={lines.slice(0, mostListed).map((each, key) => ({ key, body: <LineWords run={each} /> }))}
          />
        ) : (
          <p className="soft">No instruction ran in this call.</p>
        )}
        {lines.length > mostListed && <p className="soft small">{lines.length - mostListed} more are not listed.</p>}
      </div>
      <div className="attack-part attack-code">
        <CodeView file={file.name} source={file.source} lit={open?.line} label={`Lit line of ${file.name}`} />
        {open && <Instructions run={open} />}
      </div>
    </div>
  )
}

function CallWords({ number, call }: { number: number; call: Call }) {
  return (
    <>
      <span className="attack-number">{number}</span>
      <span>
        <span className="soft">
          {call.from} → {call.to}
          {call.kind !== 'call' && `, ${call.kind}`}
        </span>
        <span className="mono attack-does">{call.does}</span>
        {call.value > 0n && <span className="attack-value">{amountText(call.value)} ether</span>}
        {call.failed && <span className="attack-failed">Failed: {call.failed}</span>}
      </span>
    </>
  )
}

function LineWords({ run: { line, steps } }: { run: LineRun }) {
  return (
    <>
      <span className="attack-number">{line || '·'}</span>
      <span>
        {line ? `Line ${line}` : 'Added by the compiler'}
        <span className="soft"> {steps.length === 1 ? '1 instruction' : `${steps.length} instructions`}</span>
      </span>
    </>
  )
}

function Instructions({ run: { line, steps } }: { run: LineRun }) {
  return (
    <div className="attack-part">
      <h4>{line ? `Instructions of line ${line}` : 'Instructions'}</h4>
      <ol className="attack-opcodes mono">
        {steps.slice(0, mostListed).map(({ at, name }, key) => (
          <li key={key}>
            <span className="soft">{at}</span> {name}
          </li>
        ))}
      </ol>
      {steps.length > mostListed && <p className="soft small">{steps.length - mostListed} more are not listed.</p>}
    </div>
  )
}
