import { Chooser, Pin } from '#ui/figures/chooser.tsx'
import { attacks, phases, type Attack, type Phase } from './drop.ts'

const most = Math.max(...phases.map(({ cap }) => cap))

/** A drop along a line, phase by phase, with each attack at its moment: what is done, what happens, and what stops it. */
export function DropTimeline() {
  return (
    <Chooser
      legend={`${attacks.length} attacks on one drop, in the order of its hours. Choose one.`}
      choices={attacks.map((attack, at) => ({
        id: attack.name,
        name: `${at + 1}. ${attack.name}`,
        body: <AttackBody attack={attack} next={at + 1} />,
      }))}
    >
      <figure className="drop">
        <ol className="drop-phases">
          {phases.map((phase) => (
            <li key={phase.id}>
              <Allowed phase={phase} />
              <h3>{phase.name}</h3>
              <p className="soft small">{phase.hours}</p>
              <p className="small">{phase.rule}</p>
              <div className="drop-pins">
                {attacks.map(
                  ({ phase: id, name }, at) =>
                    id === phase.id && (
                      <Pin key={name} at={at} className="drop-pin">
                        {at + 1}
                      </Pin>
                    ),
                )}
              </div>
            </li>
          ))}
        </ol>
        <figcaption className="soft small">
          Sample drop. The height shows how many pieces may exist, the density of lines how few one address may take.
          The inspector above finds attacks 4, 6 and 7 by the functions in the code; the others take the source.
        </figcaption>
      </figure>
    </Chooser>
  )
}

/** How many pieces may exist in a phase, as a ruled column; denser where one address may take fewer. */
function Allowed({ phase: { cap, each } }: { phase: Phase }) {
  const top = 100 - Math.round((88 * cap) / most)
  const pitch = each ? each + 0.5 : 14
  const rules = Array.from({ length: Math.floor((100 - top) / pitch) }, (_, at) => `M0 ${top + (at + 1) * pitch}H100`)
  return (
    <svg className="drop-column" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={rules.join('')} />
      <path className="bold" d={`M0 100V${top}H100V100`} />
    </svg>
  )
}

function AttackBody({ attack: { attack, happens, stops, test, finding }, next }: { attack: Attack; next: number }) {
  const following = attacks[next]
  return (
    <div className="panel drop-body">
      <dl>
        <div>
          <dt>The attack</dt>
          <dd>{attack}</dd>
        </div>
        <div>
          <dt>What happens</dt>
          <dd>{happens}</dd>
        </div>
        <div>
          <dt>What stops it</dt>
          <dd>{stops}</dd>
        </div>
        <div>
          <dt>How we try it</dt>
          <dd>{test}</dd>
        </div>
        {finding && (
          <div>
            <dt>In the inspector</dt>
            <dd>{`“${finding}”`}</dd>
          </div>
        )}
      </dl>
      {following && (
        <Pin at={next} className="button">
          {`Next attack: ${following.name}`}
        </Pin>
      )}
    </div>
  )
}
