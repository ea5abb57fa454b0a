import { endOf, guard, holderOf } from './access.ts'
import type { Feature } from './feature.ts'
import type { Erc4626Options, Erc6909Options, TokenOptions } from './options.ts'
import { answers, cannot, does, firstPiece, holderIn, senderOf } from './trial.ts'

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

/** A token whose every movement OpenZeppelin’s extension stops. A vault and ERC-6909 have a pause of their own. */
type Movable = Exclude<TokenOptions, Erc4626Options | Erc6909Options>

type Move = Parameters<typeof does>

/** Something of each kind that a pause has to stop, and what has to be there for it. */
function movesOf(options: Movable): { before: string[]; moves: Move[] } {
  const minter = holderIn(options, 'mint')
  if (options.kind === 'erc20') {
    const moves: Move[] = [['LAUNCHER', 'transfer(address,uint256)', 'BOB', 1]]
    if (options.mintable) moves.push([minter, 'mint(address,uint256)', 'BOB', 1])
    if (options.burnable) moves.push(['LAUNCHER', 'burn(uint256)', 1])
    if (options.flashMint)
      moves.push(['BOB', 'flashLoan(address,address,uint256,bytes)', 'BOB', 'TOKEN', 1, 'bytes("")'])
    return { before: [], moves }
  }
  if (options.kind === 'erc721') {
    const mint: Move = [minter, 'mint(address,uint256)', 'BOB', 1]
    return {
      before: [does(...mint)],
      moves: [['BOB', 'transferFrom(address,address,uint256)', 'BOB', 'CAROL', firstPiece(options)], mint],
    }
  }
  const mint: Move = [minter, 'mint(address,uint256,uint256,bytes)', 'BOB', 1, 5, 'bytes("")']
  const send = 'safeTransferFrom(address,address,uint256,uint256,bytes)'
  return { before: [does(...mint)], moves: [['BOB', send, 'BOB', 'CAROL', 1, 2, 'bytes("")'], mint] }
}

/** Stops and resumes every transfer, creation and destruction of tokens. */
export const pause: Feature<Movable> = {
  option: {
    name: 'pausable',
    label: 'Pause',
    on: 'The holder of this power can stop all transfers: then no one can sell.',
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
  trials: (options) => {
    const pauser = holderIn(options, 'pause')
    const { before, moves } = movesOf(options)
    return [
      {
        says: 'A pause stops every movement, and an account that can lift it cannot leave.',
        lines: [
          ...before,
          cannot('STRANGER', 'pause()'),
          does(pauser, 'pause()'),
          answers(1, 'paused()'),
          ...moves.map(([who, signature, ...values]) => cannot(who, signature, ...values)),
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
          ...moves.map(([who, signature, ...values]) => does(who, signature, ...values)),
        ],
      },
    ]
  },
}
