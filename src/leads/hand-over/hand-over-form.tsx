import { FormView, type FormReceipt } from '#forms/view/form-view.tsx'
import { handOver } from './hand-over.ts'

type HandOver = { follows?: string | undefined; onSent: (receipt: FormReceipt) => void }

/** The form by which a question of the chat reaches a person: a new one, or one that goes on with what was asked under `follows`. */
export function HandOverForm({ follows, onSent }: HandOver) {
  return <FormView name="hand-over" form={handOver} follows={follows} onSent={onSent} />
}
