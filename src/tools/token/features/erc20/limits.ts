import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, cannot, does, numberOf } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** For some days after the launch, wallets and transfers have a largest size. */
    limits: boolean
  }
}

/** The longest the limits can last, in seconds: written into every contract that has them. */
export const longestLimits = 30n * 24n * 60n * 60n

/** A limit is more than this part of the supply: one thousandth. */
export const smallestLimit = 1000n

/** The largest wallet and the largest transfer, for some days after the launch. Nobody can change them or make them last longer. */
export const limits: Feature<Erc20Options> = {
  option: {
    name: 'limits',
    label: 'Launch limits',
    on: 'For at most 30 days wallets and transfers have a largest size. Nobody can change or prolong it.',
    off: 'Anyone can buy and sell any amount from the first block on.',
  },
  sign: 'maxWallet()',
  solidity: () => ({
    notice: 'Until `limitsEnd`, wallets and transfers have a largest size that nobody can change.',
    parameters: [
      {
        field: 'limits',
        type: 'Limits',
        doc: 'The largest wallet and transfer, each more than a thousandth of the supply, for 30 days at most.',
      },
    ],
    types: [
      '/// @notice How much a wallet may hold and a transfer may move, in the smallest unit, and for how many seconds.',
      'struct Limits {',
      '    uint256 maxWallet;',
      '    uint256 maxTransaction;',
      '    uint256 duration;',
      '}',
      '',
    ],
    state: [
      '/// @notice The longest that limits can last.',
      'uint256 public constant LONGEST_LIMITS = 30 days;',
      '',
      '/// @notice The account that received the first supply and opens the market. No limit applies to it.',
      'address public immutable launcher;',
      '',
      '/// @notice The most an account may hold after it received tokens, in the smallest unit.',
      'uint256 public immutable maxWallet;',
      '',
      '/// @notice The most one transfer may move, in the smallest unit.',
      'uint256 public immutable maxTransaction;',
      '',
      '/// @notice When the limits end by themselves, in Unix seconds.',
      'uint256 public immutable limitsEnd;',
      '',
      '/// @notice Contracts the launcher has sent tokens to, such as a pool: they may hold any amount.',
      'mapping(address account => bool) public isMarket;',
      '',
    ],
    errors: [
      '/// @notice Limits must last for some time, and `LONGEST_LIMITS` at most.',
      'error Token_LimitsTooLong(uint256 duration, uint256 longest);',
      '',
      '/// @notice The limit is so small that no one could trade. It must be more than `smallest`.',
      'error Token_LimitTooSmall(uint256 limit, uint256 smallest);',
      '',
      '/// @notice Until `limitsEnd`, an account cannot come to hold more than `maxWallet`.',
      'error Token_WalletLimit(address account, uint256 balance, uint256 maxWallet);',
      '',
      '/// @notice Until `limitsEnd`, a transfer cannot move more than `maxTransaction`.',
      'error Token_TransactionLimit(uint256 amount, uint256 maxTransaction);',
    ],
    checks: [
      'if (limits_.duration == 0 || limits_.duration > LONGEST_LIMITS) {',
      '    revert Token_LimitsTooLong(limits_.duration, LONGEST_LIMITS);',
      '}',
      `uint256 smallest = supply_ / ${smallestLimit};`,
      'if (limits_.maxWallet <= smallest) revert Token_LimitTooSmall(limits_.maxWallet, smallest);',
      'if (limits_.maxTransaction <= smallest) revert Token_LimitTooSmall(limits_.maxTransaction, smallest);',
    ],
    setup: [
      'launcher = receiver_;',
      'maxWallet = limits_.maxWallet;',
      'maxTransaction = limits_.maxTransaction;',
      'limitsEnd = block.timestamp + limits_.duration;',
    ],
    afterUpdate: [
      'if (block.timestamp < limitsEnd && from != address(0) && to != address(0)) _limit(from, to, value);',
    ],
    functions: [
      [
        '/// @dev Reverts if a transfer went beyond a limit. A contract that the launcher sends to becomes a market.',
        'function _limit(address from, address to, uint256 value) private {',
        '    if (from == launcher) {',
        '        if (to.code.length != 0 && !isMarket[to]) isMarket[to] = true;',
        '    } else if (to != launcher) {',
        '        if (value > maxTransaction) revert Token_TransactionLimit(value, maxTransaction);',
        '        uint256 balance = balanceOf(to);',
        '        if (balance > maxWallet && !isMarket[to]) revert Token_WalletLimit(to, balance, maxWallet);',
        '    }',
        '}',
      ],
    ],
  }),
  powers: () => [
    {
      who: 'launcher',
      can: 'send and receive any amount while others are limited; a contract it sends tokens to may hold any amount',
      until: 'the limits end: at the moment written in the contract, 30 days after the launch at the latest',
      functions: [],
    },
  ],
  risks: () => [
    {
      level: 'note',
      text: 'Until the limits end, a large holder has to sell in parts, and a pool that the launcher did not fill can become too full to sell into.',
    },
    { level: 'note', text: 'One person with many wallets is not stopped by limits.' },
  ],
  trials: () => [
    {
      says: 'Until they end, the limits apply to everyone except the launcher and the markets it fills.',
      lines: [
        answers(numberOf('LAUNCHER'), 'launcher()'),
        answers('SUPPLY / 50', 'maxWallet()'),
        answers('SUPPLY / 100', 'maxTransaction()'),
        answers('block.timestamp + 7 days', 'limitsEnd()'),
        // BOB has code, so that what the launcher sends makes it a market.
        does('LAUNCHER', 'transfer(address,uint256)', 'BOB', 'SUPPLY / 10'),
        cannot('BOB', 'transfer(address,uint256)', 'PLAIN', 'SUPPLY / 100 + 1'),
        does('BOB', 'transfer(address,uint256)', 'PLAIN', 'SUPPLY / 100'),
        does('BOB', 'transfer(address,uint256)', 'PLAIN', 'SUPPLY / 100'),
        cannot('BOB', 'transfer(address,uint256)', 'PLAIN', 1),
        does('BOB', 'transfer(address,uint256)', 'LAUNCHER', 'SUPPLY / 20'),
        does('BOB', 'transfer(address,uint256)', 'CAROL', 'SUPPLY / 100'),
        does('CAROL', 'transfer(address,uint256)', 'BOB', 'SUPPLY / 100'),
      ],
    },
  ],
}
