/** One step of the way: what happens, how long it takes in words, and who has to act. */
export type Step = { name: string; days: string; owner: 'You' | 'We' | 'Both'; detail: string }

/** Words, or a link to a page of ours. */
export type Said = string | { path: string; name: string }

/** A table that only one service has; its heading is among the sections of the page. */
export type OwnTable = {
  /** Its section's. */
  id: string
  /** What the table is about, for those who cannot see where it stands. */
  label: string
  columns: readonly string[]
  rows: readonly (readonly [name: string, ...cells: Said[]])[]
  /** A sentence below it. */
  note?: readonly Said[]
}

/** The sections of every page of a service. A service adds its own, by their ids. */
export type CommonSection = 'why' | 'deliverables' | 'process' | 'terms' | 'sample' | 'price' | 'questions' | 'related'

/** What the page of one service says, section by section. */
export type ServiceWords = {
  /** Title of the page, at most 60 characters. */
  title: string
  /** Description for search results, at most 155 characters. */
  description: string
  /** The page's first paragraph. */
  lead: string
  /** The first thing to do: a place on the page, and the words of the button. Absent: to ask about the service. */
  action?: readonly [href: string, name: string]
  /** What is done with its tool, in one sentence; it stands above the tool. Absent: it has none. */
  task?: string
  /** Every section below the top, in the order of the page: its id, which is its anchor, and a heading that says what it gives. */
  sections: Readonly<Record<CommonSection, string> & Record<string, string>>
  /** What goes wrong without this service, paragraph by paragraph. */
  problem: readonly string[]
  /** What is handed over, one by one. */
  deliverables: readonly (readonly [name: string, detail: string])[]
  /** Tables that only this service has. What is drawn or used is in its file in `src/app/routes/`. */
  tables?: readonly OwnTable[]
  process: readonly Step[]
  /** What the client brings. */
  needs: readonly string[]
  /** What this service is not, so that nobody buys the wrong thing. */
  notThis: readonly string[]
  /** What the price depends on; the figures stand in `content/pricing.ts`. */
  priceBasis: string
  /** A piece of what is delivered, set in the monospaced face, and what it shows. */
  sample: { caption: string; text: string }
  faq: readonly (readonly [question: string, answer: string])[]
  /** Pages that belong to it: path, name, and why to go there. */
  related: readonly (readonly [path: string, name: string, why: string])[]
}
