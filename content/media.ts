/** Something that has happened, and can be seen. `href` is where. */
export type NewsItem = { date: string; title: string; text: string; href: string }

/** The news of this site, newest first: what exists, with the day from which its history has it. */
export const news: readonly NewsItem[] = [
  {
    date: '2026-11-21',
    title: 'Whitepapers, brochures and a sample audit report',
    text: 'How our contracts and this site are built, and where they stop: as pages, as tagged PDFs, and the findings as a file. Figures are taken from the repository at each build.',
    href: '/whitepaper',
  },
  {
    date: '2026-11-21',
    title: 'See, download and erase what is stored about you',
    text: 'One page, one mail, two links: everything that is stored about an address as a file, and a button that erases it. Nobody has to ask a person.',
    href: '/privacy/your-data',
  },
  {
    date: '2026-11-21',
    title: 'A privacy statement that a test holds to the truth',
    text: 'Its tables are compared with the database, the forms and the browser’s storage each time the tests run. A record that is not in it fails them.',
    href: '/privacy',
  },
  {
    date: '2026-11-20',
    title: 'The first version of the site',
    text: 'Pages that load no code until they are touched, forms that say “stored” only when it is true, and a seal for each page, drawn by one generator.',
    href: '/blog/stored-before-we-say-so',
  },
]

/** What one may do with the mark, in a few words. */
export const usageRules = [
  'Use the ink on light ground, the paper colour on dark ground, and black where there is no colour. No other colour.',
  'Leave room around it: at least a quarter of the height of the seal on every side.',
  'Below forty pixels use the small seal. The full one turns grey.',
  'Do not redraw, turn, stretch, outline, shade or animate it, and put nothing behind it but one plain tone.',
  'It says that you write about us. It does not say that we recommend you.',
] as const

/** What each colour of the site is for. `text` on `paper` is how most of it looks. */
export const colourUses: Readonly<Record<string, string>> = {
  ink: 'The one ink: lines, links, solid buttons',
  paper: 'The ground',
  sheet: 'Cards, windows',
  sunk: 'The foot of the page, wells',
  tint: 'What is chosen',
  text: 'Words',
  soft: 'Labels, captions',
  edge: 'Borders of controls',
  line: 'Ornament',
  bad: 'Failed',
  warn: 'Careful',
  good: 'Confirmed',
}

/** One colour as the stylesheet has it, by day and by night, with its contrast against `paper` (`paper` itself: against `text`). */
export type PressColour = { name: string; day: string; night: string; contrast: { day: number; night: number } }

/** A typeface of the site: whose it is, under which licence, and where it comes from. */
export type PressTypeface = { name: string; role: string; version: string; licence: string; source: string }

/** What the build knows of the press kit: the zip, what is in it, and what the page shows of both. */
export type PressKit = {
  zip: { bytes: number; sha256: string }
  /** Each folder of the zip (the first has no name), its files in order, and their size together before packing. */
  folders: readonly { folder: string; names: readonly string[]; bytes: number }[]
  colours: readonly PressColour[]
  typefaces: readonly PressTypeface[]
}
