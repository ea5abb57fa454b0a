import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc1155Options } from '#tools/token/features/options.ts'
import {
  fixPhases,
  proceedsWithdrawn,
  saleAnswers,
  saleDemands,
  saleErrors,
  saleSetup,
  saleState,
} from '#tools/token/features/sale-pieces.ts'
import { answers, cannot, does, holderIn } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc1155Options {
    /** Anyone buys pieces of editions, in phases that are fixed at the launch. */
    sale: boolean
  }
}

/** The most editions that one contract sells. */
export const mostEditions = 10_000n

/** The most pieces of an edition. */
export const mostPieces = 1_000_000_000n

const buy = 'buy(uint256,uint256,uint256,bytes32[])'
const mint = 'mint(address,uint256,uint256,bytes)'
const noProof = 'new bytes32[](0)'

/** A sale of numbered editions in phases. Their number and size, prices, times, limits, lists and the receiver of the proceeds are fixed at the launch. */
export const editionSale: Feature<Erc1155Options> = {
  option: {
    name: 'sale',
    rare: true,
    label: 'Public sale',
    on: 'Anyone buys pieces of a fixed number of editions at a price you fix now. No edition gets larger, and times, limits and the receiver of the proceeds can never change.',
    off: 'The contract sells nothing.',
  },
  sign: 'editionCount()',
  solidity: () => ({
    notice: 'Anyone can buy pieces of numbered editions, in phases that are fixed at the launch.',
    ...saleSetup,
    parameters: [
      { field: 'editions', type: 'Editions', doc: 'How many editions are sold, and how many pieces each has at most.' },
      ...saleSetup.parameters,
    ],
    types: [
      '/// @notice The editions on sale, which are numbered from one. The launch fixes them.',
      `/// @param count From 1 to ${mostEditions} editions.`,
      '/// @param size The most pieces of each that can exist at a time, at least one.',
      'struct Editions {',
      '    uint256 count;',
      '    uint256 size;',
      '}',
      '',
      ...saleSetup.types,
    ],
    state: [
      '/// @notice How many editions are sold, numbered from one.',
      'uint256 public immutable editionCount;',
      '',
      '/// @notice The most pieces of each edition on sale.',
      'uint256 public immutable editionSize;',
      '',
      ...saleState,
    ],
    events: [
      '/// @notice An account bought pieces of an edition, and paid this price in all, in wei.',
      'event Bought(address indexed account, uint256 indexed phase, uint256 indexed id, uint256 count, uint256 paid);',
      '',
      ...proceedsWithdrawn,
    ],
    errors: [
      ...saleErrors,
      '',
      '/// @notice The number of editions is out of range, or editions have no pieces.',
      'error Token_EditionsOutOfBounds(uint256 count, uint256 size);',
      '',
      '/// @notice This edition is not on sale.',
      'error Token_NoSuchEdition(uint256 id);',
      '',
      '/// @notice The edition would have more pieces than its size.',
      'error Token_BeyondEdition(uint256 id, uint256 size);',
      '',
      '/// @notice At least one piece has to be created.',
      'error Token_NothingToMint();',
    ],
    checks: [
      `if (editions_.count == 0 || editions_.count > ${mostEditions} || editions_.size == 0) {`,
      '    revert Token_EditionsOutOfBounds(editions_.count, editions_.size);',
      '}',
      ...saleSetup.checks,
    ],
    setup: ['editionCount = editions_.count;', 'editionSize = editions_.size;', ...saleSetup.setup],
    functions: [
      fixPhases,
      [
        '/// @notice Buys pieces of an edition for the caller. The payment must be the exact price.',
        '/// @param phase The number of an open phase, from zero.',
        '/// @param id The number of the edition, from one.',
        '/// @param count How many pieces, at least one.',
        '/// @param proof The Merkle proof of the caller in a phase with a list; otherwise empty.',
        'function buy(uint256 phase, uint256 id, uint256 count, bytes32[] calldata proof) external payable {',
        '    if (id == 0 || id > editionCount) revert Token_NoSuchEdition(id);',
        '    if (count == 0) revert Token_NothingToMint();',
        ...saleDemands,
        '    bought[phase][msg.sender] += count;',
        '    emit Bought(msg.sender, phase, id, count, price);',
        '    _mint(msg.sender, id, count, "");',
        '}',
      ],
      ...saleAnswers,
    ],
    afterUpdate: [
      'if (from != address(0)) return;',
      'for (uint256 i = 0; i < ids.length; ++i) {',
      '    uint256 id = ids[i];',
      '    bool isOnSale = id != 0 && id <= editionCount;',
      '    if (isOnSale && totalSupply(id) > editionSize) revert Token_BeyondEdition(id, editionSize);',
      '}',
    ],
  }),
  powers: () => [
    {
      who: 'anyone',
      can: 'buy pieces of the editions on sale while a phase is open, up to the size of each',
      functions: ['buy'],
    },
    {
      who: 'anyone',
      can: 'send the proceeds to their receiver, who is fixed',
      functions: ['withdrawProceeds'],
    },
  ],
  risks: ({ burnable }) => [
    { level: 'note', text: 'Pieces can also be created without paying, by the account that has that power.' },
    { level: 'note', text: 'A limit for each account does not stop a person who has several.' },
    ...(burnable
      ? [{ level: 'note', text: 'A piece that is destroyed makes room for another one of its edition.' } as const]
      : []),
  ],
  trials: (options) => {
    const minter = holderIn(options, 'mint')
    return [
      {
        says: 'Pieces are bought in an open phase, up to the limit of the account, and at no other price.',
        lines: [
          answers(4, 'phaseCount()'),
          does('BOB', buy, 0, 1, 1, noProof),
          answers(1, 'balanceOf(address,uint256)', 'BOB', 1),
          cannot('BOB', buy, 0, 2, 2, noProof),
          does('BOB', buy, 0, 2, 1, noProof),
          cannot('BOB', buy, 0, 1, 1, noProof),
          cannot('BOB', buy, 0, 1, 0, noProof),
          answers(2, 'bought(uint256,address)', 0, 'BOB'),
          cannot('CAROL', buy, 1, 1, 1, noProof),
          cannot('CAROL', buy, 3, 1, 1, noProof),
          cannot('CAROL', buy, 4, 1, 1, noProof),
        ],
      },
      {
        says: 'Only editions on sale are bought, and none gets larger than its size.',
        lines: [
          cannot('BOB', buy, 0, 0, 1, noProof),
          cannot('BOB', buy, 0, 4, 1, noProof),
          does('BOB', buy, 0, 3, 2, noProof),
          cannot(minter, mint, 'BOB', 3, 98, 'bytes("")'),
          does(minter, mint, 'BOB', 3, 97, 'bytes("")'),
          cannot('CAROL', buy, 0, 3, 1, noProof),
          does(minter, mint, 'BOB', 4, 9, 'bytes("")'),
        ],
      },
      {
        says: 'In a phase with a list, only accounts on it buy.',
        lines: [
          cannot('CAROL', buy, 2, 1, 1, noProof),
          does('BOB', buy, 2, 1, 1, noProof),
          cannot('BOB', buy, 2, 1, 1, noProof),
          answers('uint160(PLAIN)', 'proceeds()'),
          does('STRANGER', 'withdrawProceeds()'),
        ],
      },
    ]
  },
}
