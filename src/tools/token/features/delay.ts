import { heldPowers } from './access.ts'
import type { Feature } from './feature.ts'
import { answers, cannot, numberOf } from './trial.ts'

declare module './options.ts' {
  interface Erc20Options {
    /** Every power of the owner waits for a delay. */
    delayed: boolean
  }
  interface Erc721Options {
    /** Every power of the owner waits for a delay. */
    delayed: boolean
  }
  interface Erc1155Options {
    /** Every power of the owner waits for a delay. */
    delayed: boolean
  }
}

/** The longest delay of a launch, in seconds: written into every contract that has one. */
export const longestDelay = 365n * 24n * 60n * 60n

const longer = 'abi.encodeWithSignature("updateDelay(uint256)", 2 days)'
const offer = 'abi.encodeWithSignature("transferOwnership(address)", BOB)'

const without = (because: string) => ({ option: 'delayed', to: false, because })

/** Puts a TimelockController of OpenZeppelin between the owner and the token: what the owner will do is on the chain before it happens. */
export const delay: Feature = {
  option: {
    name: 'delayed',
    rare: true,
    label: 'Delay',
    on: 'Whatever the owner does to the token is announced on the chain, and happens after a delay you choose now.',
    off: 'Powers act immediately.',
    fit: (options) => {
      if (heldPowers(options).length === 0) return without('Without powers nothing can be delayed.')
      if (options.access === 'roles') return without('Roles act immediately: choose one owner for a delay.')
      return undefined
    },
  },
  sign: 'timelock()',
  solidity: () => ({
    notice: 'Whatever the owner does is announced in `timelock`, and happens after its delay.',
    imports: ['governance/TimelockController'],
    calls: ['Ownable(_timelockOf(owner_, delay_))'],
    parameters: [
      { field: 'delay', type: 'uint256', doc: 'Seconds from the announcement of a power to its use, a year at most.' },
    ],
    state: [
      '/// @notice The longest delay of a launch.',
      'uint256 public constant LONGEST_DELAY = 365 days;',
      '',
      '/// @notice Where the owner announces what happens to this token. It tells the delay and what is announced.',
      'TimelockController public immutable timelock;',
      '',
    ],
    errors: [
      '/// @notice So long a delay would be an end of all powers.',
      'error Token_DelayTooLong(uint256 delay, uint256 longest);',
    ],
    setup: ['timelock = TimelockController(payable(owner()));'],
    functions: [
      [
        '/// @dev Deploys the timelock that owns this token. Only `account` announces, cancels and carries out.',
        'function _timelockOf(address account, uint256 delay) private returns (address) {',
        '    if (account == address(0)) revert OwnableInvalidOwner(account);',
        '    if (delay > LONGEST_DELAY) revert Token_DelayTooLong(delay, LONGEST_DELAY);',
        '    address[] memory accounts = new address[](1);',
        '    accounts[0] = account;',
        '    return address(new TimelockController(delay, accounts, accounts, address(0)));',
        '}',
      ],
    ],
  }),
  powers: () => [
    {
      who: 'owner',
      can: 'change the delay',
      until: 'the owner renounces ownership',
      functions: [],
    },
  ],
  risks: () => [
    {
      level: 'note',
      text: 'The delay applies to every power of the owner, a change of the delay included. It ends when the ownership passes to another account.',
    },
  ],
  trials: () => [
    {
      says: 'Nothing that the owner does to the token happens before its delay is over.',
      lines: [
        answers(numberOf('TIMELOCK'), 'owner()'),
        `_throughTimelock(TIMELOCK, ${longer}, 0);`,
        `if (_delayed(TOKEN, ${offer}, 0)) revert Otherwise();`,
        `if (_delayed(TOKEN, ${offer}, 2 days)) revert Otherwise();`,
        answers(0, 'pendingOwner()'),
        cannot('OWNER', 'transferOwnership(address)', 'BOB'),
        cannot('STRANGER', 'transferOwnership(address)', 'STRANGER'),
      ],
    },
  ],
}
