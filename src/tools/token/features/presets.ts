import type { TokenKind } from './options.ts'

/** What a form can begin with: the options and access by their names, and what they mean for those who hold the token. */
export const starts = [
  {
    name: 'Plain token',
    what: 'Only what every token does, and approvals by signature. No account has power over it.',
    with: 'permit',
  },
  {
    name: 'Stablecoin',
    what: 'The issuer creates tokens against money and destroys its own. It can pause transfers, block accounts and freeze amounts, as courts may demand. Holders depend on it.',
    with: 'mintable burnable pausable blockList freezable permit authorizations roles',
  },
  {
    name: 'Real-world asset',
    what: 'A share in something outside the chain. Only accounts that the issuer has checked can hold it, and it can pause transfers and freeze amounts. Holders cannot sell to anyone else.',
    with: 'mintable burnable pausable allowList freezable permit roles',
  },
] as const

/** What many tokens are made of, beside single features and pairs: options and access by their names. */
export const presets: Record<TokenKind, readonly string[]> = {
  erc20: [
    ...starts.map((start) => start.with),
    'permit mintable capped',
    'permit mintable burnable',
    'permit mintable pausable',
    'permit burnable pausable',
    'permit burnable limits',
    'permit mintable capped burnable',
    'permit mintable burnable pausable',
    'permit mintable burnable pausable roles',
    'permit mintable capped votes',
    'permit mintable capped pausable flashMint',
    'permit mintable delayed',
    'permit mintable pausable delayed',
    'permit mintable pausable delayed roles',
    'permit mintable burnable pausable blockList freezable delayed roles',
    'permit mintable capped burnable pausable votes limits roles',
  ],
  erc721: ['capped burnable pausable', 'capped burnable pausable roles'],
  erc1155: ['burnable pausable roles'],
  erc4626: ['permit pausable delayed'],
}
