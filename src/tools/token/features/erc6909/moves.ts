import { endOf, guard, holderOf } from '#tools/token/features/access.ts'
import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc6909Options } from '#tools/token/features/options.ts'
import { burnWords } from '#tools/token/features/shared-words.ts'
import { answers, cannot, does, holderIn, senderOf } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc6909Options {
    /** Holders can destroy what they hold. */
    burnable: boolean
    /** All transfers can be stopped and resumed. */
    pausable: boolean
    /** Every power of the owner, or of the roles, waits for a delay. */
    delayed: boolean
  }
}

const burnCall = 'burn(address,uint256,uint256)'
const sendCall = 'transfer(address,uint256,uint256)'

/** Holders destroy what they hold, or were allowed to spend. */
export const erc6909Burn: Feature<Erc6909Options> = {
  option: { name: 'burnable', ...burnWords },
  sign: burnCall,
  solidity: () => ({
    notice: 'Holders can destroy what they hold.',
    functions: [
      [
        '/// @notice Destroys an amount of a token.',
        '/// @param from Whose token it is: the caller, or a holder who allowed the caller.',
        '/// @param id The number of the token.',
        '/// @param amount How much, in the smallest unit.',
        'function burn(address from, uint256 id, uint256 amount) external {',
        '    address caller = _msgSender();',
        '    if (from != caller && !isOperator(from, caller)) _spendAllowance(from, caller, id, amount);',
        '    _burn(from, id, amount);',
        '}',
      ],
    ],
  }),
  powers: () => [{ who: 'holder', can: 'destroy their own tokens, and those they may spend', functions: ['burn'] }],
  trials: () => [
    {
      says: 'Only their holder, and accounts that the holder allowed, destroy tokens.',
      lines: [
        cannot('STRANGER', burnCall, 'LAUNCHER', 1, 1),
        does('LAUNCHER', burnCall, 'LAUNCHER', 1, 4),
        answers('SUPPLY - 4', 'totalSupply(uint256)', 1),
        does('LAUNCHER', 'approve(address,uint256,uint256)', 'BOB', 1, 2),
        does('BOB', burnCall, 'LAUNCHER', 1, 2),
        cannot('BOB', burnCall, 'LAUNCHER', 1, 1),
        answers('SUPPLY - 6', 'totalSupply(uint256)', 1),
      ],
    },
  ],
}

/** Stops and resumes every transfer, creation and destruction. OpenZeppelin has no extension for it. */
export const erc6909Pause: Feature<Erc6909Options> = {
  option: {
    name: 'pausable',
    label: 'Pause',
    on: 'The holder of this power can stop all transfers: then no one can sell.',
    off: 'Nobody can ever stop a transfer.',
  },
  sign: 'paused()',
  isHeld: true,
  solidity: (options) => ({
    notice: 'All transfers can be stopped and resumed.',
    imports: ['utils/Pausable'],
    bases: ['Pausable'],
    functions: [
      [
        '/// @notice Stops every transfer, creation and destruction of tokens.',
        `function pause() external ${guard(options, 'pause')} {`,
        '    _pause();',
        '}',
      ],
      [
        '/// @notice Resumes what `pause` stopped.',
        `function unpause() external ${guard(options, 'pause')} {`,
        '    _unpause();',
        '}',
      ],
    ],
    beforeUpdate: ['_requireNotPaused();'],
  }),
  powers: (options) => [
    {
      who: holderOf(options, 'pause'),
      can: 'stop every transfer for any time, and resume it',
      until: endOf(options),
      functions: ['pause', 'unpause'],
    },
  ],
  risks: () => [{ level: 'warn', text: 'While transfers are stopped, nobody can sell.' }],
  trials: (options) => {
    const pauser = holderIn(options, 'pause')
    const minter = holderIn(options, 'mint')
    return [
      {
        says: 'A pause stops every movement, and an account that can lift it cannot leave.',
        lines: [
          cannot('STRANGER', 'pause()'),
          does(pauser, 'pause()'),
          answers(1, 'paused()'),
          cannot('LAUNCHER', sendCall, 'BOB', 1, 1),
          cannot(minter, 'mint(address,uint256,uint256)', 'BOB', 1, 1),
          ...(options.burnable ? [cannot('LAUNCHER', burnCall, 'LAUNCHER', 1, 1)] : []),
          cannot('STRANGER', 'unpause()'),
          options.access === 'ownable'
            ? cannot('OWNER', 'renounceOwnership()')
            : cannot(
                'PAUSER',
                'renounceRole(bytes32,address)',
                'keccak256("PAUSER_ROLE")',
                senderOf(options, 'PAUSER'),
              ),
          does(pauser, 'unpause()'),
          does('LAUNCHER', sendCall, 'BOB', 1, 1),
          does(minter, 'mint(address,uint256,uint256)', 'BOB', 1, 1),
        ],
      },
    ]
  },
}
