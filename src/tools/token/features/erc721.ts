import { endOf, guard, holderOf } from './access.ts'
import type { Feature } from './feature.ts'
import type { Erc721Options } from './options.ts'
import { burnWords } from './shared-words.ts'
import { answers, answersText, cannot, does, firstPiece, holderIn, numberOf } from './trial.ts'

declare module './options.ts' {
  interface Erc721Options {
    /** There are never more pieces than a number fixed at the launch. */
    capped: boolean
    /** Holders can destroy what they hold. */
    burnable: boolean
  }
}

/** The body of the function that creates tokens. */
const creation = ({ capped }: Erc721Options) => [
  '    if (count == 0) revert Token_NothingToMint();',
  '    first = lastTokenId + 1;',
  ...(capped
    ? ['    if (count > maxSupply - lastTokenId) revert Token_BeyondMaxSupply(count, maxSupply - lastTokenId);']
    : []),
  '    uint256 last = lastTokenId + count;',
  '    lastTokenId = last;',
  '    for (uint256 tokenId = first; tokenId <= last; ++tokenId) {',
  '        _safeMint(to, tokenId);',
  '    }',
  '}',
]

/** What every ERC-721 collection has: tokens numbered from one, and metadata at a fixed address. */
export const erc721Base: Feature<Erc721Options> = {
  sign: 'lastTokenId()',
  isHeld: true,
  solidity: (options) => ({
    notice: options.reveal
      ? 'An ERC-721 collection, numbered from one. The metadata changes once, when it is revealed.'
      : 'An ERC-721 collection, numbered from one. The address of the metadata never changes.',
    imports: ['token/ERC721/ERC721'],
    bases: ['ERC721'],
    calls: ['ERC721(name_, symbol_)'],
    parameters: [
      { field: 'name', type: 'string', doc: 'The name of the collection.' },
      { field: 'symbol', type: 'string', doc: 'Its symbol.' },
      {
        field: 'uri',
        type: 'string',
        doc: options.reveal
          ? 'The address of the metadata of every token until the reveal.'
          : 'The address of the metadata, to which the number of a token is added.',
      },
    ],
    state: [
      '/// @notice The number of the token that was created last; zero before the first.',
      'uint256 public lastTokenId;',
      '',
      'string private _uri;',
      '',
    ],
    errors: ['/// @notice At least one token has to be created.', 'error Token_NothingToMint();'],
    setup: ['_uri = uri_;'],
    functions: [
      [
        '/// @notice Creates the next tokens.',
        '/// @param to Who receives them. A contract has to accept each by `onERC721Received`.',
        '/// @param count How many tokens, at least one.',
        '/// @return first The number of the first new token.',
        `function mint(address to, uint256 count) external ${guard(options, 'mint')} returns (uint256 first) {`,
        ...(options.sale ? ['    first = _mintNext(to, count);', '}'] : creation(options)),
      ],
      ...(options.sale
        ? [
            [
              '/// @dev Creates the next tokens, for `mint` and for buyers.',
              'function _mintNext(address to, uint256 count) private returns (uint256 first) {',
              ...creation(options),
            ],
          ]
        : []),
      ['function _baseURI() internal view override returns (string memory) {', '    return _uri;', '}'],
    ],
    overrides: { supportsInterface: [] },
  }),
  powers: (options) => [
    {
      who: 'holder',
      can: 'send tokens, and allow others to send them',
      functions: ['approve', 'setApprovalForAll', 'transferFrom', 'safeTransferFrom'],
    },
    {
      who: holderOf(options, 'mint'),
      can: options.capped ? 'create tokens up to the largest number' : 'create any number of tokens',
      until: options.capped ? `the largest number is reached, or ${endOf(options)}` : endOf(options),
      functions: ['mint'],
    },
  ],
  risks: ({ capped }) => [
    ...(capped
      ? []
      : [
          {
            level: 'warn',
            text: 'The collection has no largest number, so the rarity of a token can change at any time.',
          } as const,
        ]),
    {
      level: 'note',
      text: 'The metadata is not on the chain. A token shows what the address of its metadata answers.',
    },
  ],
  trials: (options) => {
    const minter = holderIn(options, 'mint')
    const first = firstPiece(options)
    return [
      {
        says: 'Pieces are numbered from one, and only the account with the power creates them.',
        lines: [
          does(minter, 'mint(address,uint256)', 'BOB', 2),
          answers(numberOf('BOB'), 'ownerOf(uint256)', first),
          answers(2, 'balanceOf(address)', 'BOB'),
          answers(first + 1, 'lastTokenId()'),
          answersText(`ipfs://bafy/${options.reveal ? '' : first + 1}`, 'tokenURI(uint256)', first + 1),
          cannot('STRANGER', 'mint(address,uint256)', 'STRANGER', 1),
          cannot(minter, 'mint(address,uint256)', 'BOB', 0),
          cannot(minter, 'mint(address,uint256)', 'TOKEN', 1),
        ],
      },
      {
        says: 'Only its holder sends a piece.',
        lines: [
          does(minter, 'mint(address,uint256)', 'BOB', 1),
          cannot('STRANGER', 'transferFrom(address,address,uint256)', 'BOB', 'STRANGER', first),
          does('BOB', 'transferFrom(address,address,uint256)', 'BOB', 'CAROL', first),
          answers(numberOf('CAROL'), 'ownerOf(uint256)', first),
          cannot('BOB', 'transferFrom(address,address,uint256)', 'CAROL', 'BOB', first),
        ],
      },
    ]
  },
}

/** A largest number of tokens, counting burned ones. */
export const erc721Cap: Feature<Erc721Options> = {
  option: {
    name: 'capped',
    start: true,
    label: 'Largest number',
    on: 'There can never be more pieces than a number you fix now.',
    off: 'More pieces can always be created.',
  },
  sign: 'maxSupply()',
  solidity: () => ({
    notice: 'No more than `maxSupply` are ever created.',
    parameters: [{ field: 'maxSupply', type: 'uint256', doc: 'The most tokens that are ever created; not zero.' }],
    state: [
      '/// @notice The most tokens that are ever created, burned ones included.',
      'uint256 public immutable maxSupply;',
      '',
    ],
    errors: [
      '/// @notice The largest number must be greater than zero.',
      'error Token_NoSupply();',
      '',
      '/// @notice The collection has fewer tokens left.',
      'error Token_BeyondMaxSupply(uint256 count, uint256 left);',
    ],
    checks: ['if (maxSupply_ == 0) revert Token_NoSupply();'],
    setup: ['maxSupply = maxSupply_;'],
  }),
  trials: (options) => [
    {
      says: 'There are never more pieces than the largest number.',
      lines: [
        answers(5, 'maxSupply()'),
        cannot(holderIn(options, 'mint'), 'mint(address,uint256)', 'BOB', 7 - firstPiece(options)),
        does(holderIn(options, 'mint'), 'mint(address,uint256)', 'BOB', 6 - firstPiece(options)),
        cannot(holderIn(options, 'mint'), 'mint(address,uint256)', 'BOB', 1),
      ],
    },
  ],
}

/** Holders destroy what they hold; the number is not used again. */
export const erc721Burn: Feature<Erc721Options> = {
  option: { name: 'burnable', ...burnWords },
  sign: 'burn(uint256)',
  solidity: () => ({
    notice: 'Holders can destroy what they hold.',
    imports: ['token/ERC721/extensions/ERC721Burnable'],
    bases: ['ERC721Burnable'],
  }),
  powers: () => [{ who: 'holder', can: 'destroy their own tokens, and those they may send', functions: ['burn'] }],
  trials: (options) => [
    {
      says: 'Only its holder destroys a piece.',
      lines: [
        does(holderIn(options, 'mint'), 'mint(address,uint256)', 'BOB', 2),
        cannot('STRANGER', 'burn(uint256)', firstPiece(options)),
        does('BOB', 'burn(uint256)', firstPiece(options)),
        answers(1, 'balanceOf(address)', 'BOB'),
        cannot('BOB', 'transferFrom(address,address,uint256)', 'BOB', 'CAROL', firstPiece(options)),
      ],
    },
  ],
}
