import type { ReactNode } from 'react'

type ToolFormProps = {
  /** The questions, in the order in which one decides them. */
  children: ReactNode
  /** What they make, drawn while one answers. */
  result: ReactNode
  /** What is missing or wrong, in one sentence; empty: nothing that is known. */
  complaint: string
  /** What a visitor has to agree to before it can go on. */
  question?: ReactNode
  /** The one button: its id and name, and while it is at work the sentence that says on what. */
  act: { id: string; name: string; busy: string }
  /** What it costs and what cannot be undone. */
  cost: ReactNode
  onChange: () => void
  onSubmit: () => void
}

/**
 * Questions on the left; on the right a column that stays, with what they make and the one button. On a small screen the button stays at
 * the bottom of it, with what is still missing.
 */
export function ToolForm({ children, result, complaint, question, act, cost, onChange, onSubmit }: ToolFormProps) {
  return (
    <form
      className="tool-form"
      noValidate
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.busy) onSubmit()
      }}
    >
      <div className="tool-questions">{children}</div>
      <div className="tool-side">
        {result}
        {question}
        <div className="tool-act">
          <div role="alert">{complaint && <p className="locks-bad">{complaint}</p>}</div>
          <div className="actions">
            <button type="submit" className="button solid" id={act.id} aria-disabled={act.busy !== ''}>
              {act.name}
            </button>
            <output>{act.busy}</output>
          </div>
        </div>
        <p className="soft">{cost}</p>
      </div>
    </form>
  )
}
