import type { Address as Account } from 'viem'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { AdminActionForm } from '#tools/plan/admin-action-form.tsx'
import { useAdminAction } from '#tools/plan/use-admin-action.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { useKeptState } from '#ui/loading/use-kept-state.ts'
import type { Connected } from '#wallet/account/follow-account.ts'
import { readPosition, type Position } from './read-vault.ts'
import { readAction, vaultActions, vaultActionsOf, type VaultAction } from './vault-actions.ts'

/** What the connected account has in a vault, and its deposits and withdrawals. */
export function VaultPanel({ vault, account: { address: account } }: { vault: Account; account: Connected }) {
  const known = useRead(`vault ${vault} ${account}`, () => readPosition(pageRpc(), vault, account))
  const { value: position } = known
  return (
    <section className="creator-held" aria-label="Your deposits">
      <output>{known.at === 'reading' && 'Asking the vault what this account has.'}</output>
      <ChainTrouble known={known} />
      {position && <Deposits position={position} account={account} />}
    </section>
  )
}

function Deposits({ position, account }: { position: Position; account: Account }) {
  const { vault, asset, worth, stopped } = position
  const about = `vault ${vault} of ${account}`
  const [typed, setTyped] = useKeptState(`${about} typed`, '')
  const { run, ...state } = useAdminAction({ account, contracts: [vault, asset.address] })
  const actions = vaultActionsOf(position)
  const inWords = (amount: bigint) => `${exactAmount(amount, asset.decimals)} ${asset.symbol}`

  async function submit(action: VaultAction) {
    const read = readAction(action, typed.trim(), { ...position, account })
    if ('error' in read) return read.error
    const sent = await run(async (going) => {
      const { runVault } = await import('./run-vault.ts')
      return runVault({ action, ...read, account, position }, going)
    })
    if (sent) setTyped('')
  }

  return (
    <>
      <p>
        Your shares are worth <strong>{inWords(worth)}</strong>. The account has {inWords(asset.balance)} beside them.
      </p>
      {stopped && <p className="creator-stop">Deposits are stopped. Withdrawals work.</p>}
      {actions.length > 0 && (
        <AdminActionForm about={about} actions={actions} names={vaultActions} state={state} submit={submit}>
          {(action) =>
            action === 'redeem' ? (
              <p>All shares are destroyed for {inWords(worth)}, or what they are worth by then.</p>
            ) : (
              <LineField
                label={`Amount of ${asset.symbol}`}
                inputMode="decimal"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                hint={
                  action === 'deposit'
                    ? 'Your wallet asks twice: first to approve exactly this amount, then for the deposit. An approval that suffices saves the first.'
                    : undefined
                }
              />
            )
          }
        </AdminActionForm>
      )}
    </>
  )
}
