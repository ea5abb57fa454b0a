import type { Store } from '#core/feature.server.ts'

const fromTheChain = (what: string) =>
  ({
    told: { nothing: what },
    forget: { otherwise: 'Never: it is what the chain says, and can be read again from there.' },
    person: { nobody: what },
  }) satisfies Store

/** The tables of the index, and what is in them. Nothing is there that is not public on the chain. */
export const indexStores = {
  chain_cursor: fromTheChain('How far the index of the chain is.'),
  chain_block: fromTheChain('Numbers and hashes of blocks.'),
  chain_event: fromTheChain('What the contracts of this site did, as the chain has it.'),
  chain_token: fromTheChain('Names of tokens, as they are on the chain.'),
  chain_launch: fromTheChain('Tokens of the launch book, as the chain has it.'),
  chain_approval: fromTheChain('Who permitted whom to take these tokens, as the chain has it.'),
  chain_power: fromTheChain('What happened to the powers over these tokens, as the chain has it.'),
  chain_announcement: fromTheChain('What is announced in the timelocks of these tokens, as the chain has it.'),
  chain_transfer: fromTheChain('What moved of these tokens, as the chain has it.'),
} satisfies Record<string, Store>
