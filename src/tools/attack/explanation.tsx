import type { Level } from './level.ts'

/** What a visitor reads after the attempt: why it worked, what the fix changes, and where it happened. */
export function Explanation({ level: { why, fix, incident } }: { level: Level }) {
  const { name, date, loss, source } = incident
  return (
    <dl className="attack-why">
      <div>
        <dt>Why it works</dt>
        <dd>{why}</dd>
      </div>
      <div>
        <dt>What the fix changes</dt>
        <dd>{fix}</dd>
      </div>
      <div>
        <dt>Where it happened</dt>
        <dd>
          {name}, {date}.{loss && ` The loss was ${loss}.`} Source:{' '}
          <a href={source.url} rel="noreferrer" target="_blank">
            {source.title}
          </a>
          .
        </dd>
      </div>
    </dl>
  )
}
