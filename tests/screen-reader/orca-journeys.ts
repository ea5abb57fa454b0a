/** A journey by keyboard: `key` is pressed or `text` is typed, then Orca is listened to for `wait` milliseconds. */
export type OrcaJourney = {
  name: string
  title: string
  path: string
  keys: readonly { does: string; key?: string; text?: string; wait?: number }[]
}

const pressed = (key: string, times: number, does: string) =>
  Array.from({ length: times }, (_, at) => ({ does: `${does}${times > 1 ? ` (${at + 1})` : ''}`, key }))

/** H, K, F and D are keys of Orca: the next heading, link, field and landmark. */
export const orcaJourneys: readonly OrcaJourney[] = [
  {
    name: 'first-page',
    title: 'The first page, by headings, landmarks and Tab',
    path: '/',
    keys: [...pressed('h', 6, 'H'), ...pressed('m', 3, 'M, the next landmark'), ...pressed('Tab', 4, 'Tab')],
  },
  {
    name: 'search',
    title: 'The search',
    path: '/pledge',
    keys: [
      { does: 'Ctrl K', key: 'ctrl+k', wait: 3000 },
      { does: 'Orca A: what is typed goes to the page', key: 'Orca+a', wait: 3000 },
      { does: '“lock” is typed', text: 'lock', wait: 3000 },
      ...pressed('Down', 3, 'Down'),
      { does: 'Escape', key: 'Escape' },
    ],
  },
  {
    name: 'contact',
    title: 'The contact form with mistakes',
    path: '/contact-us',
    keys: [
      { does: 'E, the next field', key: 'e' },
      { does: 'Orca A: what is typed goes to the page', key: 'Orca+a' },
      { does: '“Ada” is typed', text: 'Ada', wait: 2000 },
      ...pressed('Tab', 7, 'Tab'),
      { does: 'Enter on “Send message”', key: 'Return', wait: 4000 },
      { does: 'Tab', key: 'Tab' },
      { does: 'Enter', key: 'Return', wait: 2500 },
    ],
  },
  {
    name: 'price',
    title: 'An audit is estimated',
    path: '/pricing',
    keys: [
      { does: 'E, the next field', key: 'e' },
      { does: 'Orca A: what is typed goes to the page', key: 'Orca+a' },
      { does: 'All of it is chosen', key: 'ctrl+a' },
      { does: '“1500” is typed', text: '1500', wait: 3000 },
      ...pressed('Tab', 2, 'Tab'),
    ],
  },
  {
    name: 'chat',
    title: 'The assistant',
    path: '/pricing',
    keys: [
      { does: 'Ctrl End, to the end of the page', key: 'ctrl+End' },
      { does: 'B backwards, the last button', key: 'shift+b' },
      { does: 'Enter', key: 'Return', wait: 4000 },
      { does: '“What does an audit cost?” is typed', text: 'What does an audit cost?', wait: 3500 },
      { does: 'Enter', key: 'Return', wait: 6000 },
      { does: 'Escape', key: 'Escape' },
    ],
  },
]
