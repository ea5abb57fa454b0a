import { expect, test } from 'vitest'
import { resumeAt, stepOf, wrongIn } from './step-at.ts'

const steps = [
  { title: 'Code', fields: ['repository', 'commit'] },
  { title: 'Scope', fields: ['chain'] },
  { title: 'You', fields: ['name', 'email'] },
]

test.each([
  ['nothing is typed', [], ['repository', 'name'], 0],
  ['the first step is half done', ['commit'], ['repository', 'name'], 0],
  ['the first step is done', ['repository', 'commit'], ['name'], 1],
  ['only what nobody has to answer lies between', ['repository', 'chain'], ['name'], 2],
  ['everything is right', ['repository', 'name', 'email'], [], 2],
  ['nothing is typed and nothing is asked for', [], [], 0],
] as const)('when %s, the form opens at the right step', (_when, typed, wrong, at) => {
  expect(resumeAt(steps, { typed, wrong })).toBe(at)
})

test('the step of an error is the first that holds one of the fields', () => {
  expect(stepOf(steps, ['email', 'chain'])).toBe(1)
  expect(stepOf(steps, ['challenge'])).toBeUndefined()
})

test('a step is held back only by its own fields', () => {
  expect(wrongIn(steps[0]!, { commit: 'Seven characters', email: 'An address' })).toEqual({
    commit: 'Seven characters',
  })
})
