import { useState } from 'react'
import { exactAmount } from '#core/text/exact-amount.ts'
import { isPermanent, vestedAt, type Vesting } from '#tools/schedule/schedule.ts'
import { offerDraft } from '#tools/token-lock/schedule/offered-draft.ts'
import { reshaped, schedulesOf, type ScheduleDraft, type Shape } from '#tools/token-lock/schedule/schedule-draft.ts'
import { Choices } from '#ui/figures/choices.tsx'
import { longDate } from '#core/time/long-date.ts'
import { Plot } from '#ui/figures/plot.tsx'
import { Slide } from '#ui/figures/slide.tsx'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { monthStart, unlockLine, unlockYears, unlockedShare, type UnlockYear } from './unlock-months.ts'

type Drawn = Exclude<Shape, 'parts'>

const day = 86_400
const count = 6
const amount = 1_000_000n

const shapes: Record<Drawn, string> = {
  day: 'One date',
  linear: 'Evenly',
  cliff: 'Evenly after a cliff',
  steps: 'Equal steps',
  never: 'Permanently',
}

/** Whom each shape is for. */
const uses: Record<Drawn, string> = {
  day: 'A promise to buyers: the team sells nothing before this date.',
  linear: 'Treasuries and advisers: a little unlocks every second.',
  cliff: 'Founders and staff: the first part unlocks on the cliff, the rest follows evenly.',
  steps: 'Investors and milestones: the same part unlocks at each step.',
  never: 'Supply that you take out of circulation for good.',
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The year that a built page begins with; a browser begins with the year after its own. */
const builtIn = 2027

/** The calendar begins in this year: a cliff after one year, everything unlocked after four. */
const calendarFrom = (first: number) => ({
  years: { first, count },
  draft: {
    shape: 'cliff',
    start: monthStart(first, 0),
    cliff: monthStart(first + 1, 0),
    end: monthStart(first + 4, 0),
    steps: 8,
    parts: [],
  } as ScheduleDraft,
  read: monthStart(first + 2, 6),
})

/** A schedule that is drawn by moving its dates: what it keeps locked, what unlocks each month, and what is unlocked on any day. */
export function UnlockCalendar() {
  const [{ years, draft, read }, setCalendar] = useBrowserState(calendarFrom(builtIn), () =>
    calendarFrom(new Date().getUTCFullYear() + 1),
  )
  const [taken, setTaken] = useState(false)
  const change = (next: Partial<{ draft: ScheduleDraft; read: number }>) => {
    setTaken(false)
    setCalendar((old) => ({ ...old, ...next }))
  }
  const shape = draft.shape as Drawn
  const { schedule } = schedulesOf(draft)[0]!
  const vesting = { amount, schedule }
  const range = [monthStart(years.first, 0), monthStart(years.first + years.count, 0)] as const
  const share = (time: number) => (time - range[0]) / (range[1] - range[0])
  const line = (side: number) => unlockLine(vesting, range, side)
  const moved = movableIn(draft, range)

  return (
    <figure className="plotted unlock-calendar">
      <p>
        A schedule is one date, linear, linear after a cliff, in equal steps or permanent. Move its dates and read what
        is unlocked on each day.
      </p>
      <Choices
        id="calendar"
        label="Shape of the schedule"
        names={shapes}
        chosen={shape}
        choose={(next) => change({ draft: reshaped(draft, next) })}
      />
      <p className="soft">{uses[shape]}</p>
      <div className="slid-plot">
        <Plot
          title={`Unlock calendar, ${shapes[shape].toLowerCase()}.`}
          says={`${shapeWords(draft)} The area below the line is unlocked.`}
          areas={[{ tone: 'dense', path: `${line(1)}V0H0z` }]}
          outline={line(1000)}
          marks={[
            ...moved.map(({ label, at }) => ({ at: share(at), label })),
            { at: share(read), label: `${unlockedShare(vesting, read)} %`, kind: 'dashed' as const },
          ]}
          ticks={Array.from({ length: years.count + 1 }, (_, at) => ({
            at: at / years.count,
            label: String(years.first + at),
            wide: at % 2 === 1,
          }))}
        />
        <div className="slides">
          {moved.map(({ field, label, at, least, most }) => (
            <Slide
              key={field}
              label={label}
              words={dayWords(at)}
              at={at}
              range={range}
              step={day}
              move={(to) => change({ draft: { ...draft, [field]: Math.min(Math.max(to, least), most) } })}
            />
          ))}
          <Slide
            label="Read a date"
            words={dayWords(read)}
            at={read}
            range={range}
            step={day}
            move={(to) => change({ read: to })}
          />
        </div>
      </div>
      <output className="statement">{readWords(vesting, read)}</output>
      <MonthTable years={unlockYears(vesting, years)} />
      <p className="actions">
        <a
          className="button solid"
          href="#lock"
          onClick={() => {
            offerDraft(draft)
            setTaken(true)
          }}
        >
          Use this schedule in the lock above
        </a>
        <output>{taken && 'The lock above has this schedule now.'}</output>
      </p>
      <figcaption className="soft small">
        Sample: {exactAmount(amount, 0)} tokens. The ruled area is locked. Every figure comes from the sum that the
        contract makes.
      </figcaption>
    </figure>
  )
}

type Movable = { field: 'start' | 'cliff' | 'end'; label: string; at: number; least: number; most: number }

/** The dates that a shape has, in order, each with how far it can go. */
function movableIn({ shape, start, cliff, end }: ScheduleDraft, [from, to]: readonly [number, number]): Movable[] {
  const hasCliff = shape === 'cliff'
  const dates: Movable[] = [
    { field: 'start', label: 'Start', at: start, least: from, most: hasCliff ? cliff : end - 30 * day },
    { field: 'cliff', label: 'Cliff', at: cliff, least: start, most: end },
    {
      field: 'end',
      label: 'End',
      at: end,
      least: hasCliff ? Math.max(cliff, start + 30 * day) : start + 30 * day,
      most: to,
    },
  ]
  if (shape === 'never') return []
  if (shape === 'day') return dates.slice(2)
  return hasCliff ? dates : [dates[0]!, dates[2]!]
}

/** Every month, with the share that is unlocked when it ends. */
function MonthTable({ years }: { years: readonly UnlockYear[] }) {
  return (
    <table className="unlock-months">
      <caption>Per cent unlocked at the end of each month</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Year</span>
          </th>
          {months.map((month) => (
            <th key={month} scope="col">
              <abbr title={month}>{month}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, months: shares }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {shares.map((share, month) => (
              <td key={months[month]} data-locked={Math.ceil((100 - share) / 25)}>
                {share}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The schedule in a sentence or two, by its days. */
function shapeWords({ shape, start, cliff, end, steps }: ScheduleDraft): string {
  const [from, first, until] = [start, cliff, end].map(dayWords)
  switch (shape) {
    case 'day':
      return `Everything unlocks on ${until}.`
    case 'cliff':
      return `The first part unlocks on ${first}. The rest follows evenly until ${until}.`
    case 'steps':
      return `${steps} equal parts unlock from ${from} to ${until}.`
    case 'never':
      return 'Everything stays locked permanently.'
    default:
      return `A little unlocks every second from ${from} to ${until}.`
  }
}

const dayWords = (seconds: number) => longDate(new Date(seconds * 1000))

/** What is unlocked on a day, in a sentence. */
function readWords(vesting: Vesting, at: number): string {
  const whole = exactAmount(vesting.amount, 0)
  if (isPermanent(vesting.schedule)) return `All ${whole} tokens stay locked. There is no function that releases them.`
  const unlocked = exactAmount(vestedAt(vesting, at), 0)
  return `On ${dayWords(at)}, ${unlocked} of ${whole} tokens are unlocked.`
}
