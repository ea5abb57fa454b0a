/** Someone whom the pages name. */
export type Person = {
  /** A part of the address of their page. */
  slug: string
  name: string
  role: string
  about: string
  /** Not a real person: the name says so wherever it is shown. A company replaces the entry by one of its own people. */
  sample: boolean
}

/** The people of the company. */
export const people: readonly Person[] = [
  {
    slug: 'ines-roth',
    name: 'Ines Roth',
    role: 'Contract engineer',
    about: 'Designs lockers, claims and mints, and measures what each call costs.',
    sample: true,
  },
  {
    slug: 'tom-archer',
    name: 'Tom Archer',
    role: 'Security reviewer',
    about: 'Reads contracts line by line and writes the tests that prove a finding.',
    sample: true,
  },
  {
    slug: 'lea-brandt',
    name: 'Lea Brandt',
    role: 'Product engineer',
    about: 'Builds the pages, forms and tools, and runs launches with clients.',
    sample: true,
  },
]

/** The name as the pages show it. */
export const shownName = ({ name, sample }: Person): string => (sample ? `${name} (sample)` : name)
