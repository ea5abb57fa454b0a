/** The parts of the site that are measured, in the order in which they are shown. */
export const parts = ['server', 'database', 'chain', 'index', 'jobs', 'mail', 'chat'] as const
export type Part = (typeof parts)[number]

export type State = 'up' | 'degraded' | 'down'

/** How long days are kept, today among them. */
export const keptDays = 90

type Words = { name: string; delay: string } & Record<State, string>

/** What a visitor reads of a part: its name, what its delay is the time of, and a sentence for each state. */
export const partWords: Readonly<Record<Part, Words>> = {
  server: {
    name: 'Server',
    delay: 'until the server turns to a request',
    up: 'The server answers.',
    degraded: 'The server is busy and answers slowly.',
    down: 'No server answers.',
  },
  database: {
    name: 'Database',
    delay: 'until the database answers',
    up: 'The database answers. Forms can be sent.',
    degraded: 'The database answers slowly.',
    down: 'The database does not answer. Pages work, and forms can be sent again when it does.',
  },
  chain: {
    name: 'Chain',
    delay: 'until a node of the chain answers',
    up: 'The chain answers.',
    degraded: 'The chain answers slowly, or one of its nodes does not answer.',
    down: 'No node of the chain answers. Contracts go on, but our tools cannot read them.',
  },
  index: {
    name: 'Index of the chain',
    delay: 'since the index last looked at the chain',
    up: 'Lists show what the chain has.',
    degraded: 'Lists are behind the chain.',
    down: 'Lists have stopped following the chain.',
  },
  jobs: {
    name: 'Background jobs',
    delay: 'past its time for the oldest job',
    up: 'Jobs run on time.',
    degraded: 'Jobs run late.',
    down: 'Jobs do not run.',
  },
  mail: {
    name: 'Mail',
    delay: 'until our mail leaves',
    up: 'Mail leaves on time.',
    degraded: 'Mail leaves late.',
    down: 'The mail server does not answer. Mail is kept and leaves later.',
  },
  chat: {
    name: 'Model of the assistant',
    delay: 'until its host can be reached',
    up: 'The host of the model can be reached.',
    degraded: 'The model failed several times in a row. It is tried again soon.',
    down: 'The host of the model cannot be reached.',
  },
}
