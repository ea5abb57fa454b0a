import { people, shownName } from '../people.ts'

/** Who writes. `kind` is what search engines are told. The first is the author of a post that names none. */
export const authors: readonly { slug: string; name: string; about: string; kind: 'person' | 'team' }[] = [
  {
    slug: 'workshop',
    name: 'The workshop',
    about: 'The people who write and review the contracts of this site. They sign what they wrote together.',
    kind: 'team',
  },
  ...people.map((person) => ({
    slug: person.slug,
    name: shownName(person),
    about: `${person.role}. ${person.about}`,
    kind: 'person' as const,
  })),
]

/** What the posts are filed under. */
export const categories: readonly { slug: string; title: string; about: string }[] = [
  {
    slug: 'contracts',
    title: 'Contracts',
    about: 'How contracts fail, how ours are written, and what they cost to use.',
  },
  { slug: 'tokens', title: 'Tokens', about: 'What a token can do, who may do it, and how to find out before you buy.' },
  {
    slug: 'practice',
    title: 'Practice',
    about: 'What to do before, during and after a launch, an audit or a signature.',
  },
  { slug: 'site', title: 'This site', about: 'How the pages, the forms and the tests of this site are made.' },
]
