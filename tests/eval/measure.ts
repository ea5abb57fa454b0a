import { readFileSync } from 'node:fs'
import type { Assistant } from '#assistant/facts/answer.ts'
import { isTuning, judge, questionsIn, sets, type Judged, type Verdict } from './judged.ts'

/** The half that words and thresholds are chosen by, and the half that only judges. */
export const halves = {
  tuning: ({ ask }: Judged) => isTuning(ask),
  validation: ({ ask }: Judged) => !isTuning(ask),
} as const

const { goals } = JSON.parse(readFileSync('tests/eval/figures.json', 'utf8')) as { goals: Record<string, number> }

/** What is counted together. */
const groups: readonly { what: string; has: (question: Judged) => boolean }[] = [
  { what: 'English', has: ({ set, kind }) => set === 'english-answerable' && kind === 'answer' },
  { what: 'German', has: ({ set, kind }) => set === 'german' && kind === 'answer' },
  { what: 'French', has: ({ set, kind }) => set === 'french' && kind === 'answer' },
  { what: 'Spanish', has: ({ set, kind }) => set === 'spanish' && kind === 'answer' },
  { what: 'two parts', has: ({ set }) => set === 'two-part' },
  { what: 'unanswerable', has: ({ kind }) => kind === 'refuse' },
  { what: 'too vague', has: ({ kind }) => kind === 'ask' },
  { what: 'hostile', has: ({ kind }) => kind === 'harmless' },
]

/** The figures of one group in one half. `right` is a share, the others are counts; `p95` is in milliseconds. */
export type Row = {
  what: string
  half: keyof typeof halves
  /** The share that should be right; absent where it is only watched. */
  goal: number | undefined
  questions: number
  right: number
  wrong: number
  refused: number
  asked: number
  p95: number
}

/** Puts every question to the assistant and judges what it says. */
export function measure(answer: Assistant): Row[] {
  const all = sets.flatMap(questionsIn).map((question) => ({ question, ...judge(question, answer) }))
  return groups.flatMap(({ what, has }) =>
    (Object.keys(halves) as (keyof typeof halves)[]).map((half): Row => {
      const own = all.filter(({ question }) => has(question) && halves[half](question))
      const count = (...verdicts: Verdict[]) => own.filter(({ verdict }) => verdicts.includes(verdict)).length
      const times = own.map(({ took }) => took).toSorted((one, other) => one - other)
      return {
        what,
        half,
        goal: goals[what],
        questions: own.length,
        right: own.length === 0 ? 1 : count('right') / own.length,
        wrong: count('wrong', 'harmed'),
        refused: count('refused'),
        asked: count('asked'),
        p95: times[Math.floor(times.length * 0.95)] ?? 0,
      }
    }),
  )
}
