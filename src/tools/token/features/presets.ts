import type { TokenKind } from './options.ts'

/** What many tokens are made of, beside every single feature and every pair: options and access by their names. */
export const presets: Record<TokenKind, readonly string[]> = {
  erc20: [
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
    'permit mintable capped burnable pausable votes limits roles',
  ],
  erc721: ['capped burnable pausable', 'capped burnable pausable roles'],
  erc1155: ['burnable pausable roles'],
}
