import { useRef, type ReactNode } from 'react'
import { QuestionBar, QuestionPart } from './question.tsx'
import { useQuestions, type Question } from './use-questions.ts'

/** A question and its fields. */
export type AskedQuestion = Question & { fields: ReactNode }

type ToolFormProps = {
  /** The name of the question that was answered above the form. */
  above: string
  /** The questions, in the order in which one decides them. */
  questions: readonly AskedQuestion[]
  /** What they make, drawn while one answers. */
  result: ReactNode
  /** What is missing or wrong, in one sentence; empty: nothing that is known. */
  complaint: string
  /** What a visitor has to agree to before it can go on. */
  consent?: ReactNode
  /** The one button: its id and name, and while it is at work the sentence that says on what. */
  act: { id: string; name: string; busy: string }
  /** What it costs, in a few words. */
  price: string
  /** What it costs and what cannot be undone. */
  cost: ReactNode
  onChange: () => void
  onSubmit: () => void
}

/**
 * Questions on the left; on the right a column that stays, with what they make and the one button. On a phone one question fills the
 * screen, above a bar with the way back and on.
 */
export function ToolForm({
  above,
  questions: asked,
  result,
  complaint,
  consent,
  act,
  price,
  cost,
  onChange,
  onSubmit,
}: ToolFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const questions = useQuestions([{ id: '', name: above, missing: '' }, ...asked], form)
  return (
    <form
      ref={form}
      className="tool-form asks"
      noValidate
      data-at={questions.at}
      onChange={() => {
        questions.dismiss()
        onChange()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.busy && !questions.next()) onSubmit()
      }}
    >
      <div className="tool-questions">
        {asked.map(({ id, fields }) => (
          <QuestionPart key={id} questions={questions} id={id}>
            {fields}
          </QuestionPart>
        ))}
      </div>
      <div className="tool-side">
        <div className="tool-result">{result}</div>
        {consent}
        <div className="tool-act">
          <QuestionBar questions={questions} price={price} complaint={complaint}>
            <button type="submit" className="button solid asks-act" id={act.id} aria-disabled={act.busy !== ''}>
              {act.name}
            </button>
            <output>{act.busy}</output>
          </QuestionBar>
        </div>
        <p className="soft tool-cost">{cost}</p>
      </div>
    </form>
  )
}
