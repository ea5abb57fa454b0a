import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { whenIdle } from '#core/browser/when-idle.ts'
import { figure } from '#core/text/figure.ts'
import type { AttackTool, Press } from './attack-tool.tsx'
import { CodeView } from './code-view.tsx'
import { Explanation } from './explanation.tsx'
import type { Compile } from './fix-editor.tsx'
import type { Level } from './level.ts'
import type { LevelSources } from './sources.server.ts'

type AttackLevelProps = {
  level: Level
  sources: LevelSources
  /** Compiles what the visitor writes; without it there is no editor. */
  compile?: Compile
}

/** What is fetched ahead is an attempt: the press asks again. */
const prepare = (level: Level) =>
  void import('./prepare-level.ts').then(({ prepareLevel }) => prepareLevel(level)).catch(() => undefined)

const load = () => import('./attack-tool.tsx').then((file) => file.AttackTool)

/** A level: its scene, the value that a visitor may change, the contract, and once they press, the attack. */
export function AttackLevel({ level, sources, compile }: AttackLevelProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { label, unit, min, max, start, step } = level.parameter
  const [press, setPress] = useState<Press & { Tool: typeof AttackTool }>()
  const [value, setValue] = useState(start)
  const [missing, setMissing] = useState(false)

  useEffect(() => whenIdle(() => prepare(level)), [level])

  async function attack(event: SubmitEvent) {
    event.preventDefault()
    // What was typed before the page answered is in the field alone.
    const typed = field.current!.valueAsNumber
    const within = Number.isNaN(typed) ? start : Math.max(min, Math.min(max, typed))
    setValue(within)
    setMissing(false)
    const Tool = await load().catch(() => undefined)
    if (Tool) setPress({ value: within, round: (press?.round ?? 0) + 1, Tool })
    else setMissing(true)
  }

  return (
    <div className="attack">
      <div className="columns">
        <div className="four attack-order">
          <p>{level.scene}</p>
          <form className="form" id={`attack-${level.id}`} onSubmit={(event) => void attack(event)} data-replay>
            <div className="field">
              <label htmlFor={id}>
                {label}, {unit}
              </label>
              <input
                ref={field}
                id={id}
                className="control mono"
                type="number"
                inputMode="decimal"
                min={min}
                max={max}
                step={step}
                value={Number.isNaN(value) ? '' : value}
                aria-describedby={`${id}-range`}
                onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
              />
              <input
                type="range"
                aria-label={`${label}, ${unit}`}
                min={min}
                max={max}
                step={step}
                value={Number.isNaN(value) ? start : value}
                onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
              />
              <span className="field-hint" id={`${id}-range`}>
                From {figure(min)} to {figure(max)}
              </span>
            </div>
            <div className="form-foot">
              <button id={`attack-${level.id}-go`} className="button solid large">
                {press ? 'Attack again' : 'Attack both contracts'}
              </button>
            </div>
          </form>
          {missing && <p role="alert">The attack did not arrive. Check your connection, then attack again.</p>}
          <noscript>
            <p>The attack runs in your browser and needs a script. You can read the contracts and what happens here.</p>
          </noscript>
        </div>
        <div className="eight">
          <CodeView file="Broken.sol" source={sources.broken} />
        </div>
      </div>
      {press && <press.Tool level={level} sources={sources} press={press} compile={compile} />}
      <noscript>
        <Explanation level={level} />
        <CodeView file="Fixed.sol" source={sources.fixed} />
        <CodeView file="Attack.sol" source={sources.attack} />
      </noscript>
    </div>
  )
}
