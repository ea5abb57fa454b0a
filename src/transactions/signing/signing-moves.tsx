import { isBoundless } from '#core/text/exact-amount.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import type { AssetChange, PermissionChange } from '#transactions/simulate/asset-changes.ts'
import type { Simulation } from '#transactions/simulate/simulate.ts'
import type { WhoIs } from '#transactions/parties/party-proof.ts'
import { amountWords, type Units } from './amount-words.ts'
import { Party } from './party.tsx'

type Succeeding = Extract<Simulation, { at: 'succeeds' }>

type MovesFacts = { units: Units; whoIs: WhoIs }

/** What leaves, what arrives and what may be taken later, as the simulation has it. */
export function SigningMoves({ simulation, units, whoIs }: MovesFacts & { simulation: Succeeding }) {
  const { changes, permissions, complete, created = [] } = simulation
  const leaving = changes.filter(({ amount }) => amount < 0n)
  const arriving = changes.filter(({ amount }) => amount > 0n)
  const none = t(complete ? 'nothing' : 'unknownMoves')
  return (
    <>
      <div className="sign-moves">
        <Moves title={t('leaves')} changes={leaving} sign="−" {...{ units, whoIs, none }} />
        <Moves title={t('arrives')} changes={arriving} sign="+" {...{ units, whoIs, none }} />
      </div>
      {created.length > 0 && (
        <section className="sign-part">
          <h3>{t('createdFor')}</h3>
          <ul className="sign-list">
            {created.map(({ asset, to, amount }) => (
              <li key={`${to} ${assetWords(asset, amount, units)}`}>
                <span className="sign-figure">{assetWords(asset, amount, units)}</span>
                <Party address={to} {...whoIs(to)} small />
              </li>
            ))}
          </ul>
        </section>
      )}
      {permissions.length > 0 && (
        <section className="sign-part">
          <h3>{t('permissions')}</h3>
          <ul className="sign-list">
            {permissions.map((permission) => (
              <li key={`${permission.kind} ${permission.address} ${permission.spender}`}>
                <span className="sign-figure">{permissionWords(permission, units)}</span>
                <Party address={permission.address} {...whoIs(permission.address)} small />
                <span className="soft small">{t('mayTakeBy')}</span>
                <Party address={permission.spender} {...whoIs(permission.spender)} small />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type MovesProps = MovesFacts & { title: string; changes: readonly AssetChange[]; sign: string; none: string }

function Moves({ title, changes, sign, units, whoIs, none }: MovesProps) {
  return (
    <section className="sign-part">
      <h3>{title}</h3>
      {changes.length === 0 && <p className="soft">{none}</p>}
      <ul className="sign-list">
        {changes.map(({ asset, amount }) => (
          <li key={asset.kind === 'native' ? '' : `${asset.address} ${asset.kind === 'item' ? asset.id : ''}`}>
            <span className="sign-figure">
              {sign} {assetWords(asset, amount < 0n ? -amount : amount, units)}
            </span>
            {asset.kind !== 'native' && <Party address={asset.address} {...whoIs(asset.address)} small />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function assetWords(asset: AssetChange['asset'], amount: bigint, units: Units): string {
  if (asset.kind === 'item') {
    const id = String(asset.id)
    return amount === 1n ? t('item', { id }) : t('pieces', { amount: String(amount), id })
  }
  return amountWords(amount, asset.kind === 'native' ? 'native' : asset.address, units)
}

/** What a spender may take, in words. */
export function permissionWords(permission: PermissionChange, units: Units): string {
  if (permission.kind === 'amount') {
    if (permission.amount === 0n) return t('mayTakeNothing')
    if (isBoundless(permission.amount)) return t('mayTakeBoundless')
    return t('mayTakeAmount', { amount: amountWords(permission.amount, permission.address, units) })
  }
  if (!permission.allowed) return t('mayTakeNothing')
  return permission.kind === 'all' ? t('mayTakeAll') : t('mayTakeItem', { id: String(permission.id) })
}
