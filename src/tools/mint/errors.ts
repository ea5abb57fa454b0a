import { failing, type ErrorList } from '#core/errors.ts'

/** What the mint refuses. Each has a heading in docs/errors.md. */
export const mintErrors = {
  'mint.closed': {
    status: 410,
    message: () => 'This site does not mint for the collection, or no longer. What was minted stays where it is.',
  },
  'mint.refused': {
    status: 422,
    message: (facts: { sentence: string }) => facts.sentence,
  },
  'mint.unknown-code': {
    status: 404,
    message: () => 'No open collection has this code. Compare it with your card, letter by letter.',
  },
  'mint.unsponsored': {
    status: 409,
    message: () =>
      'The site cannot pay for this mint at the moment. Pay the fee of the network yourself, or try again later.',
  },
  'mint.used': {
    status: 409,
    message: () => 'This code was used for another account. Ask the person who gave you the card for another one.',
  },
} as const satisfies ErrorList

/** An expected failure of the mint. */
export const failMint = failing(mintErrors)
