import { isBoundless } from '#core/text/exact-amount.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import type { AssetChange, PermissionChange } from '#transactions/simulate/asset-changes.ts'
import type { Simulation } from '#transactions/simulate/simulate.ts'
import { amountWords, type Units } from './amount-words.ts'
import { Party } from './party.tsx'

type Succeeding = Extract<Simulation, { at: 'succeeds' }>

/** `nameOf` says by which name the visitor knows an address. */
type MovesFacts = { units: Units; nameOf: (address: string) => string | undefined }

/** What leaves, what arrives and what may be taken later, as the simulation has it. */
export function SigningMoves({ simulation, units, nameOf }: MovesFacts & { simulation: Succeeding }) {
  const { changes, permissions, complete } = simulation
  const leaving = changes.filter(({ amount }) => amount < 0n)
  const arriving = changes.filter(({ amount }) => amount > 0n)
  return (
    <>
      <div className="sign-moves">
        <Moves title={t('leaves')} changes={leaving} sign="−" units={units} nameOf={nameOf} none={t('nothing')} />
        <Moves
          title={t('arrives')}
          changes={arriving}
          sign="+"
          units={units}
          nameOf={nameOf}
          none={t(complete ? 'nothing' : 'unknownMoves')}
        />
      </div>
      {permissions.length > 0 && (
        <section className="sign-part">
          <h3>{t('permissions')}</h3>
          <ul className="sign-list">
            {permissions.map((permission) => (
              <li key={`${permission.kind} ${permission.address} ${permission.spender}`}>
                <span className="sign-figure">{permissionWords(permission, units)}</span>
                <Party address={permission.address} name={nameOf(permission.address)} small />
                <span className="soft small">{t('mayTakeBy')}</span>
                <Party address={permission.spender} name={nameOf(permission.spender)} small />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type MovesProps = MovesFacts & { title: string; changes: readonly AssetChange[]; sign: string; none: string }

function Moves({ title, changes, sign, units, nameOf, none }: MovesProps) {
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
            {asset.kind !== 'native' && <Party address={asset.address} name={nameOf(asset.address)} small />}
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
