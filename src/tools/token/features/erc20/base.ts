import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, answersText, cannot, does } from '#tools/token/features/trial.ts'

/** The most decimals a token may have: what wallets and exchanges can show. */
export const mostDecimals = 18

/** What every ERC-20 token has: a name, decimals, and a first supply for one account. */
export const erc20Base: Feature<Erc20Options> = {
  sign: 'decimals()',
  solidity: ({ mintable, bridged }) => ({
    notice: mintable
      ? 'An ERC-20 token whose supply can grow.'
      : bridged
        ? 'An ERC-20 token that moves between chains.'
        : 'An ERC-20 token. The launch creates the whole supply, and no more can ever be created.',
    imports: ['token/ERC20/ERC20'],
    bases: ['ERC20'],
    calls: ['ERC20(name_, symbol_)'],
    parameters: [
      { field: 'name', type: 'string', doc: 'The name of the token.' },
      { field: 'symbol', type: 'string', doc: 'Its symbol.' },
      { field: 'decimals', type: 'uint8', doc: `Digits after the decimal point, ${mostDecimals} at most.` },
      {
        field: 'supply',
        type: 'uint256',
        doc: `The first supply, in the smallest unit${mintable || bridged ? '' : '; not zero'}.`,
      },
      { field: 'receiver', type: 'address', doc: 'Who receives the first supply; not the zero address.' },
    ],
    state: ['uint8 private immutable _decimals;', ''],
    errors: [
      '/// @notice The token has more decimals than wallets and exchanges can show.',
      'error Token_TooManyDecimals(uint8 decimals);',
      ...(mintable || bridged
        ? []
        : ['', '/// @notice The supply must be greater than zero.', 'error Token_NoSupply();']),
    ],
    checks: [
      `if (decimals_ > ${mostDecimals}) revert Token_TooManyDecimals(decimals_);`,
      ...(mintable || bridged ? [] : ['if (supply_ == 0) revert Token_NoSupply();']),
    ],
    setup: ['_decimals = decimals_;'],
    mints: ['_mint(receiver_, supply_);'],
    functions: [
      [
        '/// @notice How many digits of an amount follow the decimal point.',
        'function decimals() public view override returns (uint8) {',
        '    return _decimals;',
        '}',
      ],
    ],
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'send tokens, and allow others to spend them',
      functions: ['transfer', 'approve', 'transferFrom'],
    },
  ],
  risks: ({ mintable, bridged }) =>
    mintable || bridged
      ? []
      : [
          {
            level: 'note',
            text: 'The whole supply belongs to one account at first. Look at what that account does with it.',
          },
        ],
  trials: () => [
    {
      says: 'Name, decimals and supply are what the launch gave.',
      lines: [
        answersText('Gold', 'name()'),
        answersText('GLD', 'symbol()'),
        answers(18, 'decimals()'),
        answers('SUPPLY', 'totalSupply()'),
        answers('SUPPLY', 'balanceOf(address)', 'LAUNCHER'),
      ],
    },
    {
      says: 'A transfer moves its amount, and nobody sends more than they have.',
      lines: [
        does('LAUNCHER', 'transfer(address,uint256)', 'BOB', 5),
        answers(5, 'balanceOf(address)', 'BOB'),
        answers('SUPPLY - 5', 'balanceOf(address)', 'LAUNCHER'),
        cannot('BOB', 'transfer(address,uint256)', 'LAUNCHER', 6),
        cannot('LAUNCHER', 'transfer(address,uint256)', 'address(0)', 1),
        answers('SUPPLY', 'totalSupply()'),
      ],
    },
    {
      says: 'Nobody spends more than a holder allowed.',
      lines: [
        cannot('BOB', 'transferFrom(address,address,uint256)', 'LAUNCHER', 'BOB', 1),
        does('LAUNCHER', 'approve(address,uint256)', 'BOB', 5),
        does('BOB', 'transferFrom(address,address,uint256)', 'LAUNCHER', 'CAROL', 3),
        answers(3, 'balanceOf(address)', 'CAROL'),
        cannot('BOB', 'transferFrom(address,address,uint256)', 'LAUNCHER', 'BOB', 3),
      ],
    },
  ],
}
