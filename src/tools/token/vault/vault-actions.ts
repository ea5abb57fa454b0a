import type { Address } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { exactAmount } from '#core/text/exact-amount.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { parseAmount } from '#tools/token/check/parse-amount.ts'
import type { Position } from './read-vault.ts'
import { vaultAbi } from './vault-abi.ts'

/** What an account can do with a vault, in a few words each. */
export const vaultActions = {
  deposit: 'Deposit',
  withdraw: 'Withdraw an amount',
  redeem: 'Withdraw everything',
} as const

/** One of these actions. */
export type VaultAction = keyof typeof vaultActions

/** The actions that a vault would take from the account now. */
export function vaultActionsOf({ stopped, shares }: Position): VaultAction[] {
  return [...(stopped ? [] : (['deposit'] as const)), ...(shares > 0n ? (['withdraw', 'redeem'] as const) : [])]
}

/** The call of an action, and the approval without which a deposit is refused, of `amount` in the smallest unit of the asset. */
export type VaultCall = { call: Call; approval?: { call: Call; amount: bigint } }

/** Reads the amount that was typed for an action: its call, or the sentence that says what is missing. */
export function readAction(
  action: VaultAction,
  text: string,
  { vault, asset, shares, worth, account }: Position & { account: Address },
): VaultCall | { error: string } {
  if (action === 'redeem') return { call: { to: vault, data: encode('redeem', [shares, account, account]) } }
  const read = parseAmount(text, asset.decimals)
  if ('error' in read) return read
  const { amount } = read
  const most = action === 'deposit' ? asset.balance : worth
  if (amount === 0n) return { error: 'Enter more than 0.' }
  if (amount > most)
    return {
      error: `The account has ${exactAmount(most, asset.decimals)} ${asset.symbol}${action === 'deposit' ? '' : ' in the vault'}.`,
    }
  if (action === 'withdraw') return { call: { to: vault, data: encode('withdraw', [amount, account, account]) } }
  const call = { to: vault, data: encode('deposit', [amount, account]) }
  return { call, approval: { call: { to: asset.address, data: encode('approve', [vault, amount]) }, amount } }
}

function encode(functionName: 'approve' | 'deposit' | 'withdraw' | 'redeem', args: readonly unknown[]) {
  return encodeFunctionData({ abi: vaultAbi, functionName, args } as never)
}
