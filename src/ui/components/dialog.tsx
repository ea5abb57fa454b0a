import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/**
 * A modal window, native: `<DialogButton opens={id}>` opens it before any script has run, Escape and a press outside close it, and
 * the browser returns the focus. Below 760 px it is a sheet from the bottom edge.
 */
export function Dialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <dialog className="dialog" id={id} aria-labelledby={`${id}-title`} {...{ closedby: 'any' }}>
      <div className="dialog-head">
        <h2 className="dialog-title" id={`${id}-title`}>
          {title}
        </h2>
        <button type="button" className="icon-button" {...{ command: 'close', commandfor: id }}>
          <Icon name="close" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** The button that opens a dialog. */
export function DialogButton({
  opens,
  className,
  children,
}: {
  opens: string
  className?: string
  children: ReactNode
}) {
  return (
    <button type="button" className={className} {...{ command: 'show-modal', commandfor: opens }}>
      {children}
    </button>
  )
}
