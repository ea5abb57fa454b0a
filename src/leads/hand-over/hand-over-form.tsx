import { FormView } from '#forms/view/form-view.tsx'
import { handOver } from './hand-over.ts'

/** The form by which a question of the chat reaches a person. */
export function HandOverForm() {
  return <FormView name="hand-over" form={handOver} />
}
