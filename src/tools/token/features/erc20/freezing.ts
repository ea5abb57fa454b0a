import { endOf, guard, holderOf } from '#tools/token/features/access.ts'
import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, cannot, does, holderIn } from '#tools/token/features/trial.ts'
import { zeroAddress } from './restrictions.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** A part of a balance can be held back. */
    freezable: boolean
  }
}

const send = 'transfer(address,uint256)'
const freeze = 'freeze(address,uint256)'

/** Amounts that an account cannot send: a part of its balance, or all of it. */
export const freezing: Feature<Erc20Options> = {
  option: {
    name: 'freezable',
    rare: true,
    label: 'Freeze amounts',
    on: 'The holder of this power can hold back part or all of anyone’s balance.',
    off: 'No part of a balance can be held back.',
  },
  sign: 'frozen(address)',
  isHeld: true,
  solidity: (options) => ({
    notice: 'Part of a balance can be frozen. It then stays where it is.',
    state: [
      '/// @notice How much of a balance cannot move, in the smallest unit. It may be more than the balance.',
      'mapping(address account => uint256) public frozen;',
      '',
    ],
    events: [
      '/// @notice The frozen amount of an account changed.',
      'event Frozen(address indexed account, uint256 amount);',
    ],
    errors: [
      ...zeroAddress,
      '',
      '/// @notice A part of the balance is frozen: only `available` can move.',
      'error Token_Frozen(address account, uint256 amount, uint256 available);',
    ],
    beforeUpdate: [
      'if (frozen[from] != 0 && value > available(from)) revert Token_Frozen(from, value, available(from));',
    ],
    functions: [
      [
        '/// @notice How much an account can send, in the smallest unit.',
        'function available(address account) public view returns (uint256) {',
        '    uint256 balance = balanceOf(account);',
        '    return balance > frozen[account] ? balance - frozen[account] : 0;',
        '}',
      ],
      [
        '/// @notice Sets how much of a balance cannot move.',
        '/// @param account The account; not the zero address.',
        '/// @param amount The frozen amount, in the smallest unit; zero releases all.',
        `function freeze(address account, uint256 amount) external ${guard(options, 'restrict')} {`,
        '    if (account == address(0)) revert Token_ZeroAddress();',
        '    frozen[account] = amount;',
        '    emit Frozen(account, amount);',
        '}',
      ],
    ],
  }),
  powers: (options) => [
    {
      who: holderOf(options, 'restrict'),
      can: 'freeze part or all of any balance, and release it',
      until: `${endOf(options)}; frozen amounts then stay frozen`,
      functions: ['freeze'],
    },
  ],
  risks: () => [{ level: 'warn', text: 'What is frozen cannot be sold until it is released.' }],
  trials: (options) => [
    {
      says: 'What is frozen never moves until it is released.',
      lines: [
        does('LAUNCHER', send, 'BOB', 9),
        cannot('STRANGER', freeze, 'BOB', 5),
        cannot(holderIn(options, 'restrict'), freeze, 'address(0)', 1),
        does(holderIn(options, 'restrict'), freeze, 'BOB', 5),
        answers(5, 'frozen(address)', 'BOB'),
        answers(4, 'available(address)', 'BOB'),
        cannot('BOB', send, 'CAROL', 5),
        does('BOB', send, 'CAROL', 4),
        cannot('BOB', send, 'CAROL', 1),
        does('LAUNCHER', send, 'BOB', 1),
        does('BOB', send, 'CAROL', 1),
        does(holderIn(options, 'restrict'), freeze, 'BOB', 0),
        does('BOB', send, 'CAROL', 5),
        answers(10, 'balanceOf(address)', 'CAROL'),
      ],
    },
  ],
}
