import { endOf, guard, holderOf } from './access.ts'
import type { Feature } from './feature.ts'
import type { Erc1155Options } from './options.ts'
import { burnWords } from './shared-words.ts'
import { answers, answersText, cannot, does, holderIn } from './trial.ts'

declare module './options.ts' {
  interface Erc1155Options {
    /** Holders can destroy what they hold. */
    burnable: boolean
  }
}

const mintCall = 'mint(address,uint256,uint256,bytes)'
const sendCall = 'safeTransferFrom(address,address,uint256,uint256,bytes)'

/** What every ERC-1155 collection has: a counted supply of each token, and metadata at a fixed address. */
export const erc1155Base: Feature<Erc1155Options> = {
  sign: 'mintBatch(address,uint256[],uint256[],bytes)',
  isHeld: true,
  solidity: (options) => ({
    notice: 'An ERC-1155 collection with any number of each token. The address of the metadata never changes.',
    imports: ['token/ERC1155/ERC1155', 'token/ERC1155/extensions/ERC1155Supply'],
    bases: ['ERC1155', 'ERC1155Supply'],
    calls: ['ERC1155(uri_)'],
    parameters: [
      { field: 'name', type: 'string', doc: 'The name of the collection.' },
      { field: 'symbol', type: 'string', doc: 'Its symbol.' },
      {
        field: 'uri',
        type: 'string',
        doc: 'The address of the metadata, with `{id}` in place of the number of a token.',
      },
    ],
    state: [
      '/// @notice The name of the collection.',
      'string public name;',
      '',
      '/// @notice Its symbol.',
      'string public symbol;',
      '',
    ],
    setup: ['name = name_;', 'symbol = symbol_;'],
    functions: [
      [
        '/// @notice Creates tokens of one kind.',
        '/// @param to Who receives them. A contract has to accept them by `onERC1155Received`.',
        '/// @param id The number of the token.',
        '/// @param amount How many to create.',
        '/// @param data Data for a contract that receives them.',
        `function mint(address to, uint256 id, uint256 amount, bytes calldata data) external ${guard(options, 'mint')} {`,
        '    _mint(to, id, amount, data);',
        '}',
      ],
      [
        '/// @notice Creates tokens of several kinds.',
        '/// @param to Who receives them. A contract has to accept them by `onERC1155BatchReceived`.',
        '/// @param ids The numbers of the tokens.',
        '/// @param amounts How many to create of each, in the same order.',
        '/// @param data Data for a contract that receives them.',
        'function mintBatch(address to, uint256[] calldata ids, uint256[] calldata amounts, bytes calldata data)',
        '    external',
        `    ${guard(options, 'mint')}`,
        '{',
        '    _mintBatch(to, ids, amounts, data);',
        '}',
      ],
    ],
    overrides: { _update: ['ERC1155Supply'], supportsInterface: [] },
  }),
  powers: (options) => [
    {
      who: 'holder',
      can: 'send tokens, and allow others to send them',
      functions: ['setApprovalForAll', 'safeTransferFrom', 'safeBatchTransferFrom'],
    },
    {
      who: holderOf(options, 'mint'),
      can: options.sale
        ? 'create pieces without paying: up to the size of each edition on sale, and any number of other tokens'
        : 'create any number of any token',
      until: endOf(options),
      functions: ['mint', 'mintBatch'],
    },
  ],
  risks: ({ sale }) => [
    sale
      ? { level: 'note', text: 'Each edition on sale has a largest size. Other tokens of the collection have none.' }
      : {
          level: 'warn',
          text: 'No token of the collection has a largest number, so its rarity can change at any time.',
        },
    {
      level: 'note',
      text: 'The metadata is not on the chain. A token shows what the address of its metadata answers.',
    },
  ],
  trials: (options) => {
    const minter = holderIn(options, 'mint')
    return [
      {
        says: 'Only the account with the power creates pieces, and their supply is counted.',
        lines: [
          answersText('Gold', 'name()'),
          answersText('ipfs://bafy/', 'uri(uint256)', 1),
          does(minter, mintCall, 'BOB', 1, 9, 'bytes("")'),
          answers(9, 'balanceOf(address,uint256)', 'BOB', 1),
          answers(9, 'totalSupply(uint256)', 1),
          cannot('STRANGER', mintCall, 'STRANGER', 1, 1, 'bytes("")'),
          cannot(minter, mintCall, 'TOKEN', 1, 1, 'bytes("")'),
        ],
      },
      {
        says: 'Only their holder sends pieces.',
        lines: [
          does(minter, mintCall, 'BOB', 1, 9, 'bytes("")'),
          cannot('STRANGER', sendCall, 'BOB', 'STRANGER', 1, 1, 'bytes("")'),
          does('BOB', sendCall, 'BOB', 'CAROL', 1, 4, 'bytes("")'),
          answers(4, 'balanceOf(address,uint256)', 'CAROL', 1),
          cannot('BOB', sendCall, 'BOB', 'CAROL', 1, 6, 'bytes("")'),
        ],
      },
    ]
  },
}

/** Holders destroy what they hold. */
export const erc1155Burn: Feature<Erc1155Options> = {
  option: { name: 'burnable', ...burnWords },
  sign: 'burn(address,uint256,uint256)',
  solidity: () => ({
    notice: 'Holders can destroy what they hold.',
    imports: ['token/ERC1155/extensions/ERC1155Burnable'],
    bases: ['ERC1155Burnable'],
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'destroy their own tokens, and those they may send',
      functions: ['burn', 'burnBatch'],
    },
  ],
  trials: (options) => [
    {
      says: 'Only their holder destroys pieces.',
      lines: [
        does(holderIn(options, 'mint'), mintCall, 'BOB', 1, 9, 'bytes("")'),
        cannot('STRANGER', 'burn(address,uint256,uint256)', 'BOB', 1, 1),
        does('BOB', 'burn(address,uint256,uint256)', 'BOB', 1, 4),
        answers(5, 'totalSupply(uint256)', 1),
      ],
    },
  ],
}
