/** Why something is not a collection that can be inspected. */
export type Reason = 'no-contract' | 'account' | 'token' | 'other'

const sentences: Record<Reason, (chain: string) => string> = {
  'no-contract': (chain) =>
    `There is no contract at this address on ${chain}. Compare the address; a collection of another chain is not read here.`,
  account: () => 'This is the account of a person, not a collection. Look for the address of its contract.',
  token: () => 'This is a token of equal units (ERC-20), not a collection. Only collections are inspected here.',
  other: () => 'This contract answers neither as ERC-721 nor as ERC-1155, so it is not a collection.',
}

/** Thrown where there is nothing to inspect; its message is one sentence for the visitor. */
export class NotACollection extends Error {
  override name = 'NotACollection'

  constructor(reason: Reason, { id, name }: { id: number; name: string }) {
    super(sentences[reason](`${name} (chain ${id})`))
  }
}
