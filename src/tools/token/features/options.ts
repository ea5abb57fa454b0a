import { featuresOf, switchesOf } from './catalogue.ts'
import type { Change } from './feature.ts'

/** Who holds the powers a token has: nobody because it has none, one owner, or a role for each power. */
export type Access = 'none' | 'ownable' | 'roles'

/** What an ERC-20 token can do. Each feature adds its switch, in its own file. */
export interface Erc20Options {
  kind: 'erc20'
  access: Access
}

/** What an ERC-721 collection can do. Its tokens are created one after the other, after the launch. */
export interface Erc721Options {
  kind: 'erc721'
  access: Access
}

/** What an ERC-1155 collection can do. Its tokens are created after the launch, any number of each. */
export interface Erc1155Options {
  kind: 'erc1155'
  access: Access
}

/** What an ERC-4626 vault can do. Its shares are created by deposits of the asset. */
export interface Erc4626Options {
  kind: 'erc4626'
  access: Access
}

/** What an ERC-6909 contract can do. Token 1 is created with the launch, others after it. */
export interface Erc6909Options {
  kind: 'erc6909'
  access: Access
}

/** All that decides the source of a token. Names, amounts and accounts do not: they are constructor arguments. */
export type TokenOptions = Erc20Options | Erc721Options | Erc1155Options | Erc4626Options | Erc6909Options

export type TokenKind = TokenOptions['kind']

type OptionsOf<kind extends TokenKind> = Extract<TokenOptions, { kind: kind }>

/** What each kind of token begins with in the form. */
export const defaultOptions: { [kind in TokenKind]: OptionsOf<kind> } = {
  erc20: begin('erc20'),
  erc721: begin('erc721'),
  erc1155: begin('erc1155'),
  erc4626: begin('erc4626'),
  erc6909: begin('erc6909'),
}

function begin<kind extends TokenKind>(kind: kind): OptionsOf<kind> {
  const switches = switchesOf(kind).map(({ name, start = false }) => [name, start])
  return normalise({ kind, ...Object.fromEntries(switches), access: 'none' } as OptionsOf<kind>).options
}

/**
 * The nearest options that make sense together, and what had to be changed for it. Options of which one alone already decides
 * another are not variants of their own.
 */
export function normalise<options extends TokenOptions>(asked: options): { options: options; changes: Change[] } {
  const options = { ...asked }
  const changes: Change[] = []
  const change = (made: Change) => {
    Object.assign(options, { [made.option]: made.to })
    changes.push(made)
  }
  for (const { name, fit } of switchesOf(options.kind)) {
    const made = options[name] && fit?.(options)
    if (made) change(made)
  }
  const isHeld = featuresOf(options).some((feature) => feature.isHeld)
  if (!isHeld && options.access !== 'none')
    change({
      option: 'access',
      to: 'none',
      because: 'An owner without powers can do nothing, but would make buyers ask.',
    })
  if (isHeld && options.access === 'none')
    change({ option: 'access', to: 'ownable', because: 'These powers need an account that may use them.' })
  return { options, changes }
}
