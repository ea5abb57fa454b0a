import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#ui/components/icon.tsx'
import { t, currentLocale } from '#wallet/locale/words.ts'

type WalletDialogProps = {
  /** Begins the ids within, and names the drawing of the window in the stylesheet. */
  name: string
  title: ReactNode
  /** True where what is shown has a heading of its own: the title is then for those who do not see the window. */
  untitled?: boolean
  /** Escape, the Close button and a press outside. */
  onClose: () => void
  /** `wide`: list and pane beside each other; `compact`: one at a time; `narrow`: a short question; `tall`: a long list; `sheet`: from the bottom edge. */
  shape: 'wide' | 'compact' | 'narrow' | 'tall' | 'sheet'
  /** What the window says to those who do not see it: one short sentence for each state. */
  status?: string
  /** Beside the title, before it. */
  back?: ReactNode
  children: ReactNode
}

/**
 * A modal window that is open as long as it is there. The browser keeps the focus inside and gives it back. Its live region stands in
 * it, because nothing outside a modal window is read.
 */
export function WalletDialog({ name, title, untitled, onClose, shape, status, back, children }: WalletDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leaving = useRef(false)

  // Before React takes the element away: closed by the browser's own means, it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    leaving.current = false
    if (!shown?.open) shown?.showModal()
    shown?.querySelector<HTMLElement>('h2')?.focus()
    return () => {
      leaving.current = true
      shown?.close()
    }
  }, [])

  return (
    <dialog
      className={`wallet-window wallet-${shape}`}
      id={name}
      lang={currentLocale()}
      ref={dialog}
      aria-labelledby={`${name}-title`}
      onClose={() => leaving.current || onClose()}
      {...{ closedby: 'any' }}
    >
      <div className="wallet-head">
        {back}
        <h2
          className={untitled ? 'visually-hidden' : 'wallet-title'}
          id={`${name}-title`}
          tabIndex={-1}
          data-step-heading={untitled ? undefined : ''}
        >
          {title}
        </h2>
        <button type="button" className="icon-button wallet-close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className="visually-hidden">{t('close')}</span>
        </button>
      </div>
      {children}
      <output className="visually-hidden">{status}</output>
    </dialog>
  )
}
