import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, cannot, does } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** Anyone can create tokens that are destroyed in the same transaction (ERC-3156). */
    flashMint: boolean
  }
}

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

const loanCall = 'flashLoan(address,address,uint256,bytes)'

const without = (because: string) => ({ option: 'flashMint', to: false, because })

/** Tokens that exist for one transaction, without a fee (ERC-3156). */
export const flashMint: Feature<Erc20Options> = {
  option: {
    name: 'flashMint',
    short: 'flash',
    label: 'Flash mint',
    on: 'Anyone can create any amount that is destroyed in the same transaction.',
    off: 'The supply is the same at every step of a transaction.',
    fit: (options) => {
      if (options.votes) return without('Tokens that exist for one transaction could vote: choose votes or flash mint.')
      if (options.limits)
        return without('Limits would stop flash-minted tokens from moving: choose limits or flash mint.')
      return undefined
    },
  },
  sign: loanCall,
  solidity: (options) => ({
    notice: 'Anyone can borrow tokens that exist for one transaction only.',
    imports: ['token/ERC20/extensions/ERC20FlashMint'],
    bases: ['ERC20FlashMint'],
    functions: largestLoan(options),
  }),
  powers: () => [
    {
      who: 'anyone',
      can: 'create tokens that are destroyed in the same transaction, without a fee',
      functions: ['flashLoan'],
    },
  ],
  risks: () => [
    {
      level: 'warn',
      text: 'For one transaction anyone can hold more than the whole supply. This can deceive a contract that reads balances or the supply as a price, a share or a vote.',
    },
  ],
  trials: ({ capped }) => [
    {
      says: 'A flash loan is destroyed in the same transaction, or refused.',
      lines: [
        `uint256 most = ${capped ? 'CAP' : 'type(uint256).max'} - SUPPLY;`,
        answers('most', 'maxFlashLoan(address)', 'TOKEN'),
        answers(0, 'maxFlashLoan(address)', 'BOB'),
        does('BOB', loanCall, 'BOB', 'TOKEN', 'most', 'bytes("")'),
        answers('SUPPLY', 'totalSupply()'),
        answers(0, 'balanceOf(address)', 'BOB'),
        cannot('BOB', loanCall, 'BOB', 'TOKEN', 'most + 1', 'bytes("")'),
        cannot('BOB', loanCall, 'BOB', 'TOKEN', 1, 'bytes("kept")'),
      ],
    },
  ],
}
