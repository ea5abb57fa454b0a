import { levels } from '#content/attacks.ts'

/** A level of the attack theatre beside the words about its fault: a link and no code, because the text of a post is markup alone. Nothing for a level that is none. */
export function AttackCard({ level: id }: { level: string }) {
  const level = levels.find((each) => each.id === id)
  if (!level) return undefined
  const { title, goal, incident } = level
  return (
    <aside className="panel attack-card" aria-label={`Attack: ${title}`}>
      <p>{goal}</p>
      <p>
        <a className="button" href={`/attack/${id}`}>
          Run “{title}”
        </a>
      </p>
      <p className="soft small">
        Taken from: {incident.name}, {incident.date}
      </p>
    </aside>
  )
}
