import { heldPowers, rolesOf } from './access.ts'
import type { Feature } from './feature.ts'
import type { TokenOptions } from './options.ts'
import { answers, cannot, numberOf } from './trial.ts'

declare module './options.ts' {
  interface Erc20Options {
    /** Every power of the owner, or of the roles, waits for a delay. */
    delayed: boolean
  }
  interface Erc721Options {
    /** Every power of the owner, or of the roles, waits for a delay. */
    delayed: boolean
  }
  interface Erc4626Options {
    /** Every power of the owner, or of the roles, waits for a delay. */
    delayed: boolean
  }
  interface Erc1155Options {
    /** Every power of the owner, or of the roles, waits for a delay. */
    delayed: boolean
  }
}

/** The longest delay of a launch, in seconds: written into every contract that has one. */
export const longestDelay = 365n * 24n * 60n * 60n

const longer = 'abi.encodeWithSignature("updateDelay(uint256)", 2 days)'
const offer = 'abi.encodeWithSignature("transferOwnership(address)", BOB)'
const grant = 'abi.encodeWithSignature("grantRole(bytes32,address)", bytes32(0), BOB)'

const without = (because: string) => ({ option: 'delayed', to: false, because })

/** The account that announces at the launch, by its name in the constructor: the owner, or the admin of the roles. */
const announcerOf = ({ access }: TokenOptions) => (access === 'roles' ? 'admin' : 'owner')

/** Puts a TimelockController of OpenZeppelin between the powers and the token: what will be done is on the chain before it happens. */
export const delay: Feature = {
  option: {
    name: 'delayed',
    rare: true,
    label: 'Delay',
    on: 'Every use of a power is announced on the chain, and happens after a delay you choose now.',
    off: 'Powers act immediately.',
    fit: (options) =>
      heldPowers(options).length === 0 ? without('Without powers nothing can be delayed.') : undefined,
  },
  sign: 'timelock()',
  solidity: (options) => {
    const roles = options.access === 'roles'
    return {
      notice: `Every use of ${roles ? 'a role' : 'the power of the owner'} is announced in \`timelock\`, and happens after its delay.`,
      imports: ['governance/TimelockController'],
      calls: roles ? [] : ['Ownable(_timelockOf(owner_, delay_))'],
      parameters: [
        {
          field: 'delay',
          type: 'uint256',
          doc: 'Seconds from the announcement of a power to its use, a year at most.',
        },
      ],
      state: [
        '/// @notice The longest delay of a launch.',
        'uint256 public constant LONGEST_DELAY = 365 days;',
        '',
        '/// @notice The timelock in which every use of a power is announced. It shows the delay and the announcements.',
        'TimelockController public immutable timelock;',
        '',
      ],
      errors: [
        '/// @notice The delay is longer than `longest`.',
        'error Token_DelayTooLong(uint256 delay, uint256 longest);',
      ],
      setup: roles
        ? [
            'timelock = TimelockController(payable(_timelockOf(admin_, delay_)));',
            '_grantRole(DEFAULT_ADMIN_ROLE, address(timelock));',
            ...rolesOf(options).map((role) => `_grantRole(${role}, address(timelock));`),
          ]
        : ['timelock = TimelockController(payable(owner()));'],
      functions: [
        [
          `/// @dev Deploys the timelock that ${roles ? 'has every role' : 'owns this token'}. Only \`account\` announces, cancels and carries out.`,
          'function _timelockOf(address account, uint256 delay) private returns (address) {',
          ...(roles ? [] : ['    if (account == address(0)) revert OwnableInvalidOwner(account);']),
          '    if (delay > LONGEST_DELAY) revert Token_DelayTooLong(delay, LONGEST_DELAY);',
          '    address[] memory accounts = new address[](1);',
          '    accounts[0] = account;',
          '    return address(new TimelockController(delay, accounts, accounts, address(0)));',
          '}',
        ],
      ],
    }
  },
  powers: (options) => [
    {
      who: announcerOf(options),
      can: 'change the delay',
      until: options.access === 'roles' ? 'no account can announce' : 'the owner renounces ownership',
      functions: [],
    },
  ],
  risks: ({ access }) => [
    {
      level: 'note',
      text:
        access === 'roles'
          ? 'The delay applies to every role, and to a change of the delay. An account that is given a role later uses it without a delay: that is announced first.'
          : 'The delay applies to every power of the owner, a change of the delay included. It ends when the ownership passes to another account.',
    },
  ],
  trials: (options) => [
    options.access === 'roles'
      ? {
          says: 'No role acts on the token before the delay is over.',
          lines: [
            answers(1, 'hasRole(bytes32,address)', 'bytes32(0)', 'TIMELOCK'),
            answers(0, 'hasRole(bytes32,address)', 'bytes32(0)', 'ADMIN'),
            ...tooEarly(grant),
            answers(0, 'hasRole(bytes32,address)', 'bytes32(0)', 'BOB'),
            `if (_directly(ADMIN, ${grant})) revert Otherwise();`,
            cannot('STRANGER', 'grantRole(bytes32,address)', 'bytes32(0)', 'STRANGER'),
          ],
        }
      : {
          says: 'Nothing that the owner does to the token happens before its delay is over.',
          lines: [
            answers(numberOf('TIMELOCK'), 'owner()'),
            ...tooEarly(offer),
            answers(0, 'pendingOwner()'),
            `if (_directly(OWNER, ${offer})) revert Otherwise();`,
            cannot('STRANGER', 'transferOwnership(address)', 'STRANGER'),
          ],
        },
  ],
}

/** With a delay of two days, a call is not carried out in the second of its announcement, nor announced for it. */
const tooEarly = (call: string) => [
  `_throughTimelock(TIMELOCK, ${longer}, 0);`,
  `if (_delayed(TOKEN, ${call}, 0)) revert Otherwise();`,
  `if (_delayed(TOKEN, ${call}, 2 days)) revert Otherwise();`,
]
