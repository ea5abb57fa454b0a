import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { readContract } from '#chain/read/rpc.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { executeCall, executeInTurn } from '#tools/plan/execute-call.ts'
import { explainer, type ErrorWords } from '#tools/plan/explain-error.ts'
import { simulator } from '#tools/plan/simulate.ts'
import type { ActionGoing, AdminActionEnd } from '#tools/plan/use-admin-action.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import type { Position } from './read-vault.ts'
import { vaultAbi } from './vault-abi.ts'
import { vaultActions, type VaultAction, type VaultCall } from './vault-actions.ts'

const enough = 'The vault holds what the shares are worth; look at the amount again.'

const words: ErrorWords<typeof vaultAbi> = {
  ERC4626ExceededMaxDeposit: () => ['Deposits are stopped now.', 'Wait until they resume. Withdrawals work.'],
  ERC4626ExceededMaxWithdraw: () => ['The shares of this account are worth less than that.', enough],
  ERC4626ExceededMaxRedeem: () => ['This account has fewer shares than that.', enough],
  ERC20InsufficientBalance: () => ['The account has less of the token than that.', 'Enter a smaller amount.'],
  ERC20InsufficientAllowance: () => ['The vault is not allowed to take that much.', 'Allow it first.'],
  Token_NotAllArrived: () => [
    'The token keeps a fee of a transfer, so that not all of a deposit arrives.',
    'The vault does not take deposits of such a token.',
  ],
  Token_NoShares: () => ['This amount is worth less than the smallest share.', 'Deposit more.'],
}

const { explainRevert } = explainer({
  abi: vaultAbi,
  words,
  refused: (why) => ({ message: `The vault or its token refuses this. ${why}`, remedy: 'Look at the amount again.' }),
})

const simulate = simulator({ explainRevert, receivedIn: () => undefined })

type Doing = VaultCall & { action: VaultAction; account: Address; position: Position }

/** Simulates an action, shows it and sends it. A deposit needs an approval first, of exactly the amount. Never rejects. */
export async function runVault(
  { action, call, approval, account, position }: Doing,
  going: ActionGoing,
): Promise<AdminActionEnd> {
  const doing = {
    from: account,
    contracts: (chainId: number) => [knownVault(position, chainId)],
    confirmations: 'chain',
  } as const
  const second = { ...doing, call, description: vaultActions[action] }
  try {
    if (approval && !(await isApproved(approval.amount, position, account))) {
      const first = { ...doing, call: approval.call, description: 'Allow the vault to take a deposit' }
      const waits = 'The approval is on its way into a block. Then your wallet asks for the deposit.'
      const { symbol, decimals } = position.asset
      const next = `The vault may take ${exactAmount(approval.amount, decimals)} ${symbol} now. Press again to deposit.`
      return await executeInTurn(simulate, { first, second, waits, next }, going)
    }
  } catch {
    return actionStops.unanswered
  }
  return executeCall(simulate, second)
}

/** Asks the chain at the press: what a page knows may be of the block before the approval. */
async function isApproved(amount: bigint, { vault, asset }: Position, account: Address): Promise<boolean> {
  const asking = { to: asset.address, abi: vaultAbi, name: 'allowance', args: [account, vault] } as const
  return (await readContract(pageRpc(), asking)) >= amount
}

/** A vault as the sheet reads what is asked of it. */
export function knownVault({ vault, asset }: Position, chainId: number): KnownContract {
  const receiver = { label: 'For', as: 'recipient' } as const
  const owner = { label: 'Whose shares', as: 'party' } as const
  const amount = { as: 'amount', of: () => asset.address } as const
  return {
    chainId,
    address: vault,
    name: 'Vault',
    abi: vaultAbi,
    calls: {
      deposit: {
        intent: 'Deposit in a vault',
        lasting: () => 'You get shares. You can withdraw at any time what they are worth then.',
        fields: { assets: { label: 'Deposited', ...amount }, receiver },
      },
      withdraw: {
        intent: 'Withdraw from a vault',
        lasting: () => 'As many shares are destroyed as the amount is worth now.',
        fields: { assets: { label: 'Withdrawn', ...amount }, receiver, owner },
      },
      redeem: {
        intent: 'Withdraw everything from a vault',
        lasting: () => 'The shares are destroyed, and you receive what they are worth now.',
        fields: { shares: { label: 'Shares', as: 'amount', of: 'this' }, receiver, owner },
      },
    },
  }
}
