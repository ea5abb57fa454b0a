import { useRef, useState, type ReactNode } from 'react'
import { unreachable } from '#core/unreachable.ts'
import { Ledger } from '#ui/components/ledger.tsx'
import { currentLocale } from '#wallet/locale/words.ts'
import { labCases } from './lab-cases.ts'
import type { LabCase, Result } from './lab-case.ts'

const load = () => import('./our-kit.tsx')

type Results = Readonly<Record<string, Result>>

/** What the lab says above its table. */
type Said = { running?: LabCase; words?: string }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** The wallets that misbehave, with what our window did when they were last run here. */
export function LabBench() {
  const host = useRef<HTMLDivElement>(null)
  const [results, setResults] = useState<Results>({})
  const [{ running, words }, say] = useState<Said>({})

  async function run(cases: readonly LabCase[]) {
    say({ running: cases[0] })
    const { runOnOurs } = await load()
    for (const one of cases) {
      say({ running: one })
      // The verdicts read what the windows say.
      if (currentLocale() !== 'en')
        return say({ words: 'Choose English in the wallet window first: the lab reads it.' })
      const result = await runOnOurs(one, host.current!)
      setResults((before) => ({ ...before, [one.id]: result }))
    }
    say({})
  }

  const start = (cases: readonly LabCase[]) => void run(cases).catch(() => say({ words: unreachable }))

  return (
    <div className="lab">
      <div className="actions">
        <button
          type="button"
          className="button solid"
          id="lab-run-all"
          data-replay=""
          aria-disabled={running ? true : undefined}
          onClick={() => running || start(labCases)}
        >
          Run all {labCases.length}
        </button>
        <output className="lab-sum">{words ?? sumOf(results, running)}</output>
      </div>
      <noscript>
        <p>The wallets run in your browser, which needs JavaScript. The table says what each of them does.</p>
      </noscript>
      <Ledger
        label="Wallets that misbehave"
        columns={['Case', 'What the wallet does', 'What you should see', 'What our window did', 'Run']}
        rows={labCases.map((one) => [
          one.name,
          <Met key="met" {...one} />,
          one.visitor,
          <Did key="did" id={one.id} result={results[one.id]} running={running === one} />,
          <button
            key="run"
            type="button"
            className="button"
            data-replay=""
            aria-label={`Run: ${one.name}`}
            aria-disabled={running ? true : undefined}
            onClick={() => running || start([one])}
          >
            Run
          </button>,
        ])}
      />
      <div ref={host} />
    </div>
  )
}

function Met({ wallet, met }: LabCase): ReactNode {
  return (
    <>
      {wallet} <span className="lab-met">Met in </span>
      <a href={met.url}>
        <code>{met.issue}</code>
      </a>
      .
    </>
  )
}

function Did({ id, result, running }: { id: string; result?: Result; running: boolean }) {
  if (running) return <span className="soft">It runs now.</span>
  if (!result) return <span className="soft">It has not run.</span>
  const { passed, did, ms } = result
  return (
    <span data-lab={id} data-passed={passed}>
      <strong className={passed ? 'lab-passed' : 'lab-failed'}>{passed ? 'Passed' : 'Failed'}</strong>, {seconds(ms)}.{' '}
      {did}
    </span>
  )
}

/** One sentence about all that has run. */
function sumOf(results: Results, running?: LabCase): string {
  const ran = Object.values(results)
  const passed = ran.filter((result) => result.passed).length
  if (running) return `${ran.length} of ${labCases.length} have run. Now: ${running.name}.`
  if (ran.length === 0) return 'All together take about a minute. Windows open and close by themselves.'
  const time = seconds(ran.reduce((sum, { ms }) => sum + ms, 0))
  return `${passed} of ${ran.length} passed, in ${time}.`
}
