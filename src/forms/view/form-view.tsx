import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { useLocation } from 'react-router'
import { fieldErrors, type Form } from '#forms/definition/define-form.ts'
import { stepOf } from '#forms/definition/step-at.ts'
import type { Answers } from '#forms/submission/controls.ts'
import type { Checked } from '#forms/submission/submission.ts'
import { useForm } from '#forms/submission/use-form.ts'
import { useSteps } from '#forms/submission/use-steps.ts'
import { DraftLine } from './draft-line.tsx'
import { FormProgress } from './form-progress.tsx'
import { FormQuestions, type OwnQuestion } from './form-questions.tsx'
import { FormSummary } from './form-summary.tsx'
import { FormThanks } from './form-thanks.tsx'
import { Honeypot } from './honeypot.tsx'

/** What another way of sending works with. */
export type FormHandle = {
  /** What the form holds. */
  read: () => Answers
  /** Shows a sentence beside each of these fields, and no other; of none, none. */
  refuse: (fields: Record<string, string>) => void
  /** The words have arrived: their draft is not kept. */
  forget: () => void
}

/**
 * What a visitor keeps of a form that has arrived: its reference, the page that tells how it goes on, and the key that asks for an answer,
 * where there are such.
 */
export type FormReceipt = { reference: string; link?: string; key?: string }

type View = {
  /** The name it is sent under. */
  name: string
  form: Form
  defaults?: Answers
  /** What takes the place of the form once it has arrived, where that is more than thanks. */
  arrived?: ReactNode | ComponentType<FormReceipt>
  /** Questions that the page draws in a way of its own. */
  own?: Readonly<Record<string, ComponentType<OwnQuestion>>>
  /** Another way to send it, beside the button. */
  beside?: ComponentType<FormHandle>
  /** The key of an earlier one that this goes on with. */
  follows?: string | undefined
  /** Hears of it when it has arrived. */
  onSent?: (receipt: FormReceipt) => void
}

/** Draws any form. It works as plain HTML; hydrated, it keeps what is typed and sends it until it has arrived. */
export function FormView(view: View) {
  const [round, setRound] = useState(0)
  const { search } = useLocation()
  return (
    <OpenForm
      key={`${view.name} ${search} ${round}`}
      {...view}
      again={() => setRound(round + 1)}
      repeated={round > 0}
    />
  )
}

type Open = View & { again: () => void; repeated: boolean }

function OpenForm({
  name,
  form: definition,
  defaults = {},
  arrived: Arrived,
  own,
  beside: Beside,
  follows,
  onSent,
  again,
  repeated,
}: Open) {
  const fields = Object.keys(definition.fields)
  const check = (answers: Answers): Checked => {
    const checked = definition.schema.safeParse(answers)
    return checked.success ? { answers: checked.data as Answers } : { fields: fieldErrors(checked.error) }
  }
  const steps = useSteps({ name, definition, check })
  const { form, step, share, kept, tell, discard, bringBack, read, forget } = useForm({
    name,
    fields,
    check,
    opened: steps.opened,
  })
  steps.follow(step)
  const { pathname } = useLocation()
  const [first] = fields
  const errors: Record<string, string> = step.at === 'refused' ? step.fields : {}
  const busy = step.at === 'proving' || step.at === 'sending'

  // Thanks take the place of the form, and its room.
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    if (step.at !== 'sent') setRoom(form.current?.offsetHeight)
  }, [form, step.at])

  useEffect(() => {
    if (repeated) document.getElementById(`${name}-${first}`)?.focus()
  }, [repeated, name, first])

  const hearSent = useEffectEvent((receipt: FormReceipt) => onSent?.(receipt))
  useEffect(() => {
    if (step.at === 'sent') hearSent(step)
  }, [step])

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (steps.last) return tell({ is: 'submitted' })
    const wrong = steps.wrongHere(event.currentTarget)
    tell({ is: 'checked', fields: wrong })
    if (Object.keys(wrong).length === 0) steps.show(steps.at! + 1)
  }

  // The button that was pressed goes away: the one beside it takes the focus.
  function decide(is: 'submitted' | 'stopped') {
    document.getElementById(`${name}-send`)?.focus()
    tell({ is })
  }

  function throwAway() {
    discard()
    if (steps.at) steps.show(0, '')
  }

  if (step.at === 'sent')
    return (
      <div className="form-arrived" style={{ minHeight: room }}>
        {Arrived ? (
          typeof Arrived === 'function' ? (
            <Arrived reference={step.reference} link={step.link} />
          ) : (
            Arrived
          )
        ) : (
          <FormThanks words={definition.thanks} reference={step.reference} link={step.link} again={again} />
        )}
      </div>
    )
  return (
    <form
      ref={form}
      id={`${name}-form`}
      className={definition.steps ? 'form form-steps' : 'form'}
      data-at={steps.at}
      data-form={name}
      action={`/api/forms/${name}`}
      method="POST"
      aria-busy={busy || undefined}
      onSubmit={submit}
    >
      <FormSummary
        name={name}
        fields={fields}
        step={step}
        goTo={definition.steps && ((field) => steps.show(stepOf(definition.steps!, [field]) ?? 0, field))}
      />
      <FormQuestions name={name} definition={definition} defaults={defaults} errors={errors} at={steps.at} own={own} />
      <Honeypot form={name} />
      <input type="hidden" name="page" defaultValue={pathname} />
      {follows && <input type="hidden" name="follows" value={follows} />}
      <div className="form-foot">
        {definition.steps && (steps.at === undefined || !steps.last) && (
          <button type="submit" id={`${name}-next`} className="button solid form-next" data-replay>
            Continue
          </button>
        )}
        {steps.last && (
          <button
            type="submit"
            id={`${name}-send`}
            className="button solid"
            aria-disabled={busy || undefined}
            data-replay
          >
            {definition.action}
          </button>
        )}
        {Beside && (
          <Beside read={read} refuse={(refused) => tell({ is: 'checked', fields: refused })} forget={forget} />
        )}
        {steps.at !== undefined && steps.at > 0 && (
          <button type="button" className="button" onClick={() => steps.show(steps.at! - 1)}>
            Back
          </button>
        )}
        <DraftLine kept={kept} discard={throwAway} bringBack={bringBack} />
      </div>
      <FormProgress step={step} share={share} sendNow={() => decide('submitted')} stop={() => decide('stopped')} />
    </form>
  )
}
