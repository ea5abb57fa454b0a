import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Choices } from '#ui/figures/choices.tsx'
import { adoptStyles } from '#ui/styles/adopt-styles.ts'
import styles from './attack.css?inline'
import { CallSteps } from './call-steps.tsx'
import type { CompiledFile } from '#tools/attack/engine/compiled.ts'
import { Explanation } from './explanation.tsx'
import { FixEditor, type Compile } from './fix-editor.tsx'
import type { Level } from './level.ts'
import type { Side } from './orders.ts'
import type { LevelSources } from './sources.server.ts'
import { TargetCard, verdictOf, type Outcome } from './target-card.tsx'
import { useAttack } from './use-attack.ts'

adoptStyles(styles)

const titles: Record<Side, string> = { broken: 'Broken contract', fixed: 'Fixed contract', own: 'Your fix' }
const fileNames: Record<Side, string> = { broken: 'Broken.sol', fixed: 'Fixed.sol', own: 'Your fix' }

/** One press: the value, how often was pressed, and whether only one contract is attacked. */
export type Press = { value: number; round: number; only?: 'broken' | 'fixed' }

type AttackToolProps = { level: Level; sources: LevelSources; press: Press; compile?: Compile }

/** What an attack did, step by step, its explanation, and the visitor's own fix. It attacks with each new press. */
export function AttackTool({ level, sources, press, compile }: AttackToolProps) {
  const { outcomes, compiled, busy, problem, attack, stop } = useAttack(level)
  const [own, setOwn] = useState<CompiledFile>()
  const [chosen, setChosen] = useState<{ side: Side; round: number }>({ side: 'broken', round: 0 })
  const id = useId()
  const start = useEffectEvent(({ value, only }: Press) => void attack(value, { own, only }))
  useEffect(() => start(press), [press])

  const choose = (next: Side) => setChosen({ side: next, round: press.round })
  // A press for one contract shows that one, until the visitor chooses another.
  const side = press.only && chosen.round !== press.round ? press.only : chosen.side

  function attackOwn(file: CompiledFile) {
    setOwn(file)
    choose('own')
    void attack(press.value, { own: file })
  }

  const sides = (['broken', 'fixed', ...(own ? ['own'] : [])] as Side[]).filter(
    (each) => outcomes[each] || (busy && (!press.only || press.only === each)),
  )
  const shown = outcomes[side]
  const target = { broken: sources.broken, fixed: sources.fixed, own: own?.source ?? '' }[side]
  const ended = Boolean(press.only ? shown : outcomes.broken && outcomes.fixed)
  return (
    <div className="attack-result" aria-busy={busy || undefined}>
      <div className="attack-state">
        <output>{problem || (busy ? 'The attack runs.' : said(outcomes))}</output>
        {busy && (
          <button type="button" className="button" onClick={stop}>
            Stop the attack
          </button>
        )}
      </div>
      <div className="attack-sides">
        {sides.map((each) => (
          <TargetCard key={each} title={titles[each]} outcome={outcomes[each]} />
        ))}
      </div>
      {ended && (
        <>
          <section className="attack-part" aria-labelledby={`${id}-steps`}>
            <h3 id={`${id}-steps`}>Step through the attack</h3>
            <p className="soft">
              Choose a call, then a line. The arrow keys move through both lists. The line is lit in the code.
            </p>
            <Choices
              id={`${id}-side`}
              label="Which attack"
              names={Object.fromEntries(sides.map((each) => [each, titles[each]])) as Record<Side, string>}
              chosen={side}
              choose={choose}
            />
            {shown && 'calls' in shown ? (
              <CallSteps
                key={`${side}-${shown.roots.after}-${press.round}`}
                run={shown}
                files={{
                  target: { name: fileNames[side], source: target },
                  attack: { name: 'Attack.sol', source: sources.attack },
                }}
              />
            ) : (
              <p>{shown?.problem}</p>
            )}
          </section>
          <section className="attack-part" aria-labelledby={`${id}-why`}>
            <h3 id={`${id}-why`}>What happened</h3>
            <Explanation level={level} />
          </section>
          {compile && compiled && (
            <FixEditor source={sources.broken} busy={busy} compile={compile} attack={attackOwn} />
          )}
        </>
      )}
    </div>
  )
}

/** The verdicts in one line, as they are heard. */
function said(outcomes: Partial<Record<Side, Outcome>>): string {
  return (Object.entries(outcomes) as [Side, Outcome | undefined][])
    .flatMap(([side, outcome]) => (outcome ? [[side, outcome] as const] : []))
    .map(([side, outcome]) => `${titles[side]}: ${'calls' in outcome ? verdictOf(outcome) : outcome.problem}`)
    .join(' ')
}
