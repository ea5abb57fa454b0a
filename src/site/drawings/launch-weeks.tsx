import { launchWeek, loadOfWeeks, weekCount } from './launch-plan.ts'
import { Drawing, WIDTH } from './drawing.tsx'

const [top, task] = [16, 11]
const most = Math.max(...loadOfWeeks)
const bottom = top + most * task
const wide = WIDTH / weekCount
const launch = (launchWeek - 1) * wide

/** How many tasks each of the eight weeks around a launch has. */
export function LaunchWeeks() {
  return (
    <Drawing
      title="Work in each of eight weeks"
      says={`${loadOfWeeks.map((load, at) => `Week ${at + 1}: ${load} tasks.`).join(' ')} The launch is at the start of week ${launchWeek}.`}
      caption="Tasks in each week of our sample plan. The double line is the launch."
      height={bottom + 34}
    >
      {loadOfWeeks.map((load, week) => {
        const x = (week + 0.5) * wide
        return (
          <g key={week} textAnchor="middle">
            <path
              className={week + 1 === launchWeek ? 'dense' : 'even'}
              strokeWidth={wide - 12}
              d={`M${x} ${bottom}V${bottom - load * task}`}
            />
            <text className="say" x={x} y={bottom - load * task - 8}>
              {load}
            </text>
            <text x={x} y={bottom + 12}>
              {week + 1}
            </text>
          </g>
        )
      })}
      <path className="edge" d={`M0 ${bottom}H${WIDTH}`} />
      <path className="bold" d={`M${launch - 2} ${top - 12}V${bottom + 20}m4 0V${top - 12}`} />
      <text className="say" x={launch} y={bottom + 28} textAnchor="middle">
        launch
      </text>
    </Drawing>
  )
}
