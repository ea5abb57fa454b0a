import type { Feature } from './feature.ts'
import type { Erc1155Options, Erc721Options } from './options.ts'
import { answers } from './trial.ts'

declare module './options.ts' {
  interface Erc721Options {
    /** A share of every sale is named for markets (ERC-2981). */
    royalties: boolean
  }
  interface Erc1155Options {
    /** A share of every sale is named for markets (ERC-2981). */
    royalties: boolean
  }
}

/** The largest royalty, in hundredths of a percent: written into every contract that has one. */
export const mostRoyalty = 1000n

/** Asks two words of the token and compares both: who is paid, and how much of a price of 10,000. */
const asked = 'abi.encodeWithSignature("royaltyInfo(uint256,uint256)", 1, 10_000)'

/** A royalty that is fixed at the launch. The chain names it; no contract makes a market pay it (`ERC2981` of OpenZeppelin). */
export const royalties: Feature<Erc721Options | Erc1155Options> = {
  option: {
    name: 'royalties',
    rare: true,
    label: 'Royalties',
    on: 'The contract names a share of each later sale and who receives it. Markets may honour it; nothing forces them to.',
    off: 'The contract names no share of later sales.',
  },
  sign: 'royaltyInfo(uint256,uint256)',
  solidity: () => ({
    notice: 'The contract names a royalty that markets may pay (ERC-2981). It can never be changed.',
    imports: ['token/common/ERC2981'],
    bases: ['ERC2981'],
    parameters: [{ field: 'royalty', type: 'Royalty', doc: 'What markets are asked to pay, and to whom.' }],
    types: [
      '/// @notice The share of a price that markets are asked to pay.',
      '/// @param share In hundredths of a percent, from 1 to 1000.',
      '/// @param receiver Who should receive it; not the zero address.',
      'struct Royalty {',
      '    uint256 share;',
      '    address receiver;',
      '}',
      '',
    ],
    errors: [
      '/// @notice The royalty must be more than zero, and a tenth of the price at most.',
      'error Token_RoyaltyOutOfBounds(uint256 royalty, uint256 most);',
    ],
    checks: [
      'if (royalty_.share == 0 || royalty_.share > 1000) revert Token_RoyaltyOutOfBounds(royalty_.share, 1000);',
    ],
    setup: ['_setDefaultRoyalty(royalty_.receiver, uint96(royalty_.share));'],
    overrides: { supportsInterface: ['ERC2981'] },
  }),
  risks: () => [{ level: 'note', text: 'The royalty is a request: each market decides whether it pays it.' }],
  trials: () => [
    {
      says: 'The royalty is what the launch gave.',
      lines: [
        `(address royaltyTo, uint256 due) = abi.decode(_asks(${asked}), (address, uint256));`,
        'if (royaltyTo != CAROL || due != 750) revert Otherwise();',
        answers(1, 'supportsInterface(bytes4)', 'bytes4(0x2a55205a)'),
      ],
    },
  ],
}
