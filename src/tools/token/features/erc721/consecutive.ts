import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc721Options } from '#tools/token/features/options.ts'
import { answers, does, numberOf } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc721Options {
    /** The first pieces are created in one batch by the launch (ERC-2309). */
    consecutive: boolean
  }
}

/** The most pieces of a batch: what OpenZeppelin allows, since indexers read no more from one event. */
export const largestBatch = 5000n

/** The first pieces, created by the launch in one event (ERC-2309, `ERC721Consecutive` of OpenZeppelin). */
export const consecutive: Feature<Erc721Options> = {
  option: {
    name: 'consecutive',
    rare: true,
    label: 'Batch at the launch',
    on: 'The launch creates the first pieces together, for one account and at the price of a few transfers.',
    off: 'The launch creates no pieces.',
  },
  sign: 'firstBatch()',
  solidity: ({ capped }) => ({
    notice: 'The first tokens are created by the launch, in one batch (ERC-2309).',
    imports: ['token/ERC721/extensions/ERC721Consecutive'],
    bases: ['ERC721Consecutive'],
    parameters: [{ field: 'batch', type: 'Batch', doc: 'How many tokens the launch creates, and for whom.' }],
    types: [
      '/// @notice The tokens that the launch creates.',
      '/// @param count How many, from 1 to 5000.',
      '/// @param receiver Who receives them; not the zero address.',
      'struct Batch {',
      '    uint256 count;',
      '    address receiver;',
      '}',
      '',
    ],
    state: ['/// @notice How many tokens the launch created.', 'uint256 public immutable firstBatch;', ''],
    errors: [
      '/// @notice At least one token has to be created.',
      'error Token_NothingToMint();',
      '',
      '/// @notice The batch is larger than `largest`.',
      'error Token_BatchTooLarge(uint256 count, uint256 largest);',
    ],
    checks: [
      'if (batch_.count == 0) revert Token_NothingToMint();',
      'if (batch_.count > _maxBatchSize()) revert Token_BatchTooLarge(batch_.count, _maxBatchSize());',
      ...(capped ? ['if (batch_.count > maxSupply_) revert Token_BeyondMaxSupply(batch_.count, maxSupply_);'] : []),
    ],
    setup: ['firstBatch = batch_.count;', 'lastTokenId = batch_.count;'],
    mints: ['_mintConsecutive(batch_.receiver, uint96(batch_.count));'],
    functions: [
      [
        '/// @dev Tokens are numbered from one.',
        'function _firstConsecutiveId() internal pure override returns (uint96) {',
        '    return 1;',
        '}',
      ],
      [
        '/// @dev The holder of a token, tokens of the batch included.',
        'function _ownerOf(uint256 tokenId) internal view override(ERC721, ERC721Consecutive) returns (address) {',
        '    return super._ownerOf(tokenId);',
        '}',
      ],
    ],
    overrides: { _update: ['ERC721Consecutive'] },
  }),
  trials: () => [
    {
      says: 'The launch creates the batch, and its receiver holds every piece.',
      lines: [
        answers(2, 'firstBatch()'),
        answers(2, 'balanceOf(address)', 'LAUNCHER'),
        answers(numberOf('LAUNCHER'), 'ownerOf(uint256)', 1),
        answers(numberOf('LAUNCHER'), 'ownerOf(uint256)', 2),
        does('LAUNCHER', 'transferFrom(address,address,uint256)', 'LAUNCHER', 'CAROL', 1),
        answers(numberOf('CAROL'), 'ownerOf(uint256)', 1),
        answers(1, 'balanceOf(address)', 'LAUNCHER'),
      ],
    },
  ],
}
