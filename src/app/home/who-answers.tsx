import { Link } from 'react-router'
import { people, shownName } from '#content/people.ts'
import { answersWithin } from '#content/promises.ts'
import { Seal } from '#seals/components/seal.tsx'

/** Who reads what is sent to us, and how soon they answer. */
export function WhoAnswers() {
  return (
    <>
      <p className="lead">
        A person who does the work reads your message and replies within {answersWithin}. You talk to the people who
        read and write the code.
      </p>
      <ul className="people">
        {people.map((person) => (
          <li key={person.slug}>
            <Seal seed={`/people/${person.slug}`} size={96} />
            <h3>{shownName(person)}</h3>
            <p className="soft">{person.role}</p>
            <p>{person.about}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/contact-us">Write to us</Link>
      </p>
    </>
  )
}
