import type { Address } from 'viem'
import type { GrantToken } from '#tools/grants/contract/read-account.ts'
import type { Grant } from '#tools/grants/contract/read-grants.ts'
import { AdminActionForm } from '#tools/plan/admin-action-form.tsx'
import { useKeptState } from '#ui/loading/use-kept-state.ts'
import { actionNames, actionsOf, type ActionName } from './action-choices.ts'
import { ActionFields, actionOf, type ActionTyped } from './action-fields.tsx'
import { useGrantAction } from './use-grant-action.ts'

type GrantActionsProps = { grant: Grant; token: GrantToken; account: Address; now: number }

const nothing: ActionTyped = { amount: '', account: '', when: '' }

/** Everything an account can do with a grant, the next thing first; nothing where there is none. */
export function GrantActions({ grant, token, account, now }: GrantActionsProps) {
  const about = `grant ${grant.id} of ${account}`
  const [typed, setTyped] = useKeptState(`${about} typed`, nothing)
  const { run, ...state } = useGrantAction({ token, account })
  const actions = actionsOf(grant, { account, now, solvent: token.held >= token.owed })
  const around = { grant, token, account, now }
  if (actions.length === 0) return null

  async function submit(does: ActionName) {
    const action = actionOf(does, typed, around)
    if (typeof action === 'string') return action
    if (await run(action, actionNames[does])) setTyped(nothing)
  }

  return (
    <AdminActionForm about={about} actions={actions} names={actionNames} state={state} submit={submit}>
      {(does) => <ActionFields does={does} typed={typed} change={setTyped} {...around} />}
    </AdminActionForm>
  )
}
