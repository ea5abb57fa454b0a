import { levels } from '#content/attacks.ts'

/** A level of the attack theatre beside the words about its fault: a link and no code, because the text of a post is markup alone. Nothing for a level that is none. */
export function AttackCard({ level: id }: { level: string }) {
  const level = levels.find((each) => each.id === id)
  if (!level) return undefined
  const { title, goal, incident } = level
  return (
    <aside className="panel card" aria-label={`Attack: ${title}`}>
      <p>
        Run this attack in your browser: <a href={`/attack/${id}`}>{title}</a>
      </p>
      <p>{goal}</p>
      <p className="soft small">
        Taken from: {incident.name}, {incident.date}
      </p>
    </aside>
  )
}
