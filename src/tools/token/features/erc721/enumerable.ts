import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc721Options } from '#tools/token/features/options.ts'
import { answers, cannot, does, firstPiece, holderIn } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc721Options {
    /** Contracts can go through all pieces, and through those of an account. */
    enumerable: boolean
  }
}

/** Lists of all pieces, and of those that each account holds (`ERC721Enumerable` of OpenZeppelin). */
export const enumerable: Feature<Erc721Options> = {
  option: {
    name: 'enumerable',
    rare: true,
    label: 'Lists on the chain',
    on: 'Contracts can go through all pieces, and through those of one account. Each creation and transfer costs more gas.',
    off: 'Lists of pieces are read from the events, as marketplaces do.',
    fit: ({ consecutive }) =>
      consecutive
        ? {
            option: 'enumerable',
            to: false,
            because: 'Pieces of one batch are not written one by one, so lists on the chain cannot have them.',
          }
        : undefined,
  },
  sign: 'tokenByIndex(uint256)',
  solidity: () => ({
    notice: 'All tokens, and those of each account, are listed on the chain.',
    imports: ['token/ERC721/extensions/ERC721Enumerable'],
    bases: ['ERC721Enumerable'],
    functions: [
      [
        '/// @dev Refuses batches, because the lists cannot follow them.',
        'function _increaseBalance(address account, uint128 value) internal override(ERC721, ERC721Enumerable) {',
        '    super._increaseBalance(account, value);',
        '}',
      ],
    ],
    overrides: { _update: ['ERC721Enumerable'], supportsInterface: ['ERC721Enumerable'] },
  }),
  trials: (options) => {
    const first = firstPiece(options)
    return [
      {
        says: 'The lists have every piece, and follow it to its next holder.',
        lines: [
          does(holderIn(options, 'mint'), 'mint(address,uint256)', 'BOB', 2),
          answers(2, 'totalSupply()'),
          answers(first, 'tokenByIndex(uint256)', 0),
          answers(first + 1, 'tokenOfOwnerByIndex(address,uint256)', 'BOB', 1),
          does('BOB', 'transferFrom(address,address,uint256)', 'BOB', 'CAROL', first),
          answers(first + 1, 'tokenOfOwnerByIndex(address,uint256)', 'BOB', 0),
          answers(first, 'tokenOfOwnerByIndex(address,uint256)', 'CAROL', 0),
          cannot('STRANGER', 'mint(address,uint256)', 'STRANGER', 1),
        ],
      },
    ]
  },
}
