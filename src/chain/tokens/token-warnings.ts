import type { Hex } from 'viem'
import { toFunctionSelector } from 'viem/utils'

/** Something about a token that its holders should know before they lock it or rely on a lock. */
export type TokenWarning = keyof typeof warningWords

/** How much it weighs, and what it means. `stop`: it cannot be locked. */
export const warningWords = {
  paused: ['stop', 'Its transfers are paused. Wait until they resume.'],
  lies: ['warn', 'It says that this account owns more than there is. Do not rely on anything it says.'],
  mute: [
    'warn',
    'It does not say its name, symbol or decimals as tokens do. Compare the address with a source you trust.',
  ],
  long: ['warn', 'Its name or symbol is far longer than a name. Compare the address with a source you trust.'],
  hidden: ['warn', 'Its name has signs that cannot be seen, which make one name look like another.'],
  upgrades: [
    'warn',
    'Its code can be replaced: the account that controls this can change every balance, also that of the lock.',
  ],
  delegates: ['warn', 'It runs code of another address, so its powers as listed here may be incomplete.'],
  mints: ['warn', 'It can make new tokens, so that a locked share becomes a smaller share.'],
  rebases: [
    'warn',
    'Its balances seem to change by themselves. A lock keeps the number it was given; growth belongs to no lock.',
  ],
  pauses: ['note', 'It can be paused: then nobody can withdraw until it goes on.'],
  blocks: ['note', 'It can shut out accounts. If it shuts out the lock contract, nobody can withdraw.'],
  limits: ['note', 'It limits wallets or transfers. The lock contract has to be exempt, or the limit high enough.'],
  taxes: ['note', 'It can take a tax. The lock contract has to be exempt, or it receives less than you send.'],
  trades: ['note', 'Its trading can be switched. While it is off, a withdrawal may fail.'],
  roles: ['note', 'It knows roles: accounts beside its owner can have the powers above.'],
  owned: ['note', 'It has an owner, who can use the powers above until they are given up.'],
} as const satisfies Record<string, readonly [weight: 'stop' | 'warn' | 'note', sentence: string]>

/** Functions of tokens whose balances change by themselves. */
const rebasing = [
  'rebase(uint256)',
  'rebase(uint256,int256)',
  'sharesOf(address)',
  'scaledBalanceOf(address)',
  'getPooledEthByShares(uint256)',
  'gonsForBalance(uint256)',
]

/** A copy that runs the code of another contract, as ERC-1167 has it. */
const copy = '363d3d373d3d3d363d73'

/** What a token's code shows beside what the lens has seen. `implementation` is what its ERC-1967 slot holds. */
export function warningsInCode(code: Hex, implementation: Hex | undefined): TokenWarning[] {
  const replaceable = implementation !== undefined && BigInt(implementation) !== 0n
  return [
    ...(replaceable ? (['upgrades'] as const) : []),
    ...(code.startsWith(`0x${copy}`) ? (['delegates'] as const) : []),
    ...(rebasing.some((name) => code.includes(`63${toFunctionSelector(name).slice(2)}`)) ? (['rebases'] as const) : []),
  ]
}
