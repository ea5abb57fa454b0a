/** What the switch for burning is called, and what it means, for each kind of token. */
export const burnWords = {
  label: 'Burn',
  on: 'Each holder can destroy what is theirs, and nobody else’s.',
  off: 'Nothing is ever destroyed.',
}
