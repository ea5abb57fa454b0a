import { useState } from 'react'
import { Link } from 'react-router'
import type { Press } from './attack-tool.tsx'
import type { OpenLevel } from './open-level.ts'

type AttackHereProps = {
  /** The level with the same fault as the finding. */
  level: string
  title: string
  /** The name of the finding. */
  finding: string
}

/** Two buttons beside a finding: the exploit, and the same against the fix. The code comes with the first press, and what happened is shown below. */
export function AttackHere({ level: id, title, finding }: AttackHereProps) {
  const [open, setOpen] = useState<OpenLevel>()
  const [press, setPress] = useState<Press>()
  const [state, setState] = useState<'ready' | 'fetching' | 'missing'>('ready')

  async function run(only: 'broken' | 'fixed') {
    setState('fetching')
    try {
      const found = open ?? (await (await import('./open-level.ts')).openLevel(id))
      setOpen(found)
      setPress((before) => ({ value: found.level.parameter.start, round: (before?.round ?? 0) + 1, only }))
      setState('ready')
    } catch {
      setState('missing')
    }
  }

  return (
    <section className="attack attack-here" aria-label={`Exploit of ${finding}`}>
      <p className="soft small">
        {finding} is the fault of the level “<Link to={`/attack/${id}`}>{title}</Link>”. The exploit of {finding} runs
        in your browser against the smaller contract of that level, without a wallet.
      </p>
      <div className="actions">
        <button
          type="button"
          className="button solid"
          id={`run-${finding}`}
          data-replay=""
          onClick={() => void run('broken')}
        >
          Run the exploit
        </button>
        <button
          type="button"
          className="button"
          id={`run-${finding}-fixed`}
          data-replay=""
          onClick={() => void run('fixed')}
        >
          Run it against the fix
        </button>
      </div>
      <noscript>
        <p>The exploit of {finding} needs a script.</p>
      </noscript>
      {state === 'fetching' && <output>The exploit is being fetched.</output>}
      {state === 'missing' && <p role="alert">The exploit did not arrive. Check your connection, then press again.</p>}
      {open && press && <open.Tool level={open.level} sources={open.sources} press={press} />}
    </section>
  )
}
