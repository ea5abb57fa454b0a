import { endOf, guard, holderOf } from '#tools/token/features/access.ts'
import { permit } from '#tools/token/features/erc20/signatures.ts'
import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc4626Options } from '#tools/token/features/options.ts'
import { answers, cannot, does, holderIn, senderOf } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc4626Options {
    /** Deposits can be stopped and resumed. Withdrawals cannot. */
    pausable: boolean
    /** An allowance of shares can be given by a signature (ERC-2612). */
    permit: boolean
  }
}

const depositCall = 'deposit(uint256,address)'

/** Stops and resumes deposits. Withdrawals and transfers of shares always work. */
export const depositPause: Feature<Erc4626Options> = {
  option: {
    name: 'pausable',
    label: 'Pause deposits',
    on: 'The holder of this power can stop new deposits. Everyone can withdraw at any time.',
    off: 'Nobody can ever stop a deposit.',
  },
  sign: 'paused()',
  isHeld: true,
  solidity: (options) => ({
    notice: 'Deposits can be stopped and resumed, withdrawals cannot.',
    imports: ['utils/Pausable'],
    bases: ['Pausable'],
    functions: [
      [
        '/// @notice Stops deposits. Withdrawals go on.',
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
  }),
  powers: (options) => [
    {
      who: holderOf(options, 'pause'),
      can: 'stop deposits for any time, and resume them',
      until: endOf(options),
      functions: ['pause', 'unpause'],
    },
  ],
  risks: () => [
    { level: 'note', text: 'While deposits are stopped, shares can only be bought from those who hold them.' },
  ],
  trials: (options) => [
    {
      says: 'A pause stops deposits and never a withdrawal, and an account that can lift it cannot leave.',
      lines: [
        '_gives(BOB, 100);',
        does('BOB', depositCall, 50, 'BOB'),
        cannot('STRANGER', 'pause()'),
        does(holderIn(options, 'pause'), 'pause()'),
        answers(0, 'maxDeposit(address)', 'BOB'),
        answers(0, 'maxMint(address)', 'BOB'),
        cannot('BOB', depositCall, 50, 'BOB'),
        cannot('BOB', 'mint(uint256,address)', '50e6', 'BOB'),
        does('BOB', 'transfer(address,uint256)', 'CAROL', '10e6'),
        does('BOB', 'withdraw(uint256,address,address)', 40, 'BOB', 'BOB'),
        options.access === 'ownable'
          ? cannot('OWNER', 'renounceOwnership()')
          : cannot('PAUSER', 'renounceRole(bytes32,address)', 'keccak256("PAUSER_ROLE")', senderOf(options, 'PAUSER')),
        cannot('STRANGER', 'unpause()'),
        does(holderIn(options, 'pause'), 'unpause()'),
        does('BOB', depositCall, 50, 'BOB'),
      ],
    },
  ],
}

/** Allowances of shares by signature (ERC-2612). */
export const sharePermit: Feature<Erc4626Options> = {
  ...(permit as unknown as Feature<Erc4626Options>),
  trials: (options) =>
    (permit as unknown as Feature<Erc4626Options>).trials!(options).map(({ says, lines: [, ...rest] }) => ({
      says,
      lines: ['_gives(BOB, 9);', does('BOB', depositCall, 9, 'SIGNER'), ...rest],
    })),
}
