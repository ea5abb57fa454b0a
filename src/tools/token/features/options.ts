/** Who holds the powers a token has: nobody because it has none, one owner, or a role for each power. */
export type Access = 'none' | 'ownable' | 'roles'

/** What an ERC-20 token can do. */
export type Erc20Options = {
  kind: 'erc20'
  /** More tokens can be created after the launch. */
  mintable: boolean
  /** The supply can never exceed a number fixed at the launch. */
  capped: boolean
  /** Holders can destroy what they hold. */
  burnable: boolean
  /** All transfers can be stopped and resumed. */
  pausable: boolean
  /** An allowance can be given by a signature (ERC-2612). */
  permit: boolean
  /** Balances count as votes and can be delegated (ERC-5805). */
  votes: boolean
  /** Anybody can create tokens that are destroyed in the same transaction (ERC-3156). */
  flashMint: boolean
  /** For some days after the launch, wallets and transfers have a largest size. */
  limits: boolean
  access: Access
}

/** What an ERC-721 collection can do. Its tokens are created one after the other, after the launch. */
export type Erc721Options = { kind: 'erc721'; capped: boolean; burnable: boolean; pausable: boolean; access: Access }

/** What an ERC-1155 collection can do. Its tokens are created after the launch, any number of each. */
export type Erc1155Options = { kind: 'erc1155'; burnable: boolean; pausable: boolean; access: Access }

/** All that decides the source of a token. Names, amounts and accounts do not: they are constructor arguments. */
export type TokenOptions = Erc20Options | Erc721Options | Erc1155Options

export type TokenKind = TokenOptions['kind']

/** What each kind of token begins with in the form. */
export const defaultOptions: { [kind in TokenKind]: Extract<TokenOptions, { kind: kind }> } = {
  erc20: {
    kind: 'erc20',
    mintable: false,
    capped: false,
    burnable: false,
    pausable: false,
    permit: true,
    votes: false,
    flashMint: false,
    limits: false,
    access: 'none',
  },
  erc721: { kind: 'erc721', capped: true, burnable: false, pausable: false, access: 'ownable' },
  erc1155: { kind: 'erc1155', burnable: false, pausable: false, access: 'ownable' },
}

/** An option that was set otherwise than asked, and the sentence that says why. */
export type Change = { option: string; because: string }

/**
 * The nearest options that make sense together, and what had to be changed for it. Options of which one alone already decides
 * another are not variants of their own.
 */
export function normalise<options extends TokenOptions>(asked: options): { options: options; changes: Change[] } {
  const options: TokenOptions = { ...asked }
  const changes: Change[] = []
  const change = (option: string, to: boolean | Access, because: string) => {
    Object.assign(options, { [option]: to })
    changes.push({ option, because })
  }
  if (options.kind === 'erc20') {
    if (options.capped && !options.mintable)
      change('capped', false, 'Without mint the supply is fixed already: a cap would add nothing.')
    if (options.votes && !options.permit)
      change('permit', true, 'Votes are delegated by the same signatures, so permit comes with them.')
    if (options.flashMint && options.votes)
      change('flashMint', false, 'Tokens that exist for one transaction could vote: choose votes or flash mint.')
    if (options.flashMint && options.limits)
      change('flashMint', false, 'Limits would stop flash-minted tokens from moving: choose limits or flash mint.')
  }
  const powers = options.kind !== 'erc20' || options.mintable || options.pausable
  if (!powers && options.access !== 'none')
    change('access', 'none', 'An owner without mint or pause can do nothing, but would make buyers ask.')
  if (powers && options.access === 'none') change('access', 'ownable', 'Mint and pause need somebody who may use them.')
  return { options: options as options, changes }
}
