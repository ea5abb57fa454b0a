import type { ErrorCode, Refusal } from '#core/errors.ts'

/**
 * Where a submission is. `proving` also checks the answers and waits for the challenge; `tries` counts requests that failed; `message` is what the last of them said and stays readable while it is
 * tried again; `until` is the moment of the next try, in milliseconds since 1970; a refusal is
 * `fresh` until the visitor starts to repair it.
 */
export type SubmitStep =
  | { at: 'editing'; note?: string }
  | { at: 'refused'; message: string; fields: Record<string, string>; fresh: boolean }
  | { at: 'proving' | 'sending'; tries: number; message?: string }
  | { at: 'waiting'; tries: number; message: string; code: string; until: number }
  | { at: 'sent'; reference: string; link?: string; key?: string }

/** What can happen to it. `now` is milliseconds since 1970. */
export type SubmitEvent =
  | { is: 'submitted' }
  | { is: 'invalid'; fields: Record<string, string> }
  | { is: 'checked'; fields: Record<string, string> }
  | { is: 'proved' }
  | { is: 'stored'; reference: string; link?: string; key?: string }
  | { is: 'failed'; refusal: Refusal; now: number }
  | { is: 'resumed'; now: number }
  | { is: 'due' }
  | { is: 'online' }
  | { is: 'edited'; field: string }
  | { is: 'stopped' }

/** What is said to a visitor whose words were on their way when they were changed. */
export const changedNote = 'You changed the text, so sending has stopped. Send it again when it is ready.'
const interrupted = 'This was being sent when you left the page.'
const conflict = 'An earlier version of this was sent. Press the button again to send this one as well.'

const passing: readonly string[] = [
  'server.unreachable',
  'server.unavailable',
  'server.full',
  'request.too-many',
] satisfies ErrorCode[]
const longest = 60
const resumeAfter = 4

/** Seconds until the next try: 1, 2, 4 … 60, and never earlier than the server has asked for. */
export function retryDelay(tries: number, asked = 0): number {
  return Math.max(Math.min(2 ** tries, longest), asked)
}

/** The whole state machine. An event that has no meaning in a state changes nothing: the same object comes back. */
export function submitStep(step: SubmitStep, event: SubmitEvent): SubmitStep {
  const resting = step.at === 'editing' || step.at === 'refused'
  const going = step.at === 'proving' || step.at === 'sending'

  switch (event.is) {
    case 'submitted':
      if (resting) return { at: 'proving', tries: 0 }
      return step.at === 'waiting' ? tryAgain(step) : step
    case 'invalid':
      return step.at === 'proving' ? { at: 'refused', message: '', fields: event.fields, fresh: true } : step
    // One part of a form was looked at before the visitor goes on to the next.
    case 'checked':
      if (!resting) return step
      if (Object.keys(event.fields).length === 0) return step.at === 'editing' ? step : { at: 'editing' }
      return { at: 'refused', message: '', fields: event.fields, fresh: true }
    case 'proved':
      return step.at === 'proving' ? { ...step, at: 'sending' } : step
    case 'stored':
      if (step.at !== 'sending') return step
      return { at: 'sent', reference: event.reference, link: event.link, ...(event.key && { key: event.key }) }
    case 'failed':
      return going ? failed(step, event) : step
    case 'resumed':
      if (step.at !== 'editing') return step
      return {
        at: 'waiting',
        tries: 0,
        message: interrupted,
        code: 'server.unreachable',
        until: event.now + resumeAfter * 1000,
      }
    case 'due':
      return step.at === 'waiting' ? tryAgain(step) : step
    case 'online':
      return step.at === 'waiting' && step.code === 'server.unreachable' ? tryAgain(step) : step
    case 'edited':
      if (step.at === 'refused') return withoutError(step, event.field)
      if (going || step.at === 'waiting') return { at: 'editing', note: changedNote }
      return step.at === 'sent' || (step.at === 'editing' && step.note) ? { at: 'editing' } : step
    case 'stopped':
      return going || step.at === 'waiting' ? { at: 'editing' } : step
  }
}

function tryAgain({ tries, message }: SubmitStep & { at: 'waiting' }): SubmitStep {
  return { at: 'proving', tries, message }
}

function failed(
  { tries, message }: SubmitStep & { at: 'proving' | 'sending' },
  { refusal, now }: { refusal: Refusal; now: number },
): SubmitStep {
  const { code, fields = {}, seconds } = refusal
  if (passing.includes(code)) {
    const until = now + retryDelay(tries, seconds) * 1000
    return { at: 'waiting', tries: tries + 1, message: refusal.message, code, until }
  }
  // An expired proof is not the visitor's fault: a new one is made without a message, but not without end.
  if (code === 'form.unproven' && tries < 3) return { at: 'proving', tries: tries + 1, message }
  return { at: 'refused', message: code === 'form.conflict' ? conflict : refusal.message, fields, fresh: true }
}

function withoutError(step: SubmitStep & { at: 'refused' }, field: string): SubmitStep {
  if (!(field in step.fields)) return step
  const { [field]: _, ...fields } = step.fields
  return Object.keys(fields).length > 0 ? { ...step, fields, fresh: false } : { at: 'editing' }
}
