import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc721Options } from '#tools/token/features/options.ts'
import { answers, answersText, cannot, does, firstPiece, holderIn } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc721Options {
    /** The metadata is committed to at the launch, and shown later. */
    reveal: boolean
  }
}

const showCall = 'reveal(string,bytes32)'
const shown = ['"ipfs://shown/"', 'bytes32(uint256(7))'] as const

/**
 * Metadata that is fixed at the launch by a hash, and shown later: then only what was committed to is taken. No account has a power in
 * it; see docs/decisions/192.
 */
export const reveal: Feature<Erc721Options> = {
  option: {
    name: 'reveal',
    rare: true,
    label: 'Reveal',
    on: 'Every piece shows the same until you reveal the metadata. What will be revealed is fixed now, by its hash.',
    off: 'Every piece shows its metadata from the start.',
  },
  sign: 'commitment()',
  solidity: () => ({
    notice: 'All tokens look the same until the metadata behind `commitment` is revealed.',
    parameters: [
      {
        field: 'commitment',
        type: 'bytes32',
        doc: 'keccak256(abi.encode(uri, salt)) of what `reveal` will accept; not zero.',
      },
    ],
    state: [
      '/// @notice The hash of what will be revealed, and its salt.',
      'bytes32 public immutable commitment;',
      '',
      '/// @notice Whether the metadata was revealed.',
      'bool public revealed;',
      '',
    ],
    events: [
      '/// @notice The metadata of these tokens changed (ERC-4906).',
      'event BatchMetadataUpdate(uint256 _fromTokenId, uint256 _toTokenId);',
    ],
    errors: [
      '/// @notice The commitment must not be zero.',
      'error Token_NoCommitment();',
      '',
      '/// @notice The metadata was revealed before.',
      'error Token_AlreadyRevealed();',
      '',
      '/// @notice The address and the salt are not those of the commitment.',
      'error Token_NotTheCommitment();',
    ],
    checks: ['if (commitment_ == 0) revert Token_NoCommitment();'],
    setup: ['commitment = commitment_;'],
    functions: [
      [
        '/// @notice Shows the metadata that was committed to at the launch. Anyone who knows it can call this, once.',
        '/// @param uri_ The address of the metadata, to which the number of a token is added.',
        '/// @param salt The salt that was hashed with the address.',
        'function reveal(string calldata uri_, bytes32 salt) external {',
        '    if (revealed) revert Token_AlreadyRevealed();',
        '    if (keccak256(abi.encode(uri_, salt)) != commitment) revert Token_NotTheCommitment();',
        '    revealed = true;',
        '    _uri = uri_;',
        '    emit BatchMetadataUpdate(1, type(uint256).max);',
        '}',
      ],
      [
        '/// @notice The address of the metadata of a token. Until the reveal, all tokens share one address.',
        'function tokenURI(uint256 tokenId) public view override returns (string memory) {',
        '    if (revealed) return super.tokenURI(tokenId);',
        '    _requireOwned(tokenId);',
        '    return _uri;',
        '}',
      ],
    ],
    interfaces: ['bytes4(0x49064906)'],
  }),
  powers: () => [
    {
      who: 'anyone',
      can: 'reveal the metadata, for those who know what was committed to',
      until: 'it is revealed',
      functions: ['reveal'],
    },
  ],
  risks: () => [
    {
      level: 'warn',
      text: 'The makers of the metadata know before the reveal which numbers are rare, and can buy them. They cannot change the metadata.',
    },
    { level: 'note', text: 'Nothing forces the makers of the metadata to reveal it.' },
  ],
  trials: (options) => {
    const first = firstPiece(options)
    return [
      {
        says: 'Only the metadata that was committed to can be revealed, once.',
        lines: [
          does(holderIn(options, 'mint'), 'mint(address,uint256)', 'BOB', 1),
          answersText('ipfs://bafy/', 'tokenURI(uint256)', first),
          cannot('OWNER', showCall, '"ipfs://other/"', shown[1]),
          cannot('OWNER', showCall, shown[0], 'bytes32(uint256(8))'),
          answers(0, 'revealed()'),
          does('STRANGER', showCall, ...shown),
          answersText(`ipfs://shown/${first}`, 'tokenURI(uint256)', first),
          cannot('STRANGER', showCall, ...shown),
          answers(1, 'supportsInterface(bytes4)', 'bytes4(0x49064906)'),
        ],
      },
    ]
  },
}
