import { Link } from 'react-router'
import { authors } from '#content/blog/people-and-shelves.ts'
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
        {authors.map(({ slug, name, about }) => (
          <li key={slug}>
            <Seal seed={`/blog/author/${slug}`} size={72} />
            <div>
              <h3>{name}</h3>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/contact-us">Write to us</Link>
      </p>
    </>
  )
}
