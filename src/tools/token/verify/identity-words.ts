import type { Identity } from './identify-code.server.ts'

/** What the code is, in a few words. */
export function identityHeading(identity: Identity): string {
  if (identity.is === 'nothing') return 'There is no contract'
  if (identity.is === 'unknown') return 'This code is not one of ours'
  if (identity.is === 'token') return `Exact: ${identity.variant} of the token creator`
  return `${identity.exact ? 'Exact' : 'The same instructions'}: ${identity.kind}`
}

/** What follows from it, in two or three sentences. `chain`: its name. */
export function identityWords(identity: Identity, chain: string): string {
  if (identity.is === 'nothing') return `There is no code at this address on ${chain}.`
  if (identity.is === 'unknown')
    return `There is a contract at this address on ${chain}. Its code is none of our contracts, no collection and no token of the creator.`
  if (identity.is === 'token')
    return 'All of its code that a chain executes is, byte for byte, what the pinned compiler makes of this variant. Values of its constructor are not compared. Comments and the name of the contract are not part of a code.'
  const same = identity.exact
    ? 'Its code is, byte for byte, what the pinned compiler makes of our sources.'
    : 'Its instructions are ours, byte for byte. The hash of the sources at its end is another: comments or names may differ.'
  return `${same} ${places[identity.place]}`
}

const places = {
  ours: 'It is at the address that follows from our code, so what its constructor wrote is ours as well.',
  elsewhere:
    'It is not at our address: its constructor may have written other contracts into it. Use ours unless you know who deployed it.',
  own: 'Each collection has an address of its own. What its constructor wrote is not compared: the NFT inspector reads it.',
} as const
