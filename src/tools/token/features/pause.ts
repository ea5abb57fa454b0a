import { endOf, guard, holderOf } from './access.ts'
import type { Feature } from './feature.ts'

declare module './options.ts' {
  interface Erc20Options {
    /** All transfers can be stopped and resumed. */
    pausable: boolean
  }
  interface Erc721Options {
    /** All transfers can be stopped and resumed. */
    pausable: boolean
  }
  interface Erc1155Options {
    /** All transfers can be stopped and resumed. */
    pausable: boolean
  }
}

/** Stops and resumes every transfer, creation and destruction of tokens. */
export const pause: Feature = {
  option: {
    name: 'pausable',
    label: 'Pause',
    on: 'Whoever holds the power can stop all transfers: then nobody can sell.',
    off: 'Nobody can ever stop a transfer.',
  },
  sign: 'paused()',
  isHeld: true,
  solidity: (options) => {
    const standard = options.kind.toUpperCase()
    return {
      notice: 'All transfers can be stopped and resumed.',
      imports: [`token/${standard}/extensions/${standard}Pausable`],
      bases: [`${standard}Pausable`],
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
      overrides: { _update: [`${standard}Pausable`] },
    }
  },
  powers: (options) => [
    {
      who: holderOf(options, 'pause'),
      can: 'stop every transfer for any time, and resume it',
      until: endOf(options),
      functions: ['pause', 'unpause'],
    },
  ],
  risks: () => [{ level: 'warn', text: 'While transfers are stopped, nobody can sell.' }],
}
