import { useRef, type ReactNode } from 'react'
import type { AdminActionState } from './use-admin-action.ts'
import { useResultFocus } from './use-result-focus.ts'
import { WhyWords } from './why-line.tsx'

type AdminActionButtonProps = {
  state: Omit<AdminActionState, 'run'>
  press: () => unknown
  label?: string
  /** One of many in a list. */
  quiet?: boolean
  children: ReactNode
}

/** The one thing that can be done here, with what is going on or has hindered it. */
export function AdminActionButton({
  state: { busy, going, failed, ended },
  press,
  label,
  quiet,
  children,
}: AdminActionButtonProps) {
  const result = useRef<HTMLDivElement>(null)
  useResultFocus(result, ended)
  return (
    <div className="actions result" ref={result} tabIndex={-1}>
      <button
        type="button"
        className={quiet ? 'button' : 'button solid'}
        aria-disabled={busy}
        aria-label={label}
        onClick={() => void press()}
      >
        {children}
      </button>
      <output>{going}</output>
      <span role="alert">
        {failed && (
          <span className="locks-bad">
            <WhyWords why={failed} />
          </span>
        )}
      </span>
    </div>
  )
}
