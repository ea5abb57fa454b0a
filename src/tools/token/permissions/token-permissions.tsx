import { useState } from 'react'
import type { Address as Account } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readOwner } from '#core/text/read-owner.ts'
import { Address } from '#seals/components/address.tsx'
import { AdminActionForm } from '#tools/plan/admin-action-form.tsx'
import { useAdminAction } from '#tools/plan/use-admin-action.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { heldCallsOf } from '#tools/token/powers/held-calls.ts'
import type { PowerCall } from '#tools/token/powers/power-calls.ts'
import { PowerFields } from '#tools/token/powers/power-fields.tsx'
import type { TokenUnit } from '#tools/token/powers/power-words.ts'
import { readPower, type Typed } from '#tools/token/powers/read-power.ts'
import { readUnit } from '#tools/token/powers/read-unit.ts'
import { TimelockPanel } from '#tools/token/timelock/timelock-panel.tsx'
import { AccountField } from '#ui/components/account-field.tsx'
import { LineField } from '#ui/components/line-field.tsx'
import { useKeptState } from '#ui/loading/use-kept-state.ts'
import type { Connected } from '#wallet/account/follow-account.ts'
import { isAccount, readHeld, type HeldPermissions } from './held-permissions.ts'
import { adminActionsOf, endedBy, namesAccount, adminActions, type AdminAction } from './admin-actions.ts'

/** A token whose code is the variant of these options, looked at by an account. */
type Held = { token: Account; options: TokenOptions; account: Connected }

/** Uses the powers over a token, hands them over or ends them, as far as the connected account holds any. */
export function TokenPermissions({ token, options, account }: Held) {
  const known = useRead(`${token} ${account.address}`, async () => {
    const [held, unit] = await Promise.all([
      readHeld(pageRpc(), { address: token, options, account: account.address }),
      readUnit(pageRpc(), { token, options }),
    ])
    return { held, unit }
  })
  const { held, unit } = known.value ?? {}
  return (
    <div className="creator-held">
      <output>{known.at === 'reading' && 'Asking the token who holds its powers.'}</output>
      <ChainTrouble known={known} />
      {held && <HeldNow {...{ held, options }} account={account.address} />}
      {options.delayed && <TimelockPanel {...{ token, options, account }} />}
      {held && unit && <AdminActions {...{ unit, held }} account={account.address} />}
    </div>
  )
}

type Now = { held: HeldPermissions; options: TokenOptions; account: Account }

function HeldNow({ held: { owner, pendingOwner, paused, roles }, options: { delayed, pausable }, account }: Now) {
  const given = owner !== undefined && BigInt(owner) === 0n
  return (
    <>
      {given && <p>The ownership was given up. No account has the powers of an owner, and no account can get them.</p>}
      {owner && !given && (
        <p>
          {isAccount(owner, account) ? 'The owner is the connected account:' : 'The owner is'} <Address value={owner} />
        </p>
      )}
      {pendingOwner && (
        <p>
          The ownership is offered. This account has to accept it here: <Address value={pendingOwner} />
        </p>
      )}
      {/* Behind a delay the timelock has the roles, and the connected account speaks to it below. */}
      {!owner && !(delayed && roles.length === 0) && (
        <p>Roles of the connected account: {roles.join(', ') || 'none'}.</p>
      )}
      {pausable && (
        <p className={`creator-state ${paused ? 'creator-stop' : 'creator-notice'}`}>
          {paused
            ? 'It is paused. Nobody can give a power up before it goes on.'
            : 'It is not paused: transfers go on.'}
        </p>
      )}
    </>
  )
}

/** What a holder types to confirm that they give something up permanently. */
const confirmation = 'give up'

type AdminActionsProps = { unit: TokenUnit; held: HeldPermissions; account: Account }

/** Everything that the account can do with its powers, of which one is chosen: each use of one first, then the powers themselves. */
function AdminActions({ unit, held, account }: AdminActionsProps) {
  const { token, options } = unit
  const about = `powers ${token} of ${account}`
  const [typed, setTyped] = useKeptState<Typed>(`${about} typed`, {})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { run, ...state } = useAdminAction({ account, contracts: [token] })
  const calls = new Map(heldCallsOf(options, held, account).map((call) => [call.signature, call]))
  const actions = adminActionsOf(held, account)
  if (calls.size + actions.length === 0) return null
  const labels = [...calls].map(([signature, { label }]) => [signature, label!] as const)

  async function usePower(call: PowerCall) {
    const read = readPower(call, typed, unit)
    setErrors('errors' in read ? read.errors : {})
    if ('errors' in read) return
    const sent = await run(async () => {
      const { runPower } = await import('#tools/token/powers/run-power.ts')
      return runPower(read.call, account, unit)
    })
    if (sent) setTyped({})
  }

  async function change(action: AdminAction) {
    const text = (typed[action] ?? '').trim()
    if (endedBy(action, options).length > 0 && text.toLowerCase() !== confirmation)
      return `Type “${confirmation}” to say that you mean it.`
    const other = namesAccount(action) ? otherIn(text, { token, account }) : undefined
    if (other && !other.startsWith('0x')) return other
    const sent = await run(async () => {
      const { runAdminAction } = await import('./run-admin-action.ts')
      return runAdminAction(action, { token, options, account, ...(other && { other: other as Account }) })
    })
    if (sent) setTyped({})
  }

  return (
    <AdminActionForm
      about={about}
      actions={[...calls.keys(), ...actions]}
      names={{ ...adminActions, ...Object.fromEntries(labels) } as Record<string, string>}
      state={state}
      submit={async (name) => {
        const call = calls.get(name)
        return call ? await usePower(call) : await change(name as AdminAction)
      }}
    >
      {(name) => {
        const call = calls.get(name)
        if (call) return <PowerFields {...{ call, unit, typed, errors }} change={setTyped} />
        const action = name as AdminAction
        return (
          <ActionField
            {...{ action, options }}
            typed={typed[action] ?? ''}
            type={(text) => setTyped({ ...typed, [action]: text })}
          />
        )
      }}
    </AdminActionForm>
  )
}

type Field = { action: AdminAction; options: TokenOptions; typed: string; type: (text: string) => void }

function ActionField({ action, options, typed, type }: Field) {
  const ended = endedBy(action, options)
  const field = { value: typed, onChange: ({ target }: { target: { value: string } }) => type(target.value) }
  if (namesAccount(action))
    return (
      <AccountField
        {...field}
        label="The other account"
        placeholder="0x…"
        hint={
          action === 'offer'
            ? 'It has to accept. Until then everything stays as it is, and you can take the offer back.'
            : 'It becomes an admin immediately, and can take roles from everyone, you included.'
        }
      />
    )
  if (ended.length === 0) return null
  return (
    <>
      <p>{action === 'renounce' ? 'Nobody can ever again:' : 'This account can no longer:'}</p>
      <ul className="marks">
        {ended.map((can) => (
          <li key={can}>{can}</li>
        ))}
      </ul>
      <LineField
        {...field}
        label={`Type “${confirmation}” to confirm`}
        hint={
          action === 'renounce'
            ? 'There is no way back, for you and for us.'
            : action === 'leaveAdmin'
              ? 'If no other admin is left, no role can ever be given or taken again.'
              : 'Only an admin can give the role back.'
        }
      />
    </>
  )
}

/** The account that was typed, or the sentence that says why it cannot be. */
function otherIn(text: string, { token, account }: { token: Account; account: Account }): string {
  if (!text) return 'Name the account.'
  if (/^0x0{40}$/i.test(text)) return 'The zero address belongs to no account. To have no owner, give the power up.'
  const read = readOwner(text)
  const same = (other: Account) => read.toLowerCase() === other.toLowerCase()
  if (same(token)) return 'The token itself can do nothing with its powers. Name another account.'
  return same(account) ? 'That is the connected account. Name another one.' : read
}
