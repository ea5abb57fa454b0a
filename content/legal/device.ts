/** One entry in the storage of the visitor's browser. `legal.test.ts` searches the sources for others. */
export type DeviceEntry = {
  /** The key; `NAME` stands for the name of a form. */
  key: string
  /** `device` stays when the tab is closed (localStorage), `tab` does not (sessionStorage). */
  place: 'device' | 'tab'
  what: string
  until: string
}

/** Everything the pages keep in the visitor's browser. None of it is sent by itself. */
export const deviceEntries: readonly DeviceEntry[] = [
  {
    key: 'intaglio.form.NAME',
    place: 'device',
    what: 'The draft of a form, with the number that keeps it from being stored twice.',
    until: 'sent or discarded; thirty days at most',
  },
  { key: 'intaglio.theme', place: 'device', what: 'Your choice of day or night.', until: 'you clear it' },
  {
    key: 'intaglio.search.slash',
    place: 'device',
    what: 'That you do not want the key / to open the search.',
    until: 'you want it again',
  },
  {
    key: 'intaglio.survey',
    place: 'device',
    what: 'That you answered the survey, or looked at its results.',
    until: 'you clear it',
  },
  {
    key: 'intaglio.audit.ready',
    place: 'device',
    what: 'What you ticked in the list that prepares an audit.',
    until: 'you clear it',
  },
  { key: 'intaglio.search', place: 'tab', what: 'What you searched for last.', until: 'the tab is closed' },
  {
    key: 'intaglio.reloaded',
    place: 'tab',
    what: 'The release for which the page has loaded itself again once.',
    until: 'the tab is closed',
  },
  {
    key: 'intaglio.wallet.remembered',
    place: 'device',
    what: 'That you connected a wallet.',
    until: 'you disconnect it',
  },
]

/** Every cookie the server or a page sets. There is none. */
export const cookies: readonly { name: string; what: string; until: string }[] = []
