import type { ReactNode } from 'react'
import type { Questions } from './use-questions.ts'

type QuestionProps = { questions: Questions; id: string; children: ReactNode }

/** A question with its fields. Where one fills the screen, it is seen only while it is asked. */
export function QuestionPart({ questions: { all, now }, id, children }: QuestionProps) {
  const at = all.findIndex((question) => question.id === id)
  return (
    <div className="asks-question" id={id || undefined} data-shown={at === now || undefined}>
      <h3 className="asks-name visually-hidden" tabIndex={-1}>
        {all[at]?.name}, question {at + 1} of {all.length}
      </h3>
      {children}
    </div>
  )
}

type BarProps = {
  questions: Questions
  /** What it costs, in a few words. */
  price: string
  /** Why the last press did not lead on; empty: nothing has hindered it. */
  complaint?: string
  /** The button that ends the questions, and what it says while it works. */
  children?: ReactNode
}

/** Where one is, what is still missing, and the way back and on. */
export function QuestionBar({ questions, price, complaint = '', children }: BarProps) {
  const { all, now, back, goTo } = questions
  const said = complaint || questions.complaint
  const missing = all.flatMap(({ name, missing: lack }, at) => (lack && at !== now ? [{ name, at }] : []))
  return (
    <>
      <p className="asks-place">
        {now + 1} of {all.length}: {all[now]!.name}. <span className="soft">{price}</span>
      </p>
      {missing.length > 0 && (
        <p className="asks-missing">
          Still missing:{' '}
          {missing.map(({ name, at }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <button type="button" onClick={() => goTo(at)}>
                {name}
              </button>
            </span>
          ))}
        </p>
      )}
      <div role="alert">{said && <p className="locks-bad">{said}</p>}</div>
      <div className="actions">
        {now > 0 && (
          <button type="button" className="button asks-back" onClick={back}>
            Back
          </button>
        )}
        {now < all.length - 1 && (
          <button type="button" className="button solid asks-next" onClick={questions.next}>
            Next
          </button>
        )}
        {children}
      </div>
    </>
  )
}
