import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, cannot, does } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** A transfer or an approval can call the contract it is for (ERC-1363). */
    callable: boolean
    /** An allowance can last for one transaction (ERC-7674). */
    temporary: boolean
  }
}

const transferCall = 'transferAndCall(address,uint256)'
const approveCall = 'approveAndCall(address,uint256)'
const temporaryCall = 'temporaryApprove(address,uint256)'

/** Transfers and approvals that call the contract they are for (ERC-1363). */
export const callable: Feature<Erc20Options> = {
  option: {
    name: 'callable',
    rare: true,
    label: 'Transfer and call',
    on: 'A payment can call the contract that receives it, in the same transaction.',
    off: 'A payment to a contract takes an approval and a call.',
  },
  sign: transferCall,
  solidity: () => ({
    notice: 'A transfer or an approval can call the contract it is for.',
    imports: ['token/ERC20/extensions/ERC1363'],
    bases: ['ERC1363'],
    overrides: { supportsInterface: ['ERC1363'] },
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'send or approve, and call the contract it is for',
      functions: ['transferAndCall', 'transferFromAndCall', 'approveAndCall'],
    },
  ],
  trials: () => [
    {
      says: 'A transfer that calls arrives only where it is accepted.',
      lines: [
        does('LAUNCHER', transferCall, 'BOB', 5),
        answers(5, 'balanceOf(address)', 'BOB'),
        cannot('LAUNCHER', transferCall, 'PLAIN', 1),
        answers(0, 'balanceOf(address)', 'PLAIN'),
        does('LAUNCHER', approveCall, 'BOB', 3),
        does('BOB', 'transferFromAndCall(address,address,uint256)', 'LAUNCHER', 'CAROL', 2),
        answers(1, 'allowance(address,address)', 'LAUNCHER', 'BOB'),
        cannot('BOB', 'transferFromAndCall(address,address,uint256)', 'LAUNCHER', 'CAROL', 2),
        answers(1, 'supportsInterface(bytes4)', 'bytes4(0xb0202a11)'),
      ],
    },
  ],
}

/** Allowances that end with the transaction (ERC-7674). */
export const temporary: Feature<Erc20Options> = {
  option: {
    name: 'temporary',
    rare: true,
    label: 'Temporary approval',
    on: 'A contract wallet can allow spending that ends with the transaction.',
    off: 'An allowance lasts until it is used or taken back.',
  },
  sign: temporaryCall,
  // ERC-1363 says again what an ERC-20 token is.
  solidity: ({ callable: isCallable }) => ({
    notice: 'An allowance can end with the transaction.',
    imports: ['token/ERC20/extensions/draft-ERC20TemporaryApproval', ...(isCallable ? ['token/ERC20/IERC20'] : [])],
    bases: ['ERC20TemporaryApproval'],
    functions: [
      [
        '/// @notice What an account may spend for another, allowances for this transaction included.',
        'function allowance(address holder, address spender)',
        '    public',
        '    view',
        `    override(ERC20, ${isCallable ? 'IERC20, ' : ''}ERC20TemporaryApproval)`,
        '    returns (uint256)',
        '{',
        '    return super.allowance(holder, spender);',
        '}',
      ],
      [
        'function _spendAllowance(address holder, address spender, uint256 value)',
        '    internal',
        '    override(ERC20, ERC20TemporaryApproval)',
        '{',
        '    super._spendAllowance(holder, spender, value);',
        '}',
      ],
    ],
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'allow spending for the rest of one transaction',
      functions: ['temporaryApprove'],
    },
  ],
  trials: () => [
    {
      says: 'A temporary approval is spent first, and adds to the lasting one.',
      lines: [
        does('LAUNCHER', 'approve(address,uint256)', 'BOB', 2),
        does('LAUNCHER', temporaryCall, 'BOB', 5),
        answers(7, 'allowance(address,address)', 'LAUNCHER', 'BOB'),
        does('BOB', 'transferFrom(address,address,uint256)', 'LAUNCHER', 'CAROL', 5),
        answers(2, 'allowance(address,address)', 'LAUNCHER', 'BOB'),
        cannot('BOB', 'transferFrom(address,address,uint256)', 'LAUNCHER', 'CAROL', 3),
        cannot('STRANGER', 'transferFrom(address,address,uint256)', 'LAUNCHER', 'STRANGER', 1),
      ],
    },
  ],
}
