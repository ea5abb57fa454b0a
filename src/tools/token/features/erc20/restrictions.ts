import { endOf, guard, holderOf } from '#tools/token/features/access.ts'
import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, cannot, does, holderIn } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** Single accounts can be stopped from sending and receiving. */
    blockList: boolean
    /** Only accounts on a list can send and receive. */
    allowList: boolean
  }
}

const send = 'transfer(address,uint256)'

/** The error of powers over an account, for the address that is none. */
export const zeroAddress = [
  '/// @notice The zero address is not an account: tokens are created from it and destroyed to it.',
  'error Token_ZeroAddress();',
]

/** A block list: accounts on it can neither send nor receive. */
export const blockList: Feature<Erc20Options> = {
  option: {
    name: 'blockList',
    rare: true,
    label: 'Block list',
    on: 'The holder of this power can stop single accounts from sending and receiving.',
    off: 'No single account can be stopped.',
    fit: (options) =>
      options.allowList
        ? {
            option: 'blockList',
            to: false,
            because: 'An allow list stops everyone who is not on it already: a block list would add nothing.',
          }
        : undefined,
  },
  sign: 'isBlocked(address)',
  isHeld: true,
  solidity: (options) => ({
    notice: 'Single accounts can be blocked: they neither send nor receive.',
    state: [
      '/// @notice Whether an account is blocked: it can neither send nor receive.',
      'mapping(address account => bool) public isBlocked;',
      '',
    ],
    events: [
      '/// @notice An account can neither send nor receive from now on.',
      'event Blocked(address indexed account);',
      '',
      '/// @notice An account can send and receive again.',
      'event Unblocked(address indexed account);',
    ],
    errors: [
      ...zeroAddress,
      '',
      '/// @notice A blocked account neither sends nor receives.',
      'error Token_Blocked(address account);',
    ],
    beforeUpdate: ['if (isBlocked[from]) revert Token_Blocked(from);', 'if (isBlocked[to]) revert Token_Blocked(to);'],
    functions: [
      [
        '/// @notice Stops an account from sending and receiving. What it holds stays there.',
        '/// @param account The account; not the zero address.',
        `function blockAccount(address account) external ${guard(options, 'restrict')} {`,
        '    if (account == address(0)) revert Token_ZeroAddress();',
        '    isBlocked[account] = true;',
        '    emit Blocked(account);',
        '}',
      ],
      [
        '/// @notice Lets a blocked account send and receive again.',
        '/// @param account The account.',
        `function unblockAccount(address account) external ${guard(options, 'restrict')} {`,
        '    isBlocked[account] = false;',
        '    emit Unblocked(account);',
        '}',
      ],
    ],
  }),
  powers: (options) => [
    {
      who: holderOf(options, 'restrict'),
      can: 'block any account, which then neither sends nor receives, and unblock it',
      until: `${endOf(options)}; blocked accounts then stay blocked`,
      functions: ['blockAccount', 'unblockAccount'],
    },
  ],
  risks: () => [{ level: 'warn', text: 'A blocked account keeps its tokens but cannot sell them.' }],
  trials: (options) => [
    {
      says: 'A blocked account neither sends nor receives until it is unblocked.',
      lines: [
        does('LAUNCHER', send, 'BOB', 9),
        cannot('STRANGER', 'blockAccount(address)', 'BOB'),
        cannot(holderIn(options, 'restrict'), 'blockAccount(address)', 'address(0)'),
        does(holderIn(options, 'restrict'), 'blockAccount(address)', 'BOB'),
        answers(1, 'isBlocked(address)', 'BOB'),
        cannot('BOB', send, 'CAROL', 1),
        cannot('LAUNCHER', send, 'BOB', 1),
        does('LAUNCHER', send, 'CAROL', 1),
        cannot('STRANGER', 'unblockAccount(address)', 'BOB'),
        does(holderIn(options, 'restrict'), 'unblockAccount(address)', 'BOB'),
        does('BOB', send, 'CAROL', 9),
        answers(10, 'balanceOf(address)', 'CAROL'),
      ],
    },
  ],
}

/** An allow list: only accounts on it can send and receive. */
export const allowList: Feature<Erc20Options> = {
  option: {
    name: 'allowList',
    rare: true,
    label: 'Allow list',
    on: 'Only accounts that the holder of this power allows can send and receive.',
    off: 'Every account can hold it.',
  },
  sign: 'isAllowed(address)',
  isHeld: true,
  solidity: (options) => ({
    notice: 'Only accounts on a list can send and receive.',
    state: [
      '/// @notice Whether an account is allowed to send and receive.',
      'mapping(address account => bool) public isAllowed;',
      '',
    ],
    events: [
      '/// @notice An account can send and receive from now on.',
      'event Allowed(address indexed account);',
      '',
      '/// @notice An account can no longer send or receive.',
      'event Disallowed(address indexed account);',
    ],
    errors: ['/// @notice Only allowed accounts send and receive.', 'error Token_NotAllowed(address account);'],
    setup: ['isAllowed[receiver_] = true;', 'emit Allowed(receiver_);'],
    beforeUpdate: [
      'if (from != address(0) && !isAllowed[from]) revert Token_NotAllowed(from);',
      'if (to != address(0) && !isAllowed[to]) revert Token_NotAllowed(to);',
    ],
    functions: [
      [
        '/// @notice Lets an account send and receive.',
        '/// @param account The account.',
        `function allowAccount(address account) external ${guard(options, 'restrict')} {`,
        '    isAllowed[account] = true;',
        '    emit Allowed(account);',
        '}',
      ],
      [
        '/// @notice Takes an account off the list. What it holds stays there.',
        '/// @param account The account.',
        `function disallowAccount(address account) external ${guard(options, 'restrict')} {`,
        '    isAllowed[account] = false;',
        '    emit Disallowed(account);',
        '}',
      ],
    ],
  }),
  powers: (options) => [
    {
      who: holderOf(options, 'restrict'),
      can: 'allow accounts to send and receive, and take that back',
      until: `${endOf(options)}; then the list stays as it is`,
      functions: ['allowAccount', 'disallowAccount'],
    },
  ],
  risks: () => [
    {
      level: 'warn',
      text: 'Only allowed accounts can hold it. One that is taken off the list keeps its tokens but cannot sell them.',
    },
    { level: 'note', text: 'A pool, an exchange or a lock has to be allowed before tokens can be sent there.' },
  ],
  prepare: (options) =>
    ['BOB', 'CAROL', 'STRANGER', 'SIGNER', 'PLAIN'].map((one) =>
      does(holderIn(options, 'restrict'), 'allowAccount(address)', one),
    ),
  trials: (options) => [
    {
      says: 'Only allowed accounts send and receive.',
      lines: [
        answers(1, 'isAllowed(address)', 'LAUNCHER'),
        does('LAUNCHER', send, 'BOB', 9),
        cannot('STRANGER', 'disallowAccount(address)', 'BOB'),
        does(holderIn(options, 'restrict'), 'disallowAccount(address)', 'BOB'),
        cannot('BOB', send, 'CAROL', 1),
        cannot('LAUNCHER', send, 'BOB', 1),
        cannot('STRANGER', 'allowAccount(address)', 'BOB'),
        cannot('LAUNCHER', send, 'TOKEN', 1),
        does(holderIn(options, 'restrict'), 'allowAccount(address)', 'BOB'),
        does('BOB', send, 'CAROL', 9),
        answers(9, 'balanceOf(address)', 'CAROL'),
      ],
    },
  ],
}
