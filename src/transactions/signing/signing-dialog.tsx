import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { currentLocale, t } from '#transactions/describe/transaction-words.ts'
import { Icon } from '#ui/components/icon.tsx'

/**
 * A window that is modal as long as it is there. `onClose` is called for Escape and the Close button; a press outside does nothing,
 * since what is read here should not vanish by a slip.
 */
export function SigningDialog({
  title,
  titleLang,
  onClose,
  foot,
  children,
}: {
  title: string
  /** Where it is not the language of the sheet. */
  titleLang?: string
  onClose: () => void
  /** Stays in sight while the rest is read. */
  foot: ReactNode
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const leaving = useRef(false)

  // Before React takes the element away: closed by the browser's own means, it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    leaving.current = false
    // Otherwise what scrolls has the focus for a moment, and all of the sheet begins to be read.
    heading.current?.setAttribute('autofocus', '')
    if (!shown?.open) shown?.showModal()
    heading.current?.focus()
    return () => {
      leaving.current = true
      shown?.close()
    }
  }, [])

  return (
    <dialog
      className="dialog sign-sheet"
      lang={currentLocale()}
      ref={dialog}
      aria-labelledby="sign-title"
      aria-describedby="sign-check"
      onClose={() => leaving.current || onClose()}
    >
      <div className="sign-body">
        <div className="dialog-head">
          <h2 className="dialog-title" id="sign-title" lang={titleLang} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button type="button" className="icon-button" onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{t('close')}</span>
          </button>
        </div>
        {children}
      </div>
      <div className="sign-foot">{foot}</div>
    </dialog>
  )
}
