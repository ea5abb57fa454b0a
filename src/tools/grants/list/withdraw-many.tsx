import type { Address } from 'viem'
import { amountText } from '#chain/tokens/amount-text.ts'
import { withdrawableOf } from '#tools/grants/contract/grant-state.ts'
import type { GrantToken } from '#tools/grants/contract/read-account.ts'
import type { Grant } from '#tools/grants/contract/read-grants.ts'
import { AdminActionButton } from '#tools/plan/admin-action-button.tsx'
import { useGrantAction } from './use-grant-action.ts'

/** Grants that are withdrawn with one transaction: far below what it may use. */
const most = 200

type WithdrawManyProps = { grants: readonly Grant[]; token: GrantToken; account: Address; now: number }

/** Withdraws what has vested of all grants of one token at once; nothing where fewer than two have something. */
export function WithdrawMany({ grants, token, account, now }: WithdrawManyProps) {
  const { run, ...state } = useGrantAction({ token, account })
  const ready = grants.filter((grant) => withdrawableOf(grant, now) > 0n).slice(0, most)
  if (ready.length < 2 || token.held < token.owed) return null
  const sum = ready.reduce((all, grant) => all + withdrawableOf(grant, now), 0n)
  const ids = ready.map(({ id }) => id)
  return (
    <AdminActionButton
      state={state}
      press={() => run({ does: 'withdrawMany', ids, to: account }, 'Withdraw what has vested')}
    >
      Withdraw {amountText(sum, token)} from {ready.length} grants
    </AdminActionButton>
  )
}
