/** What is said when an address was left: the same for every address. */
export const askedWords = {
  title: 'Now confirm your address',
  lead: 'Open the mail that we have sent you and confirm your address. We write to an address only once until it confirms, so look for that mail first.',
}
