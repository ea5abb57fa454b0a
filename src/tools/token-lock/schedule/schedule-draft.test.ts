import { expect, test } from 'vitest'
import { batchesOf, grantsAtOnce, grantsOf, totalOf } from './grants.ts'
import { checkDraft, firstDraft, reshaped, schedulesOf, type ScheduleDraft, type Shape } from './schedule-draft.ts'
import { permanent } from '#tools/schedule/schedule.ts'

const now = 1_800_000_000
const draft = (more: Partial<ScheduleDraft> = {}): ScheduleDraft => ({ ...firstDraft(now), ...more })
const shapes: Shape[] = ['day', 'linear', 'cliff', 'steps', 'parts', 'never']

test.each(shapes)('the first draft can be locked as it is when it is %s', (shape) => {
  const given = reshaped(draft(), shape)
  expect(checkDraft(given, now)).toEqual({})
  for (const { schedule } of schedulesOf(given)) {
    const { start, cliff, end } = schedule
    expect(end === permanent || (start <= cliff && cliff <= end && start < end && end > now)).toBe(true)
  }
})

test.each([
  [{ shape: 'day', end: now }, ['end']],
  [{ shape: 'day', end: now * 1000 }, ['end']],
  [{ shape: 'day', end: Number.NaN }, ['end']],
  [{ shape: 'linear', start: now + 10, end: now + 10 }, ['start']],
  [{ shape: 'linear', start: Number.NaN }, ['start']],
  [{ shape: 'linear', start: 0, end: now + 3_000_000_000 }, ['start']],
  [{ shape: 'cliff', cliff: now + 5 * 31_536_000 }, ['cliff']],
  [{ shape: 'steps', steps: 1 }, ['steps']],
  [{ shape: 'steps', steps: 70_000 }, ['steps']],
  [{ shape: 'parts', parts: [] }, ['parts']],
  [{ shape: 'parts', parts: [{ at: now + 1, share: 9999 }] }, ['parts']],
  [{ shape: 'parts', parts: [{ at: now - 1, share: 10_000 }] }, ['parts']],
  [
    {
      shape: 'parts',
      parts: [
        { at: now + 1, share: 0 },
        { at: now + 2, share: 10_000 },
      ],
    },
    ['parts'],
  ],
] as [Partial<ScheduleDraft>, string[]][])('%o is refused where it is wrong', (more, fields) => {
  const errors = checkDraft(draft(more), now)
  expect(Object.keys(errors)).toEqual(fields)
  for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

test('each part of each recipient is a lock, and not a unit is lost', () => {
  const parts = schedulesOf(
    draft({ shape: 'parts', parts: [3333, 3333, 3334].map((share, at) => ({ at: now + at + 1, share })) }),
  )
  const recipients = [1n, 7n, 100n].map((amount) => ({ owner: '0x01' as const, amount }))
  const grants = grantsOf(recipients, parts)
  expect(grants).toHaveLength(9)
  expect(totalOf(grants)).toBe(108n)
  expect(grants.slice(6).map(({ amount }) => amount)).toEqual([33n, 33n, 34n])
  const many = Array.from({ length: 401 }, () => grants[0]!)
  expect(batchesOf(many).map(({ length }) => length)).toEqual([grantsAtOnce, grantsAtOnce, 1])
})
