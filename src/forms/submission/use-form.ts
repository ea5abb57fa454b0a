import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { askedAnswers, changedAnswers, readAnswers, type Answers } from './controls.ts'
import { openDraftAutosave, type Kept } from './draft-autosave.ts'
import { openSubmission, type Checked } from './submission.ts'
import type { SubmitEvent, SubmitStep } from './submit-step.ts'

/** What a form shows: its step, how far the proof of work is (0 to 1), and where its draft is. */
type FormState = { step: SubmitStep; share: number; kept: Kept }

type Engine = ReturnType<typeof open>
type Definition = {
  name: string
  fields: readonly string[]
  check: (answers: Answers) => Checked
  /** Hears of the form when it is alive and its draft is back in it. */
  opened?: (form: HTMLFormElement) => void
}

/** What was typed into a form of the page before React knew it: hydration may put defaults in its place. */
function typedBefore({ name, fields }: Definition): Answers {
  if (typeof document === 'undefined') return {}
  const form = document.querySelector<HTMLFormElement>(`form[data-form=${name}]`)
  // A form that is ours already is one that another takes the place of: its draft is kept.
  return form && !form.noValidate ? changedAnswers(form, fields) : {}
}

/** Wires a form element, its own or a given one, to its autosave and its submission until it goes. */
export function useForm(definition: Definition, given?: RefObject<HTMLFormElement | null>) {
  const own = useRef<HTMLFormElement>(null)
  const form = given ?? own
  const engine = useRef<Engine | null>(null)
  const [typed] = useState(() => typedBefore(definition))
  const [state, setState] = useState<FormState>({ step: { at: 'editing' }, share: 0, kept: {} })
  const start = useEffectEvent((element: HTMLFormElement) => open(element, { definition, typed, setState }))

  useEffect(() => {
    if (!form.current) return
    const opened = start(form.current)
    engine.current = opened
    return opened.close
  }, [form])

  return {
    ...state,
    form,
    tell: (event: SubmitEvent) => engine.current?.submission.tell(event),
    discard() {
      engine.current?.submission.tell({ is: 'stopped' })
      engine.current?.autosave.discard()
    },
    bringBack: () => engine.current?.autosave.bringBack(),
    read: (): Answers => (form.current ? readAnswers(form.current, definition.fields) : {}),
    forget: () => engine.current?.autosave.forget(),
  }
}

type Opening = { definition: Definition; typed: Answers; setState: (next: (state: FormState) => FormState) => void }

function open(form: HTMLFormElement, { definition, typed, setState }: Opening) {
  const { name, fields, check } = definition
  // From here on the sentences of the form are shown, not those of the browser.
  form.noValidate = true
  // Firefox says of each required field that it is wrong, until it is filled in.
  for (const control of form.querySelectorAll<HTMLInputElement>('[required]')) {
    control.ariaRequired = 'true'
    control.required = false
  }
  const autosave = openDraftAutosave({
    name,
    form,
    fields,
    changed: (kept) => setState((state) => ({ ...state, kept })),
  })
  const hidden = (field: string) => (form.elements.namedItem(field) as HTMLInputElement | null)?.value ?? ''
  const submission = openSubmission({
    name,
    check: () => check(readAnswers(form, fields)),
    trap: () => hidden('website'),
    follows: () => hidden('follows'),
    autosave,
    changed: (step, share) => setState((state) => ({ ...state, step, share })),
  })

  const closed = new AbortController()
  const { signal } = closed
  form.addEventListener('input', (event) => edited((event.target as HTMLInputElement).name), { signal })
  form.addEventListener('focusin', () => isStarted() && submission.prepare(), { signal })
  addEventListener('pagehide', autosave.flush, { signal })
  document.addEventListener('visibilitychange', autosave.flush, { signal })

  function edited(field: string) {
    if (!fields.includes(field)) return
    submission.tell({ is: 'edited', field })
    autosave.typed()
    submission.prepare()
  }

  // A keyboard passes through a form on its way down the page: that alone is not a reason to ask for a challenge.
  function isStarted() {
    return Object.keys(changedAnswers(form, fields)).length > 0
  }

  const pending = autosave.restore({ typed, asked: askedAnswers(form, { fields, search: location.search }) })
  definition.opened?.(form)
  if (pending) submission.tell({ is: 'resumed', now: Date.now() })

  return {
    autosave,
    submission,
    close() {
      closed.abort()
      autosave.flush()
      submission.close()
    },
  }
}
