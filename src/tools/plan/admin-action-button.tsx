import type { ReactNode } from 'react'
import type { AdminActionState } from './use-admin-action.ts'

type AdminActionButtonProps = { state: Omit<AdminActionState, 'run'>; press: () => unknown; children: ReactNode }

/** The one thing that can be done here, with what is going on or has hindered it. */
export function AdminActionButton({ state: { busy, going, failed }, press, children }: AdminActionButtonProps) {
  return (
    <div className="actions">
      <button type="button" className="button solid" aria-disabled={busy} onClick={() => void press()}>
        {children}
      </button>
      <output>{going}</output>
      <span role="alert">{failed && <span className="locks-bad">{failed}</span>}</span>
    </div>
  )
}
