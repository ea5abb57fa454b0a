import { box } from '#site/services/geometry/drawing-paths.ts'
import { Drawing } from './drawing.tsx'

/** A stage of the way and what is yours if you stop after it. */
export type Stage = readonly [name: string, kept: string]

export const stages: readonly Stage[] = [
  ['idea', 'a page of reasons'],
  ['design', 'the written design'],
  ['contracts', 'source and tests'],
  ['deployment', 'verified contracts'],
  ['care', 'keys and handbook'],
]

const wall = 142
const tall = 26
const y = (index: number) => 44 + 44 * index

/** The way from an idea to care, with a door at every stage. */
export function Lifecycle() {
  const bottom = y(stages.length - 1) + tall
  const walls = [24, ...stages.flatMap((_, index) => [y(index) - 7, y(index) + 7]), bottom]
  const wallAt = (x: number) => walls.map((end, index) => (index % 2 === 0 ? `M${x} ${end}` : `V${end}`)).join('')
  return (
    <Drawing
      title="From an idea to care"
      says="Five stages: idea, design, contracts, deployment, care. After each there is a door out, and what you keep: a page of reasons, the written design, source and tests, verified contracts, keys and handbook."
      caption="You decide at every door. The hatched part is the work done so far, and it is yours."
      height={bottom + 4}
    >
      <path d={stages.map((_, index) => (index > 0 ? `M54 ${y(index) - 31}v18m4-18v18m4-18v18` : '')).join('')} />
      {stages.map(([name, kept], index) => (
        <g key={name}>
          <path className="dense" strokeWidth={tall} d={`M0 ${y(index)}h${6 + 5 * index}`} />
          <text x={72} y={y(index)} textAnchor="middle">
            {name}
          </text>
          <text className="say" x="178" y={y(index)}>
            {kept}
          </text>
        </g>
      ))}
      <path d={stages.map((_, index) => box(0, y(index) - tall / 2, { width: 116, height: tall })).join('')} />
      <path className="bold" d={wallAt(wall) + wallAt(wall + 4)} />
      <path
        d={stages
          .map((_, index) => `M116 ${y(index)}H168l-6-3m6 3l-6 3M${wall + 4} ${y(index) - 7}h14a14 14 0 0 1-14 14`)
          .join('')}
      />
      <text className="say" y="8">
        Stage
      </text>
      <text className="say" x="178" y="8">
        Stop here, and keep
      </text>
    </Drawing>
  )
}
