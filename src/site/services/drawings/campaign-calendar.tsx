import { Drawing, WIDTH } from './drawing.tsx'

/** Effort of one channel, week by week: 0 none, 1 some, 2 half, 3 full. */
export type Channel = readonly [name: string, weeks: readonly (0 | 1 | 2 | 3)[]]

export const channels: readonly Channel[] = [
  ['writing', [3, 3, 2, 2, 1, 2, 1, 1]],
  ['community', [1, 1, 2, 2, 3, 3, 3, 2]],
  ['partners', [0, 2, 2, 3, 2, 1, 0, 1]],
  ['events', [0, 0, 1, 1, 2, 3, 1, 0]],
  ['paid', [0, 0, 0, 0, 1, 2, 1, 0]],
]

/** The week that begins with the launch, from 0. */
const launch = 5
const weeks = 8
const [left, cell, row] = [80, 30, 26]
const tones = ['light', 'even', 'dense'] as const

const y = (index: number) => 40 + index * row

/** Eight weeks around a launch: how much is done on which channel. */
export function CampaignCalendar() {
  const bottom = y(channels.length) - 8
  const cells = (tone: number) =>
    channels.flatMap(([, efforts], index) =>
      efforts.flatMap((effort, week) => (effort === tone + 1 ? `M${left + week * cell + 1} ${y(index)}h28` : [])),
    )
  return (
    <Drawing
      title="Eight weeks around a launch"
      says="Writing is strongest in weeks 1 and 2, partners in week 4, community from week 5 to 7, events in week 6. Paid reach is small and stands around the launch, at the beginning of week 6."
      caption="Denser is more work; white is none. The double rule is the launch. Sample plan."
      height={bottom + 20}
    >
      <text className="say" y="14">
        week
      </text>
      {Array.from({ length: weeks }, (_, week) => (
        <text key={week} x={left + week * cell + cell / 2} y="14" textAnchor="middle">
          {week + 1}
        </text>
      ))}
      <path className="edge" d={[...channels, 0].map((_, index) => `M0 ${y(index) - row / 2}H${WIDTH}`).join('')} />
      {tones.map((tone, index) => (
        <path key={tone} className={tone} strokeWidth="20" d={cells(index).join('')} />
      ))}
      {channels.map(([name], index) => (
        <text key={name} y={y(index)}>
          {name}
        </text>
      ))}
      <path className="bold" d={`M${left + launch * cell - 2} 24V${bottom + 4}m4 0V24`} />
      <text className="say" x={left + launch * cell} y={bottom + 12} textAnchor="middle">
        launch
      </text>
    </Drawing>
  )
}
