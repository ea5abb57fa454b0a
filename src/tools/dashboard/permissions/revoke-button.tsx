import type { Address } from 'viem'
import { AdminActionButton } from '#tools/plan/admin-action-button.tsx'
import { sendCall } from '#tools/plan/send-call.ts'
import { useAdminAction } from '#tools/plan/use-admin-action.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import { permissionName, type HeldPermission } from './held-permission.ts'
import { callOf, endedBy, revokeContracts } from './revoke-plan.ts'

type RevokeButtonProps = { permission: HeldPermission; account: Address }

/** Ends one permission with the wallet of the account that gave it. */
export function RevokeButton({ permission, account }: RevokeButtonProps) {
  const step = [endedBy(permission)]
  const call = callOf(step)
  const { run, ...state } = useAdminAction({ account, contracts: [call.to] })

  async function press() {
    await run(async () => {
      const description = `Permission ended: ${permissionName(permission)}`
      const sent = await sendCall({ from: account, call, contracts: revokeContracts, description, stops: actionStops })
      return sent.at === 'sent' ? undefined : sent.why
    })
  }

  return (
    <AdminActionButton state={state} press={press} quiet label={`Revoke: ${permissionName(permission)}`}>
      Revoke
    </AdminActionButton>
  )
}
