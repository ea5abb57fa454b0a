import type { TokenKind } from './options.ts'

/** What a form can begin with: the options and access by their names, and what they mean for those who hold the token. */
export const starts = [
  {
    kind: 'erc20',
    name: 'Plain token',
    what: 'Only what every token does, and approvals by signature. No account has power over it.',
    with: 'permit',
  },
  {
    kind: 'erc20',
    name: 'Stablecoin',
    what: 'The issuer creates tokens against money and destroys its own. It can pause transfers, block accounts and freeze amounts, as courts may demand. Holders depend on it.',
    with: 'mintable burnable pausable blockList freezable permit authorizations roles',
  },
  {
    kind: 'erc20',
    name: 'Real-world asset',
    what: 'A share in something outside the chain. Only accounts that the issuer has checked can hold it, and it can pause transfers and freeze amounts. Holders cannot sell to anyone else.',
    with: 'mintable burnable pausable allowList freezable permit roles',
  },
  {
    kind: 'erc721',
    name: 'Plain collection',
    what: 'The owner creates numbered pieces, up to a largest number.',
    with: 'capped',
  },
  {
    kind: 'erc721',
    name: 'Collection with a public sale',
    what: 'Anyone buys pieces at a fixed price, in times you fix now. Markets are asked for a royalty. The owner can also create pieces without paying.',
    with: 'capped royalties sale',
  },
  {
    kind: 'erc721',
    name: 'Sale with a later reveal',
    what: 'As above, and every piece looks the same until you reveal the metadata. Nobody can change it after the launch.',
    with: 'capped royalties sale reveal',
  },
  {
    kind: 'erc1155',
    name: 'Plain editions',
    what: 'The owner creates any number of any piece.',
    with: 'ownable',
  },
  {
    kind: 'erc1155',
    name: 'Editions with a public sale',
    what: 'Anyone buys pieces of numbered editions at a fixed price, in times you fix now. No edition gets larger than you say. Markets are asked for a royalty.',
    with: 'royalties sale ownable',
  },
] as const satisfies readonly { kind: TokenKind; name: string; what: string; with: string }[]

const startsOf = (kind: TokenKind) => starts.filter((start) => start.kind === kind).map((start) => start.with)

/** What many tokens are made of, beside single features and pairs: options and access by their names. */
export const presets: Record<TokenKind, readonly string[]> = {
  erc20: [
    ...startsOf('erc20'),
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
  erc721: [...startsOf('erc721'), 'capped burnable pausable', 'capped burnable pausable roles'],
  erc1155: [...startsOf('erc1155'), 'burnable pausable roles'],
  erc4626: ['permit pausable delayed'],
  erc6909: ['burnable pausable roles'],
}
