/**
 * The news of this site: what exists, with the day from which its history has it. `npm run posts` puts it into the dataset; the slug
 * is its name there and in the feeds, and never changes.
 */
export const news: readonly { slug: string; date: string; title: string; text: string; href: string }[] = [
  {
    slug: 'library',
    date: '2026-11-21',
    title: 'Whitepapers, brochures and a sample audit report',
    text: 'You can read how our contracts and this site work, and where their limits are. Each text is a page and a tagged PDF. The build takes the figures from the repository.',
    href: '/whitepaper',
  },
  {
    slug: 'your-data',
    date: '2026-11-21',
    title: 'See, download and erase what is stored about you',
    text: 'You enter an address and get a mail with two links. One saves everything we store about it as a file. The other erases it.',
    href: '/privacy/your-data',
  },
  {
    slug: 'true-privacy-statement',
    date: '2026-11-21',
    title: 'A test compares our privacy statement with the database',
    text: 'The tests compare its tables with the database, the forms and the browser’s storage. They fail on a record that the statement does not name.',
    href: '/privacy',
  },
  {
    slug: 'first-version',
    date: '2026-11-20',
    title: 'The first version of the site',
    text: 'The pages read without script. A form says “stored” only when it is true. One generator draws a seal for each page.',
    href: '/blog/stored-before-we-say-so',
  },
]
