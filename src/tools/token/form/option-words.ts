import type { Access, TokenKind } from '#tools/token/features/options.ts'

/** What a kind of token is, in one line. */
export const kindWords: Record<TokenKind, readonly [name: string, what: string]> = {
  erc20: ['Token', 'Every unit is the same (ERC-20).'],
  erc721: ['Collection', 'Every piece is unique (ERC-721).'],
  erc1155: ['Editions', 'Each piece exists several times (ERC-1155).'],
  erc4626: ['Vault', 'Holders deposit a token and get shares (ERC-4626).'],
  erc6909: ['Several tokens', 'One contract has many tokens, each with its own name and supply (ERC-6909).'],
}

/** Who holds the powers, where there are any. */
export const accessWords: Record<Exclude<Access, 'none'>, readonly [name: string, what: string]> = {
  ownable: ['One owner', 'One account has all powers. It can hand them on in two steps, or give them up permanently.'],
  roles: ['Roles', 'Each power has its own account. An admin gives powers and takes them.'],
}
