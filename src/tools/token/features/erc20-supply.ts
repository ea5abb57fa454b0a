import { endOf, guard, holderOf } from './access.ts'
import type { Feature } from './feature.ts'
import type { Erc20Options } from './options.ts'

/** Creates more tokens after the launch. */
export const mint: Feature<Erc20Options> = {
  applies: ({ mintable }) => mintable,
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
          text: 'The supply has no end: whoever may create tokens can make those of all others worthless.',
        },
  ],
}

/** A supply that can never be exceeded. */
export const cap: Feature<Erc20Options> = {
  applies: ({ capped }) => capped,
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
    burnable ? [{ level: 'note', text: 'What holders burn makes room below the cap: it can be created again.' }] : [],
}

/** Holders destroy what they hold, or what they were allowed to spend. */
export const burn: Feature<Erc20Options> = {
  applies: ({ burnable }) => burnable,
  solidity: () => ({
    notice: 'Holders can destroy what they hold.',
    imports: ['token/ERC20/extensions/ERC20Burnable'],
    bases: ['ERC20Burnable'],
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'destroy tokens of one’s own, or those one may spend',
      until: 'for ever',
      functions: ['burn', 'burnFrom'],
    },
  ],
}
