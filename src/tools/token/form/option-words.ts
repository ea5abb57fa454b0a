import type { Access, TokenKind } from '#tools/token/features/options.ts'

/** What a kind of token is, in one line. */
export const kindWords: Record<TokenKind, readonly [name: string, what: string]> = {
  erc20: ['Token', 'Units that are all alike. ERC-20.'],
  erc721: ['Collection', 'Numbered pieces, each one of a kind. ERC-721.'],
  erc1155: ['Editions', 'Several pieces, any number of each. ERC-1155.'],
  erc4626: ['Vault', 'Shares over one token that holders deposit. ERC-4626.'],
  erc6909: ['Several tokens', 'One contract for many tokens, each with its own name and supply. ERC-6909.'],
}

/** Who holds the powers, where there are any. */
export const accessWords: Record<Exclude<Access, 'none'>, readonly [name: string, what: string]> = {
  ownable: ['One owner', 'One account has all powers. It can hand them on in two steps, or give them up permanently.'],
  roles: ['Roles', 'An account for each power, and an admin who gives and takes them.'],
}
