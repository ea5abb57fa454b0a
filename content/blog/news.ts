/**
 * The news of this site: what exists, with the day from which its history has it. `npm run posts` puts it into the dataset; the slug
 * is its name there and in the feeds, and never changes.
 */
export const news: readonly { slug: string; date: string; title: string; text: string; href: string }[] = [
  {
    slug: 'library',
    date: '2026-11-21',
    title: 'Whitepapers, brochures and a sample audit report',
    text: 'How our contracts and this site are built, and where they stop: as pages, as tagged PDFs, and the findings as a file. Figures are taken from the repository at each build.',
    href: '/whitepaper',
  },
  {
    slug: 'your-data',
    date: '2026-11-21',
    title: 'See, download and erase what is stored about you',
    text: 'One page, one mail, two links: everything that is stored about an address as a file, and a button that erases it. Nobody has to ask a person.',
    href: '/privacy/your-data',
  },
  {
    slug: 'true-privacy-statement',
    date: '2026-11-21',
    title: 'A privacy statement that a test holds to the truth',
    text: 'Its tables are compared with the database, the forms and the browser’s storage each time the tests run. A record that is not in it fails them.',
    href: '/privacy',
  },
  {
    slug: 'first-version',
    date: '2026-11-20',
    title: 'The first version of the site',
    text: 'Pages that load no code until they are touched, forms that say “stored” only when it is true, and a seal for each page, drawn by one generator.',
    href: '/blog/stored-before-we-say-so',
  },
]
