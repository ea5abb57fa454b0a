import { endOf, guard, holderOf } from '#tools/token/features/access.ts'
import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { burnWords } from '#tools/token/features/shared-words.ts'
import { answers, cannot, does, holderIn } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** More tokens can be created after the launch. */
    mintable: boolean
    /** The supply can never exceed a number fixed at the launch. */
    capped: boolean
    /** Holders can destroy what they hold. */
    burnable: boolean
  }
}

/** Creates more tokens after the launch. */
export const mint: Feature<Erc20Options> = {
  option: {
    name: 'mintable',
    label: 'Mint',
    on: 'The holder of this power can create more, which makes each holder’s share smaller.',
    off: 'All there will ever be is created at the launch.',
  },
  sign: 'mint(address,uint256)',
  isHeld: true,
  solidity: (options) => ({
    functions: [
      [
        '/// @notice Creates tokens.',
        '/// @param to Who receives them.',
        '/// @param amount How many, in the smallest unit.',
        `function mint(address to, uint256 amount) external ${guard(options, 'mint')} {`,
        '    _mint(to, amount);',
        '}',
      ],
    ],
  }),
  powers: (options) => [
    {
      who: holderOf(options, 'mint'),
      can: options.capped ? 'create tokens up to the cap' : 'create any number of tokens',
      until: options.capped ? `the cap is reached, or ${endOf(options)}` : endOf(options),
      functions: ['mint'],
    },
  ],
  risks: ({ capped }) => [
    capped
      ? { level: 'note', text: 'Each holder’s share shrinks while tokens are created, down to their part of the cap.' }
      : {
          level: 'warn',
          text: 'The supply has no end: an account that may create tokens can make all others worthless.',
        },
  ],
  trials: (options) => [
    {
      says: 'Only the account with the power creates tokens.',
      lines: [
        does(holderIn(options, 'mint'), 'mint(address,uint256)', 'BOB', 7),
        answers(7, 'balanceOf(address)', 'BOB'),
        answers('SUPPLY + 7', 'totalSupply()'),
        cannot('STRANGER', 'mint(address,uint256)', 'STRANGER', 1),
      ],
    },
  ],
}

/** Who creates tokens after the launch, and by which function. */
const creation = (options: Erc20Options): [who: Parameters<typeof does>[0], signature: string] =>
  options.mintable
    ? [holderIn(options, 'mint'), 'mint(address,uint256)']
    : ['BRIDGE', 'crosschainMint(address,uint256)']

/** A supply that can never be exceeded. */
export const cap: Feature<Erc20Options> = {
  option: {
    name: 'capped',
    label: 'Cap',
    on: 'There can never be more than a number you fix now.',
    off: 'With Mint or Cross-chain the supply has no end; without them, none is needed.',
    fit: ({ mintable, bridged }) =>
      mintable || bridged
        ? undefined
        : {
            option: 'capped',
            to: false,
            because: 'Without mint the supply is fixed already: a cap would add nothing.',
          },
  },
  sign: 'cap()',
  solidity: () => ({
    notice: 'There can never be more than the cap.',
    imports: ['token/ERC20/extensions/ERC20Capped'],
    bases: ['ERC20Capped'],
    calls: ['ERC20Capped(cap_)'],
    parameters: [
      { field: 'cap', type: 'uint256', doc: 'The most there can be, in the smallest unit; not less than the supply.' },
    ],
    overrides: { _update: ['ERC20Capped'] },
  }),
  risks: ({ burnable }) =>
    burnable ? [{ level: 'note', text: 'What holders burn makes room below the cap, and can be created again.' }] : [],
  trials: (options) => [
    {
      says: 'There is never more than the cap.',
      lines: [
        answers('CAP', 'cap()'),
        does(...creation(options), 'BOB', 'CAP - SUPPLY'),
        answers('CAP', 'totalSupply()'),
        cannot(...creation(options), 'BOB', 1),
      ],
    },
  ],
}

/** Holders destroy what they hold, or what they were allowed to spend. */
export const burn: Feature<Erc20Options> = {
  option: { name: 'burnable', ...burnWords },
  sign: 'burn(uint256)',
  solidity: () => ({
    notice: 'Holders can destroy what they hold.',
    imports: ['token/ERC20/extensions/ERC20Burnable'],
    bases: ['ERC20Burnable'],
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'destroy their own tokens, and those they may spend',
      functions: ['burn', 'burnFrom'],
    },
  ],
  trials: () => [
    {
      says: 'Holders destroy what is theirs or was allowed, and nothing else.',
      lines: [
        does('LAUNCHER', 'burn(uint256)', 5),
        answers('SUPPLY - 5', 'totalSupply()'),
        cannot('BOB', 'burn(uint256)', 1),
        does('LAUNCHER', 'approve(address,uint256)', 'BOB', 3),
        does('BOB', 'burnFrom(address,uint256)', 'LAUNCHER', 3),
        answers('SUPPLY - 8', 'balanceOf(address)', 'LAUNCHER'),
        cannot('BOB', 'burnFrom(address,uint256)', 'LAUNCHER', 1),
      ],
    },
  ],
}
