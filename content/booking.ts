/** From when to when calls are taken on a day: `HH:MM` by the company's clock. */
type Opening = readonly [from: string, to: string]

/** When a call can be booked, and what it is: all that `/book` offers. A test reads it before a visitor does. */
export const booking = {
  /** The zone in which the hours below are meant, by its name in the IANA database. */
  timeZone: 'Europe/London',
  /** The openings of each weekday; a day without calls has none. */
  hours: {
    Monday: [
      ['09:30', '12:30'],
      ['14:00', '17:00'],
    ],
    Tuesday: [
      ['09:30', '12:30'],
      ['14:00', '17:00'],
    ],
    Wednesday: [
      ['09:30', '12:30'],
      ['14:00', '17:00'],
    ],
    Thursday: [
      ['09:30', '12:30'],
      ['14:00', '17:00'],
    ],
    Friday: [['09:30', '12:30']],
    Saturday: [],
    Sunday: [],
  } satisfies Record<string, readonly Opening[]> as Record<string, readonly Opening[]>,
  /** Minutes of a call. */
  callMinutes: 30,
  /** Minutes kept free after each call. */
  bufferMinutes: 15,
  /** Hours between a booking and the call at least. */
  noticeHours: 24,
  /** Days ahead for which a call can be booked. */
  daysAhead: 42,
  /** Days without calls: `MM-DD` every year, `YYYY-MM-DD` once. */
  closed: ['01-01', '12-24', '12-25', '12-26', '12-31', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31'],
  /** Who takes the call, as the subject of a sentence. */
  host: 'A person who does this work',
  /** The address of a video room that all calls use. Empty: the person who takes the call mails a link. */
  room: '',
  /** What a call can be about; with the services it is about, it is asked where one of them is offered. */
  topics: [
    ['project', 'A new project'],
    ['audit', 'An audit', ['smart-contract-audit', 'nft-audit']],
    [
      'token',
      'A token, a lock or a launch',
      ['erc20-token-development', 'meme-token', 'token-locking', 'liquidity-locking'],
    ],
    ['support', 'Something we built for you'],
    ['other', 'Something else'],
  ],
} as const

/** What helps both sides, in the order it matters. */
export const beforeTheCall = [
  'Send what exists: an address, a repository, a draft, or two sentences.',
  'Say which date cannot move, if there is one.',
  'Never send a recovery phrase or a private key. We never ask for one.',
] as const
