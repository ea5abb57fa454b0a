/**
 * Who answers for the site in law: what the legal pages and the press page print. Apart from `brand.ts`, which every page loads.
 *
 * These are sample values, and the pages say so while `sample` is true. Before the site goes public: put in the company's own,
 * set `sample` to false, and have a lawyer of its country read `content/legal/`.
 */
export const company = {
  sample: true,
  entity: 'Intaglio Example Limited',
  address: ['1 Sample Street', 'Example Town EX1 2MP'],
  country: 'United Kingdom',
  /** Whose law governs, as it stands in a sentence: "the law of …". */
  law: 'England and Wales',
  /** Where the server and the database stand, as it stands in a sentence: "They stand in …". */
  hosting: 'the United Kingdom',
  /** Whom a visitor may complain to. */
  authority: {
    name: 'Information Commissioner’s Office',
    href: 'https://ico.org.uk/make-a-complaint/',
  },
  /** Days the operator's host keeps the lines the server logs. The server itself keeps none. */
  logDays: 30,
  /** Days until a backup is overwritten. */
  backupDays: 30,
} as const
