import { send } from '#core/http/send.ts'
import type { Answers } from './controls.ts'
import type { DraftAutosave } from './draft-autosave.ts'
import { openProver, type Proof } from './prover.ts'
import { submitStep, type SubmitEvent, type SubmitStep } from './submit-step.ts'

/** What a form holds at the moment: answers that passed the check, or a sentence per field that did not. */
export type Checked = { answers: Answers } | { fields: Record<string, string> }

type Subject = {
  name: string
  check: () => Checked
  /** What was typed into the field no person sees. */
  trap: () => string
  /** The key of an earlier one that it goes on with; empty where there is none. */
  follows: () => string
  autosave: DraftAutosave
  changed: (step: SubmitStep, share: number) => void
}

/** Carries one submission through its steps: proves, sends, waits, tries again. `changed` hears each step and the search's share. */
export function openSubmission({ name, check, trap, follows, autosave, changed }: Subject) {
  let step: SubmitStep = { at: 'editing' }
  let share = 0
  let sending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let proof: Proof
  let attempt: { key: string; answers: Answers }

  const prover = openProver(name, (reached) => {
    share = reached
    if (step.at === 'proving') changed(step, share)
  })
  const closed = new AbortController()
  addEventListener('online', () => tell({ is: 'online' }), { signal: closed.signal })

  function tell(event: SubmitEvent) {
    const next = submitStep(step, event)
    if (next === step) return
    step = next
    clearTimeout(timer)
    if (step.at === 'proving') void prove(step)
    else if (step.at === 'sending') void post(step)
    else if (step.at === 'waiting') timer = setTimeout(() => tell({ is: 'due' }), step.until - Date.now())
    else if (step.at === 'sent') autosave.forget()
    else stop()
    changed(step, share)
  }

  function stop() {
    sending.abort()
    sending = new AbortController()
    autosave.settle()
  }

  // Each step is an object of its own. A call that finds another one after it waited was overtaken, and stops.
  async function prove(mine: SubmitStep) {
    share = 0
    const checked = check()
    if ('fields' in checked) return tell({ is: 'invalid', fields: checked.fields })
    const { key } = autosave.attempt(JSON.stringify(checked.answers))
    attempt = { key, answers: checked.answers }
    const found = await prover.take().catch(() => undefined)
    if (step !== mine || !found) return
    if ('code' in found) return tell({ is: 'failed', refusal: found, now: Date.now() })
    proof = found
    tell({ is: 'proved' })
  }

  async function post(mine: SubmitStep) {
    const earlier = follows()
    const body = {
      ...attempt.answers,
      ...proof,
      website: trap(),
      page: location.pathname,
      ...(earlier && { follows: earlier }),
    }
    const { signal } = sending
    const reply = await send<{ reference: string; link?: string; key?: string }>('POST', `/api/forms/${name}`, {
      body,
      key: attempt.key,
      signal,
    })
    if (step !== mine) return
    if ('answer' in reply) return tell({ is: 'stored', ...reply.answer })
    if (reply.refusal.code === 'form.unproven') prover.spend()
    if (reply.refusal.code === 'form.conflict') autosave.settle({ renew: true })
    tell({ is: 'failed', refusal: reply.refusal, now: Date.now() })
  }

  return {
    tell,
    /** The visitor is about to fill in the form: the challenge is fetched and solved meanwhile. */
    prepare: prover.prepare,
    close() {
      closed.abort()
      sending.abort()
      clearTimeout(timer)
      prover.close()
    },
  }
}
