import type { Access, TokenKind } from '#tools/token/features/options.ts'

/** What a kind of token is, in one line. */
export const kindWords: Record<TokenKind, readonly [name: string, what: string]> = {
  erc20: ['Token', 'Units that are all alike. ERC-20.'],
  erc721: ['Collection', 'Numbered pieces, each one of a kind. ERC-721.'],
  erc1155: ['Editions', 'Several pieces, any number of each. ERC-1155.'],
}

/** What a switch is called, and what holders live with when it is on and when it is off. */
export type SwitchWords = { label: string; on: string; off: string }

const burnable: SwitchWords = {
  label: 'Burn',
  on: 'Each holder can destroy what is theirs, and nobody else’s.',
  off: 'Nothing is ever destroyed.',
}

const pausable: SwitchWords = {
  label: 'Pause',
  on: 'Whoever holds the power can stop all transfers: then nobody can sell.',
  off: 'Nobody can ever stop a transfer.',
}

/** Every switch of the creator, in the order in which it is shown. */
export const switchWords: { [kind in TokenKind]: Readonly<Record<string, SwitchWords>> } = {
  erc20: {
    mintable: {
      label: 'Mint',
      on: 'Whoever holds the power can create more, which makes each holder’s share smaller.',
      off: 'All there will ever be is created at the launch.',
    },
    capped: {
      label: 'Cap',
      on: 'There can never be more than a number you fix now.',
      off: 'With Mint the supply has no end; without it, none is needed.',
    },
    burnable,
    pausable,
    limits: {
      label: 'Launch limits',
      on: 'For at most 30 days wallets and transfers have a largest size. Nobody can change or prolong it.',
      off: 'Anybody can buy and sell any amount from the first block on.',
    },
    permit: {
      label: 'Permit',
      on: 'Holders can allow spending by a signature, without a transaction.',
      off: 'Only a transaction allows spending.',
    },
    votes: {
      label: 'Votes',
      on: 'Balances count as votes once they are delegated.',
      off: 'A balance is no vote.',
    },
    flashMint: {
      label: 'Flash mint',
      on: 'Anybody can create any amount that is destroyed in the same transaction.',
      off: 'The supply is the same at every step of a transaction.',
    },
  },
  erc721: {
    capped: {
      label: 'Largest number',
      on: 'There can never be more pieces than a number you fix now.',
      off: 'More pieces can always be created.',
    },
    burnable,
    pausable,
  },
  erc1155: { burnable, pausable },
}

/** Who holds the powers, where there are any. */
export const accessWords: Record<Exclude<Access, 'none'>, readonly [name: string, what: string]> = {
  ownable: ['One owner', 'One account has all powers. It can hand them on in two steps, or give them up for ever.'],
  roles: ['Roles', 'An account for each power, and an admin who gives and takes them.'],
}
