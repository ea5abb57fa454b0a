import type { WalletState } from '#wallet/connection/wallet-state.ts'
import { t } from '#wallet/locale/words.ts'
import { ChainMark } from '#wallet/parts/chain-mark.tsx'
import { intoView } from '#wallet/parts/into-view.ts'
import { WalletDialog } from '#wallet/parts/wallet-dialog.tsx'

export type ChainWindowProps = {
  chains: readonly { id: number; name: string; icon: { seed: string; glyph: string } }[]
  /** The chain the wallet is on, whether the site works there or not. */
  current: number
  /** The name of the wallet. */
  wallet?: string
  /** The change under way, or how it ended: without a failure, the visitor said no. */
  switching?: WalletState['switching']
  onSwitch: (chainId: number) => void
  onAdd: (chainId: number) => void
  onDisconnect: () => void
  onClose: () => void
}

/** 'Switch Networks': which chain the wallet is on, and the way to another. It stays open when a change fails. */
export function ChainWindow({
  chains,
  current,
  wallet,
  switching,
  onSwitch,
  onAdd,
  onDisconnect,
  onClose,
}: ChainWindowProps) {
  const supported = chains.some(({ id }) => id === current)
  const asked = switching?.asking && !switching.silent ? switching.chainId : undefined
  const { failure } = switching ?? {}
  const facts = { wallet: wallet ?? t('yourWallet') }
  const status = asked ? t('confirmInWallet') : undefined
  return (
    <WalletDialog name="wallet-chain" title={t('switchNetworks')} shape="narrow" status={status} onClose={onClose}>
      <div className="wallet-body">
        {!supported && <p className="wallet-warning">{t('wrongNetworkDetected')}</p>}
        <ul className="wallet-rows">
          {chains.map(({ id, name, icon }) => (
            <li key={id}>
              <button
                type="button"
                className="wallet-row"
                id={rowOf(id)}
                aria-current={id === current ? 'true' : undefined}
                aria-disabled={id === current || id === asked || undefined}
                onClick={() => id !== current && id !== asked && onSwitch(id)}
              >
                <ChainMark icon={icon} size={28} />
                <span className="wallet-row-name">{name}</span>
                {id === current && <RowState state="connected" />}
                {id === asked && <RowState state="confirmInWallet" />}
              </button>
            </li>
          ))}
          {!supported && (
            <li>
              <button type="button" className="wallet-row wallet-row-disconnect" onClick={onDisconnect}>
                <span className="wallet-row-name">{t('disconnect')}</span>
              </button>
            </li>
          )}
        </ul>
        {switching?.silent && (
          <div className="wallet-failure" role="alert" ref={intoView}>
            <p>{t('noAnswerYet', facts)}</p>
            <p className="soft">{t('noAnswerYetText', facts)}</p>
          </div>
        )}
        {switching && !switching.asking && (
          <div className="wallet-failure" role="alert" ref={intoView}>
            <p>{failure?.message ?? t('switchRefused')}</p>
            {failure?.remedy && <p className="soft">{failure.remedy}</p>}
            {failure?.action === 'add-chain' ? (
              <button type="button" className="button" onClick={() => tryAgain(onAdd, switching.chainId)}>
                {t('actionAddChain')}
              </button>
            ) : (
              failure?.action !== 'none' && (
                <button
                  type="button"
                  className="button wallet-action"
                  onClick={() => tryAgain(onSwitch, switching.chainId)}
                >
                  {t('retry')}
                </button>
              )
            )}
          </div>
        )}
      </div>
    </WalletDialog>
  )
}

/** The button below a failure goes with it: the row of the network keeps the focus. */
function tryAgain(press: (chainId: number) => void, chainId: number): void {
  press(chainId)
  document.getElementById(rowOf(chainId))?.focus()
}

const rowOf = (chainId: number) => `wallet-chain-${chainId}`

/** A word with a dot: filled where one is, hollow where one is going. */
function RowState({ state }: { state: 'connected' | 'confirmInWallet' }) {
  return (
    <span className="wallet-row-state">
      <svg width="9" height="9" viewBox="0 0 9 9" aria-hidden="true">
        <circle
          cx="4.5"
          cy="4.5"
          r="3.5"
          stroke="currentColor"
          fill={state === 'connected' ? 'currentColor' : 'none'}
        />
      </svg>
      {t(state)}
    </span>
  )
}
