import type { Feature } from './feature.ts'
import type { Erc20Options } from './options.ts'

/** What is left below the cap, or below the largest number there is; nothing while paused. */
function largestLoan({ capped, pausable }: Erc20Options): readonly (readonly string[])[] {
  if (!capped && !pausable) return []
  const open = pausable ? 'token == address(this) && !paused()' : 'token == address(this)'
  return [
    [
      `/// @notice The largest flash loan${capped ? ': what is left below the cap' : ''}${pausable ? '; none while paused' : ''}.`,
      'function maxFlashLoan(address token) public view override returns (uint256) {',
      `    return ${open} ? ${capped ? 'cap()' : 'type(uint256).max'} - totalSupply() : 0;`,
      '}',
    ],
  ]
}

/** Tokens that exist for one transaction, without a fee (ERC-3156). */
export const flashMint: Feature<Erc20Options> = {
  applies: ({ flashMint: on }) => on,
  solidity: (options) => ({
    notice: 'Anybody can borrow tokens that exist for one transaction only.',
    imports: ['token/ERC20/extensions/ERC20FlashMint'],
    bases: ['ERC20FlashMint'],
    functions: largestLoan(options),
  }),
  powers: () => [
    {
      who: 'anyone',
      can: 'create tokens that are destroyed in the same transaction, without a fee',
      until: 'for ever',
      functions: ['flashLoan'],
    },
  ],
  risks: () => [
    {
      level: 'warn',
      text: 'For one transaction anybody can hold more than the whole supply: a contract that reads balances or the supply as a price, a share or a vote can be deceived.',
    },
  ],
}
