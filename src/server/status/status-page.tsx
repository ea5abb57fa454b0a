import { brand } from '#content/brand.ts'
import { Clause } from '#ui/components/clause.tsx'
import { Table } from '#ui/components/table.tsx'
import { UtcTime } from '#ui/components/utc-time.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { DayBars } from './day-bars.tsx'
import { keptDays, partWords } from './parts.ts'
import type { PartReport, StatusReport } from './status-report.ts'

const stateNames = { up: 'Works', degraded: 'Slow', down: 'Down', unknown: 'Not known' } as const

/** /status: how every part is now, and how it was on each of the last 90 days. */
export function StatusPage({ report }: { report: StatusReport }) {
  const { at, sentence, since, source, parts } = report
  return (
    <>
      <PageHead
        path="/status"
        page={{ heading: 'Status', lead: `${sentence} ${brand.name} measures its own parts every minute.` }}
        details={
          <p className="soft small">
            Read <UtcTime at={new Date(at)} seconds />. {sinceWords(since)}
            {source === 'memory' && ' The database does not answer, so you see what this server remembers.'}
          </p>
        }
      >
        <a className="button" href="/status">
          Read it again
        </a>
        <a className="button" href="/status.json">
          Read it as JSON
        </a>
      </PageHead>
      <Clause id="now" title="Parts of the site" layout="across">
        <ul className="status-parts">
          {parts.map((part) => (
            <PartRow key={part.id} part={part} today={at.slice(0, 10)} />
          ))}
        </ul>
        <p className="soft small status-key">
          One bar is one day, and the last bar is today. A full bar: the part worked all day. Two thirds: it was slow
          for some time. One third: it was down for some time. A short line: it was not measured.
        </p>
      </Clause>
      <Clause id="days" title="Each day in words" layout="across">
        <details className="status-days">
          <summary>Show the days as a table</summary>
          <DayTable parts={parts} />
        </details>
      </Clause>
      <Clause id="how" title="How we measure">
        <p>
          Once a minute, one of our servers asks every part and writes down what it found. We keep {keptDays} days. No
          other company measures for us, and nothing about visitors is in these figures.
        </p>
        <p>
          A server cannot measure while it does not run. When it starts again, the time in between counts as down for
          the server, and as not measured for the other parts.
        </p>
        <p>A day begins at 00:00 UTC. “Answered” is the share of the measured time in which a part was not down.</p>
      </Clause>
    </>
  )
}

const sinceWords = (since: string | null) =>
  since === null ? 'There is no history yet: the first look comes within a minute.' : `Measured since ${since}.`

function PartRow({ part, today }: { part: PartReport; today: string }) {
  const { id, name, state, sentence, latencyMs, answered, days } = part
  return (
    <li className={`status-part ${state}`} id={id}>
      <div className="status-words">
        <h3>{name}</h3>
        <p className="status-state">{stateNames[state]}</p>
        <p>{sentence}</p>
        <p className="soft small">
          {latencyMs !== null && latencyMs > 0 && `${delayWords(latencyMs)} ${partWords[id].delay}. `}
          {answered !== null && `Answered ${percent(answered)} of the measured time.`}
        </p>
      </div>
      <DayBars label={name} days={days} today={today} />
    </li>
  )
}

/** Never rounds up to all of it. */
const percent = (share: number) => `${(Math.floor(share * 10_000) / 100).toFixed(share === 1 ? 0 : 2)} %`

const delayWords = (ms: number) =>
  ms < 1_000 ? `${ms} ms` : ms < 120_000 ? `${Math.round(ms / 1_000)} s` : `${Math.round(ms / 60_000)} minutes`

function DayTable({ parts }: { parts: readonly PartReport[] }) {
  const days = [...new Set(parts.flatMap((part) => part.days.map(({ day }) => day)))].toSorted().toReversed()
  if (days.length === 0) return <p>No day has been measured yet.</p>
  return (
    <Table label="Each day, the newest first" columns={['Day (UTC)', ...parts.map(({ name }) => name)]}>
      {days.map((day) => (
        <tr key={day}>
          <th scope="row">
            <time dateTime={day}>{day}</time>
          </th>
          {parts.map((part) => (
            <td key={part.id}>{dayWords(part.days.find((one) => one.day === day))}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

function dayWords(day: PartReport['days'][number] | undefined): string {
  if (!day || day.up + day.degraded + day.down === 0) return 'Not measured'
  const trouble = [
    day.down > 0 && `Down ${minutes(day.down)}`,
    day.degraded > 0 && `Slow ${minutes(day.degraded)}`,
  ].filter(Boolean)
  const worst = day.worstMs === null ? '' : ` (at worst ${delayWords(day.worstMs)})`
  return `${trouble.join(', ') || 'Worked'}${worst}`
}

const minutes = (seconds: number) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`)
