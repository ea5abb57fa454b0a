import { expect, test } from 'vitest'
import type { ErrorCode } from '#core/errors.ts'
import { changedNote, retryDelay, submitStep, type SubmitEvent, type SubmitStep } from './submit-step.ts'

const now = 1_000_000
const steps: Record<SubmitStep['at'], SubmitStep> = {
  editing: { at: 'editing' },
  refused: { at: 'refused', message: '', fields: { email: 'x', name: 'y' }, fresh: true },
  proving: { at: 'proving', tries: 0 },
  sending: { at: 'sending', tries: 0 },
  waiting: { at: 'waiting', tries: 1, message: 'm', code: 'server.unreachable', until: now },
  sent: { at: 'sent', reference: 'IN-1' },
}
const failure = (code: ErrorCode, more = {}): SubmitEvent => ({
  is: 'failed',
  refusal: { code, message: 'm', ...more },
  now,
})

test.each<[SubmitStep['at'], SubmitEvent, SubmitStep['at']]>([
  ['editing', { is: 'submitted' }, 'proving'],
  ['refused', { is: 'submitted' }, 'proving'],
  ['waiting', { is: 'submitted' }, 'proving'],
  ['proving', { is: 'invalid', fields: { email: 'x' } }, 'refused'],
  ['proving', { is: 'proved' }, 'sending'],
  ['proving', failure('server.unreachable'), 'waiting'],
  ['sending', { is: 'stored', reference: 'IN-1' }, 'sent'],
  ['sending', failure('server.unreachable'), 'waiting'],
  ['sending', failure('server.unavailable'), 'waiting'],
  ['sending', failure('server.full'), 'waiting'],
  ['sending', failure('request.too-many', { seconds: 30 }), 'waiting'],
  ['sending', failure('form.unproven'), 'proving'],
  ['sending', failure('form.invalid', { fields: { email: 'x' } }), 'refused'],
  ['sending', failure('form.conflict'), 'refused'],
  ['sending', failure('server.fault'), 'refused'],
  ['waiting', { is: 'due' }, 'proving'],
  ['waiting', { is: 'online' }, 'proving'],
  ['waiting', { is: 'stopped' }, 'editing'],
  ['proving', { is: 'stopped' }, 'editing'],
  ['sending', { is: 'stopped' }, 'editing'],
  ['proving', { is: 'edited', field: 'email' }, 'editing'],
  ['sending', { is: 'edited', field: 'email' }, 'editing'],
  ['waiting', { is: 'edited', field: 'email' }, 'editing'],
  ['sent', { is: 'edited', field: 'email' }, 'editing'],
  ['editing', { is: 'resumed', now }, 'waiting'],
  ['editing', { is: 'checked', fields: { email: 'x' } }, 'refused'],
  ['refused', { is: 'checked', fields: {} }, 'editing'],
])('%s, %o: %s', (from, event, to) => expect(submitStep(steps[from], event).at).toBe(to))

test.each<[SubmitStep['at'], SubmitEvent]>([
  ['proving', { is: 'submitted' }],
  ['sending', { is: 'submitted' }],
  ['sent', { is: 'submitted' }],
  ['sending', { is: 'invalid', fields: {} }],
  ['editing', { is: 'stored', reference: 'IN-1' }],
  ['waiting', { is: 'stored', reference: 'IN-1' }],
  ['editing', failure('server.unreachable')],
  ['editing', { is: 'due' }],
  ['editing', { is: 'online' }],
  ['editing', { is: 'edited', field: 'email' }],
  ['refused', { is: 'edited', field: 'message' }],
  ['refused', { is: 'resumed', now }],
  ['editing', { is: 'stopped' }],
  ['editing', { is: 'checked', fields: {} }],
  ['waiting', { is: 'checked', fields: { email: 'x' } }],
])('%s, %o: nothing changes', (at, event) => expect(submitStep(steps[at], event)).toBe(steps[at]))

test('each failure waits twice as long, up to a minute, and never less than the server asks', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 30].map((tries) => retryDelay(tries))).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  expect(retryDelay(0, 300)).toBe(300)
})

test('what the failure said stays readable while it is tried again', () => {
  const waiting = submitStep({ at: 'sending', tries: 2 }, failure('server.unavailable'))

  expect(waiting).toMatchObject({ at: 'waiting', tries: 3, message: 'm', until: now + 4000 })
  expect(submitStep(waiting, { is: 'due' })).toEqual({ at: 'proving', tries: 3, message: 'm' })
})

test('a connection that comes back does not hurry what the server has asked to wait', () => {
  const waiting = submitStep(steps.sending, failure('request.too-many', { seconds: 60 }))

  expect(submitStep(waiting, { is: 'online' })).toBe(waiting)
})

test('proofs that are refused again and again end in a refusal', () => {
  let step = steps.sending
  const seen: string[] = []
  while (step.at === 'sending') {
    step = submitStep(step, failure('form.unproven'))
    seen.push(step.at)
    step = submitStep(step, { is: 'proved' })
  }

  expect(seen).toEqual(['proving', 'proving', 'proving', 'refused'])
})

test('an error goes when its field is repaired, the last one takes the summary with it', () => {
  const first = submitStep(steps.refused, { is: 'edited', field: 'email' })

  expect(first).toEqual({ at: 'refused', message: '', fields: { name: 'y' }, fresh: false })
  expect(submitStep(first, { is: 'edited', field: 'name' })).toEqual({ at: 'editing' })
})

test('words that change on their way stop, and it is said until the next letter', () => {
  const stopped = submitStep(steps.sending, { is: 'edited', field: 'email' })

  expect(stopped).toEqual({ at: 'editing', note: changedNote })
  expect(submitStep(stopped, { is: 'edited', field: 'email' })).toEqual({ at: 'editing' })
})
