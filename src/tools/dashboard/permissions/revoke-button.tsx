import type { Address } from 'viem'
import { AdminActionButton } from '#tools/plan/admin-action-button.tsx'
import { sendCall } from '#tools/plan/send-call.ts'
import { useAdminAction } from '#tools/plan/use-admin-action.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import { approvalOf, endCall } from '#transactions/approvals/approvals.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { permissionName, type HeldPermission } from './on-chain.ts'

type EndProps = { permission: HeldPermission; account: Address; shown: ShownAccount }

/** Ends a permission with the wallet of the account that gave it; asks for that wallet where it is not connected. */
export function EndPermission({ permission, account, shown }: EndProps) {
  const { token, spender, name } = permission
  const { run, ...state } = useAdminAction({ account, contracts: [token.address] })
  const isOwn = shown.account?.address === account && !shown.account.wrongChain
  const approval = approvalOf(
    { token: token.address, spender, kind: permission.kind, item: permission.kind === 'item' ? permission.item : null },
    { address: spender, name: name ?? '' },
  )

  async function press() {
    if (!isOwn) return shown.connect()
    await run(async () => {
      const sent = await sendCall({
        from: account,
        call: endCall(approval),
        description: `Permission ended: ${permissionName(permission)}`,
        stops: actionStops,
      })
      return sent.at === 'sent' ? undefined : sent.why
    })
  }

  return (
    <AdminActionButton state={state} press={press} quiet label={`End it: ${permissionName(permission)}`}>
      End it
    </AdminActionButton>
  )
}
