import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, cannot, does, numberOf } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** One bridge creates and destroys tokens that move between chains (ERC-7802). */
    bridged: boolean
  }
}

const mintCall = 'crosschainMint(address,uint256)'
const burnCall = 'crosschainBurn(address,uint256)'

/** Tokens that move between chains by one bridge, which is named at the launch (ERC-7802). */
export const bridge: Feature<Erc20Options> = {
  option: {
    name: 'bridged',
    rare: true,
    label: 'Cross-chain',
    on: 'One bridge, named now, creates and destroys tokens that move between chains. It can never be changed.',
    off: 'The token stays on this chain.',
  },
  sign: 'bridge()',
  solidity: () => ({
    notice: 'One bridge creates and destroys tokens that move between chains. It can never be changed.',
    imports: ['token/ERC20/extensions/draft-ERC20Bridgeable'],
    bases: ['ERC20Bridgeable'],
    parameters: [
      { field: 'bridge', type: 'address', doc: 'The bridge that moves tokens between chains; not the zero address.' },
    ],
    state: ['/// @notice The bridge that moves tokens between chains.', 'address public immutable bridge;', ''],
    errors: [
      '/// @notice The bridge cannot be the zero address.',
      'error Token_NoBridge();',
      '',
      '/// @notice Only the bridge creates and destroys tokens that move between chains.',
      'error Token_NotTheBridge(address caller);',
    ],
    checks: ['if (bridge_ == address(0)) revert Token_NoBridge();'],
    setup: ['bridge = bridge_;'],
    functions: [
      [
        '/// @dev Allows the bridge only.',
        'function _checkTokenBridge(address caller) internal view override {',
        '    if (caller != bridge) revert Token_NotTheBridge(caller);',
        '}',
      ],
    ],
    overrides: { supportsInterface: ['ERC20Bridgeable'] },
  }),
  powers: ({ capped }) => [
    {
      who: 'bridge',
      can: `create tokens${capped ? ' up to the cap' : ' without an end'}, and destroy those of any holder`,
      functions: ['crosschainMint', 'crosschainBurn'],
    },
  ],
  risks: () => [
    {
      level: 'warn',
      text: 'The bridge can create tokens, and destroy those of any account. This token is as safe as its bridge.',
    },
  ],
  trials: () => [
    {
      says: 'Only the bridge creates and destroys tokens that move between chains.',
      lines: [
        answers(numberOf('BRIDGE'), 'bridge()'),
        cannot('STRANGER', mintCall, 'STRANGER', 1),
        does('BRIDGE', mintCall, 'BOB', 7),
        answers('SUPPLY + 7', 'totalSupply()'),
        cannot('STRANGER', burnCall, 'BOB', 1),
        does('BRIDGE', burnCall, 'BOB', 3),
        answers(4, 'balanceOf(address)', 'BOB'),
        cannot('BRIDGE', burnCall, 'BOB', 5),
        answers(1, 'supportsInterface(bytes4)', 'bytes4(0x33331994)'),
      ],
    },
  ],
}
