/** Who does a piece of work on the board. */
export const owners = {
  writer: 'Our writer',
  community: 'Our community lead',
  engineer: 'Your engineer',
  product: 'Your product lead',
} as const

export type Owner = keyof typeof owners

/** A piece of work: in which weeks, on which channel, whose it is, who checks it before anyone sees it, and what is counted. */
export type Card = {
  name: string
  weeks: readonly [from: number, to: number]
  channel: string
  owner: Owner
  check: Owner
  counted: string
}

export const weekCount = 8

/** The launch is at the start of this week. */
export const launchWeek = 6

/** The sample plan of a launch, phase by phase. */
export const phases: readonly { name: string; weeks: Card['weeks']; cards: readonly Card[] }[] = [
  {
    name: 'Listen',
    weeks: [1, 1],
    cards: [
      {
        name: 'Watch five people try the product',
        weeks: [1, 1],
        channel: 'Recorded calls',
        owner: 'writer',
        check: 'product',
        counted: 'Steps at which people stop',
      },
      {
        name: 'Sort the support questions',
        weeks: [1, 1],
        channel: 'Support inbox',
        owner: 'community',
        check: 'engineer',
        counted: 'The ten most asked questions',
      },
      {
        name: 'Sign off the message',
        weeks: [1, 1],
        channel: 'One page',
        owner: 'product',
        check: 'engineer',
        counted: 'Claims with evidence',
      },
    ],
  },
  {
    name: 'Write',
    weeks: [2, 5],
    cards: [
      {
        name: 'Write the documentation',
        weeks: [2, 4],
        channel: 'Documentation',
        owner: 'writer',
        check: 'engineer',
        counted: 'Pages read to the end',
      },
      {
        name: 'Check every fact in the drafts',
        weeks: [2, 5],
        channel: 'Shared drafts',
        owner: 'engineer',
        check: 'product',
        counted: 'Facts corrected before release',
      },
      {
        name: 'Explain how withdrawals work',
        weeks: [4, 4],
        channel: 'Technical article',
        owner: 'engineer',
        check: 'writer',
        counted: 'Links from people who build',
      },
      {
        name: 'Open the chat with fixed hours',
        weeks: [4, 8],
        channel: 'Chat group',
        owner: 'community',
        check: 'product',
        counted: 'Minutes to the first answer',
      },
      {
        name: 'Announce the date',
        weeks: [5, 5],
        channel: 'Newsletter',
        owner: 'writer',
        check: 'product',
        counted: 'Confirmed readers who try it',
      },
    ],
  },
  {
    name: 'Launch',
    weeks: [6, 6],
    cards: [
      {
        name: 'Publish the launch post',
        weeks: [6, 6],
        channel: 'Blog and newsletter',
        owner: 'writer',
        check: 'engineer',
        counted: 'First deposits completed',
      },
      {
        name: 'Show it live and hand out codes',
        weeks: [6, 6],
        channel: 'Talk',
        owner: 'engineer',
        check: 'community',
        counted: 'Codes redeemed',
      },
      {
        name: 'Answer in every channel',
        weeks: [6, 6],
        channel: 'Chat and support',
        owner: 'community',
        check: 'engineer',
        counted: 'Faults passed on the same day',
      },
      {
        name: 'Buy searches that name the problem',
        weeks: [6, 7],
        channel: 'Search advertising',
        owner: 'writer',
        check: 'product',
        counted: 'Cost of one completed first use',
      },
    ],
  },
  {
    name: 'Keep',
    weeks: [7, 8],
    cards: [
      {
        name: 'Send the weekly page, bad figures first',
        weeks: [7, 8],
        channel: 'One page to you',
        owner: 'writer',
        check: 'community',
        counted: 'People who came back after 7 days',
      },
      {
        name: 'Rewrite the page where people stop',
        weeks: [7, 7],
        channel: 'Documentation',
        owner: 'writer',
        check: 'engineer',
        counted: 'Deposits that stop there',
      },
      {
        name: 'Decide: go on, change or stop',
        weeks: [8, 8],
        channel: 'One call',
        owner: 'product',
        check: 'writer',
        counted: 'The figures agreed in week 1',
      },
    ],
  },
]

/** How many pieces of work run in each week. */
export const loadOfWeeks: readonly number[] = Array.from(
  { length: weekCount },
  (_, at) =>
    phases.flatMap(({ cards }) => cards).filter(({ weeks: [from, to] }) => from <= at + 1 && at + 1 <= to).length,
)

/** Weeks in words: `week 1`, `weeks 2 to 5`. */
export const weeksInWords = ([from, to]: readonly [number, number]): string =>
  from === to ? `week ${from}` : `weeks ${from} to ${to}`
