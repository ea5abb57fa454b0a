import { keptDays } from './parts.ts'
import type { PartReport } from './status-report.ts'

type Props = { label: string; days: PartReport['days']; today: string }

const step = 6
const full = 36

/** Heights tell the states apart without a colour. */
const heights = { up: full, degraded: (full * 2) / 3, down: full / 3, none: 2 } as const

/** The last 90 days as bars, today last. Its words say what a picture cannot; each day is in the table below. */
export function DayBars({ label, days, today }: Props) {
  const byDay = new Map(days.map((day) => [day.day, kindOf(day)]))
  const bars = lastDays(today).map((day) => ({ day, kind: byDay.get(day) ?? ('none' as const) }))
  const count = (kind: keyof typeof heights) => bars.filter((bar) => bar.kind === kind).length
  const measured = keptDays - count('none')
  const words = `${label}, last ${keptDays} days: ${measured} measured, ${count('up')} without trouble, ${count('degraded')} slow for a time, ${count('down')} down for a time.`
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn from data, in colours of the page
    <svg className="status-bars" viewBox={`0 0 ${keptDays * step} ${full}`} role="img" aria-label={words}>
      {bars.map(({ day, kind }, at) => (
        <rect
          key={day}
          className={kind}
          x={at * step + 1}
          y={full - heights[kind]}
          width={step - 2}
          height={heights[kind]}
        >
          <title>{`${day}: ${kindWords[kind]}`}</title>
        </rect>
      ))}
    </svg>
  )
}

const kindWords = { up: 'worked', degraded: 'slow for a time', down: 'down for a time', none: 'not measured' } as const

function kindOf({ up, degraded, down }: PartReport['days'][number]): keyof typeof heights {
  if (down > 0) return 'down'
  if (degraded > 0) return 'degraded'
  return up > 0 ? 'up' : 'none'
}

/** The days up to today, oldest first. */
function lastDays(today: string): string[] {
  const end = Date.parse(today)
  return Array.from({ length: keptDays }, (_, at) =>
    new Date(end - (keptDays - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  )
}
