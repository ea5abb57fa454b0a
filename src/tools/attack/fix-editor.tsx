import { useEffect, useId, useRef, useState } from 'react'
import { attackInput, readCompiledFile, type SourceFault } from '#tools/attack/engine/compile-file.ts'
import type { CompiledFile } from '#tools/attack/engine/compiled.ts'

/** Compiles an input of standard JSON in this browser; `away`: the compiler cannot be fetched. Rejects where it does not run. */
export type Compile = (input: string, options: { signal: AbortSignal }) => Promise<string | 'away'>

type FixEditorProps = {
  /** What the visitor begins with. */
  source: string
  busy: boolean
  compile: Compile
  attack: (own: CompiledFile) => void
}

/** The broken contract in a field: it is compiled in this browser and attacked like the others. */
export function FixEditor({ source, busy, compile, attack }: FixEditorProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const numbers = useRef<HTMLPreElement>(null)
  const running = useRef<AbortController>(null)
  const [text, setText] = useState(() => source.trimEnd())
  const [compiling, setCompiling] = useState(false)
  const [faults, setFaults] = useState<readonly SourceFault[]>([])
  useEffect(() => () => running.current?.abort(), [])

  async function compileAndAttack() {
    const here = new AbortController()
    running.current = here
    setCompiling(true)
    setFaults([])
    try {
      const answered = await compile(attackInput(text), here)
      const read = answered === 'away' ? away : readCompiledFile(text, answered)
      if ('faults' in read) setFaults(read.faults)
      else if (!read.contracts.some(({ name }) => name === 'Target'))
        setFaults([{ line: 0, text: 'The attack needs a contract that is named Target.' }])
      else attack(read)
    } catch {
      setFaults([
        {
          line: 0,
          text: here.signal.aborted ? 'You stopped the compiler.' : 'This browser does not run the compiler.',
        },
      ])
    } finally {
      setCompiling(false)
    }
  }

  /** Puts the cursor into a line. */
  function goTo(line: number) {
    const from =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0)
    const to = text.indexOf('\n', from)
    field.current!.focus()
    field.current!.setSelectionRange(from, to < 0 ? text.length : to)
  }

  const lines = text.split('\n').length
  const wrong = new Set(faults.map(({ line }) => line))
  return (
    <section className="attack-part" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Write the fix yourself</h3>
      <label htmlFor={id}>Change Target so that the attack fails. Honest users must still be able to use it.</label>
      <div className="attack-editor mono">
        <pre ref={numbers} aria-hidden="true">
          {Array.from({ length: lines }, (_, at) => (
            <span key={at} className={wrong.has(at + 1) ? 'attack-wrong' : undefined}>
              {at + 1}
              {'\n'}
            </span>
          ))}
        </pre>
        <textarea
          ref={field}
          id={id}
          value={text}
          rows={Math.min(lines + 1, 28)}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={20_000}
          aria-invalid={faults.length > 0 || undefined}
          aria-describedby={`${id}-faults`}
          onChange={(event) => setText(event.currentTarget.value)}
          onScroll={(event) => (numbers.current!.scrollTop = event.currentTarget.scrollTop)}
        />
      </div>
      <div id={`${id}-faults`} role="alert">
        {faults.length > 0 && (
          <ul className="attack-faults">
            {faults.map(({ line, text: words }, at) => (
              <li key={at}>
                {line > 0 && (
                  <button type="button" className="button quiet" onClick={() => goTo(line)}>
                    Line {line}
                  </button>
                )}{' '}
                {words}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="actions">
        <button
          type="button"
          className="button solid"
          disabled={compiling || busy}
          onClick={() => void compileAndAttack()}
        >
          Compile and attack
        </button>
        {compiling && (
          <button type="button" className="button" onClick={() => running.current?.abort()}>
            Stop the compiler
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          disabled={text === source.trimEnd()}
          onClick={() => setText(source.trimEnd())}
        >
          Restore the broken contract
        </button>
      </div>
      <output className="soft small">
        {compiling
          ? 'The compiler works in your browser.'
          : 'Your browser downloads the Solidity compiler at the first press: 6.6 MB. Your code stays in your browser.'}
      </output>
    </section>
  )
}

const away = { faults: [{ line: 0, text: 'The compiler did not arrive. Check your connection, then try again.' }] }
