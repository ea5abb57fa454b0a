import { expect, test } from 'vitest'
import { sentencesOf } from './conformance-record.ts'

const spec = (title: string, ours: [string, string], rainbowkit?: [string, string]) => ({
  title,
  tests: [
    { projectName: 'ours', expectedStatus: ours[0], status: ours[1] },
    ...(rainbowkit ? [{ projectName: 'rainbowkit', expectedStatus: rainbowkit[0], status: rainbowkit[1] }] : []),
  ],
})

test('a sentence is kept, differs where a list says so, or is broken', () => {
  const both = spec('both keep it', ['passed', 'expected'], ['passed', 'expected'])
  const listed = spec('one differs', ['passed', 'expected'], ['failed', 'expected'])
  const keptAfterAll = spec('the list says too much', ['passed', 'unexpected'], ['failed', 'unexpected'])
  // Playwright writes a description of its own for each file, and one for each project.
  const suites = [
    { specs: [both], suites: [{ specs: [listed, keptAfterAll] }] },
    { specs: [spec('alone', ['passed', 'expected'])] },
  ]

  expect(sentencesOf({ suites })).toEqual([
    { sentence: 'both keep it', ours: 'kept', rainbowkit: 'kept' },
    { sentence: 'one differs', ours: 'kept', rainbowkit: 'differs' },
    { sentence: 'the list says too much', ours: 'broken', rainbowkit: 'broken' },
    { sentence: 'alone', ours: 'kept', rainbowkit: 'broken' },
  ])
})
