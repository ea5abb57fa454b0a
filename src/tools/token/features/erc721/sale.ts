import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc721Options } from '#tools/token/features/options.ts'
import {
  fixPhases,
  proceedsWithdrawn,
  saleAnswers,
  saleDemands,
  saleErrors,
  saleSetup,
  saleState,
} from '#tools/token/features/sale-pieces.ts'
import { answers, cannot, does, firstPiece, numberOf } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc721Options {
    /** Anyone buys pieces in phases that are fixed at the launch. */
    sale: boolean
  }
}

const buy = 'buy(uint256,uint256,bytes32[])'
const noProof = 'new bytes32[](0)'

/** A sale in phases. Price, times, limits, allow lists and the receiver of the proceeds are fixed at the launch. */
export const sale: Feature<Erc721Options> = {
  option: {
    name: 'sale',
    rare: true,
    label: 'Public sale',
    on: 'Anyone buys pieces at a price you fix now. Times, limits and the receiver of the proceeds can never change.',
    off: 'The contract sells nothing.',
  },
  sign: 'phaseCount()',
  solidity: () => ({
    notice: 'Anyone can buy tokens in phases that are fixed at the launch.',
    ...saleSetup,
    state: saleState,
    events: [
      '/// @notice An account bought tokens, and paid this price in all, in wei.',
      'event Bought(address indexed account, uint256 indexed phase, uint256 count, uint256 paid);',
      '',
      ...proceedsWithdrawn,
    ],
    errors: saleErrors,
    functions: [
      fixPhases,
      [
        '/// @notice Buys the next tokens for the caller. The payment must be the exact price.',
        '/// @param phase The number of an open phase, from zero.',
        '/// @param count How many tokens, at least one.',
        '/// @param proof The Merkle proof of the caller in a phase with a list; otherwise empty.',
        '/// @return first The number of the first new token.',
        'function buy(uint256 phase, uint256 count, bytes32[] calldata proof) external payable returns (uint256 first) {',
        ...saleDemands,
        '    bought[phase][msg.sender] += count;',
        '    emit Bought(msg.sender, phase, count, price);',
        '    first = _mintNext(msg.sender, count);',
        '}',
      ],
      ...saleAnswers,
    ],
  }),
  powers: ({ capped }) => [
    {
      who: 'anyone',
      can: `buy pieces while a phase of the sale is open${capped ? ', up to the largest number' : ''}`,
      functions: ['buy'],
    },
    {
      who: 'anyone',
      can: 'send the proceeds to their receiver, who is fixed',
      functions: ['withdrawProceeds'],
    },
  ],
  risks: () => [
    { level: 'note', text: 'Pieces can also be created without paying, by the account that has that power.' },
    { level: 'note', text: 'A limit for each account does not stop a person who has several.' },
  ],
  trials: (options) => {
    const first = firstPiece(options)
    return [
      {
        says: 'Pieces are bought in an open phase, up to the limit of the account, and at no other price.',
        lines: [
          answers(4, 'phaseCount()'),
          does('BOB', buy, 0, 1, noProof),
          answers(numberOf('BOB'), 'ownerOf(uint256)', first),
          cannot('BOB', buy, 0, 2, noProof),
          does('BOB', buy, 0, 1, noProof),
          cannot('BOB', buy, 0, 1, noProof),
          cannot('BOB', buy, 0, 0, noProof),
          answers(2, 'bought(uint256,address)', 0, 'BOB'),
          cannot('CAROL', buy, 1, 1, noProof),
          cannot('CAROL', buy, 3, 1, noProof),
          cannot('CAROL', buy, 4, 1, noProof),
        ],
      },
      {
        says: 'In a phase with a list, only accounts on it buy.',
        lines: [
          cannot('CAROL', buy, 2, 1, noProof),
          does('BOB', buy, 2, 1, noProof),
          cannot('BOB', buy, 2, 1, noProof),
          answers('uint160(PLAIN)', 'proceeds()'),
          does('STRANGER', 'withdrawProceeds()'),
        ],
      },
    ]
  },
}
