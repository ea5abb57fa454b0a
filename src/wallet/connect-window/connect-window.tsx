import { useEffect, useRef } from 'react'
import { Icon } from '#ui/components/icon.tsx'
import { LanguageChoice } from '#wallet/locale/language-choice.tsx'
import { t } from '#wallet/locale/words.ts'
import { WalletDialog } from '#wallet/parts/wallet-dialog.tsx'
import { WatchEntry } from '#wallet/watched/watch-entry.tsx'
import { ConnectSheet } from './connect-sheet.tsx'
import { backStep } from './connect-step.ts'
import type { ConnectWindowProps } from './connect-window-props.ts'
import { connectWords } from './connect-words.ts'
import { StepPane } from './step-pane.tsx'
import { stepTitle } from './step-title.ts'
import { WalletList } from './wallet-list.tsx'
import { WalletSearch, WalletSearchEnd } from './wallet-search.tsx'

/** The connect window in each of its nine steps: list and pane beside each other, one at a time, or the sheet of a telephone. */
export function ConnectWindow(props: ConnectWindowProps) {
  const { view, step, request, groups, looking, send, onLook, onWatch, onClose } = props
  const asked = request.at === 'asked' && !request.silent
  const inside = useFocusedHeading(`${step.step} ${step.wallet?.key} ${request.at === 'scan'}`, asked)
  const wide = view.layout === 'wide' && !view.single
  const title = stepTitle(step, request, view)
  const back = backStep(step, view) && (
    <button type="button" className="icon-button wallet-back" onClick={() => send({ type: 'back' })}>
      <Icon name="back" />
      <span className="visually-hidden">{t('back')}</span>
    </button>
  )
  const list = (
    <>
      <WalletSearch looking={looking} onLook={onLook} />
      <WalletList
        groups={groups}
        chosen={step.wallet}
        linkOf={props.linkOf}
        onChoose={(wallet) => send({ type: 'choose', wallet })}
      />
      <WalletSearchEnd looking={looking} onLook={onLook} found={groups.length > 0} />
      {onWatch && <WatchEntry onWatch={onWatch} />}
    </>
  )
  const status = step.step === 'CONNECT' && step.wallet ? connectWords(step.wallet, request).title : undefined

  if (wide)
    return (
      <WalletDialog name="wallet-connect" title={t('connectTitle')} shape="wide" status={status} onClose={onClose}>
        <div className="wallet-columns" ref={inside}>
          <div className="wallet-side-column">
            <div className="wallet-side">{list}</div>
            <LanguageChoice />
          </div>
          <div className="wallet-pane">
            {(back || title) && (
              <div className="wallet-pane-head">
                {back}
                {title && (
                  <h3 className="wallet-pane-title" tabIndex={-1} data-step-heading="">
                    {title}
                  </h3>
                )}
              </div>
            )}
            <StepPane {...props} />
          </div>
        </div>
      </WalletDialog>
    )

  const mobile = view.layout === 'mobile'
  return (
    <WalletDialog
      name="wallet-connect"
      title={title ?? t('connectTitle')}
      untitled={!title}
      shape={mobile ? 'sheet' : 'compact'}
      status={status}
      back={back}
      onClose={onClose}
    >
      <div className="wallet-inside" ref={inside}>
        {mobile ? (
          <ConnectSheet {...props} />
        ) : step.step === 'NONE' ? (
          list
        ) : (
          <div className="wallet-pane">
            <StepPane {...props} />
          </div>
        )}
      </div>
      {step.step === 'NONE' && <LanguageChoice />}
      {!mobile && step.step === 'NONE' && (
        <p className="wallet-foot">
          {t('newToWallets')}
          <button type="button" className="button quiet" onClick={() => send({ type: 'learn' })}>
            {t('learnMore')}
          </button>
        </p>
      )}
    </WalletDialog>
  )
}

/** Moves the focus to the heading of the step, whenever the step changes or a wallet is asked anew; not as the window opens. */
function useFocusedHeading(step: string, asked: boolean) {
  const inside = useRef<HTMLDivElement>(null)
  const last = useRef(`${step} ${asked}`)

  useEffect(() => {
    const [now, before] = [`${step} ${asked}`, last.current]
    last.current = now
    // A request that has ended changes words only: what is being read stays where it is.
    if (now === before || (!asked && before === `${step} true`)) return
    const headings = inside.current?.closest('dialog')?.querySelectorAll<HTMLElement>('[data-step-heading]')
    headings?.[headings.length - 1]?.focus()
  }, [step, asked])

  return inside
}
