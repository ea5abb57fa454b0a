import { searchProof } from './proof-of-work.ts'

/** What the worker is asked. */
export type Puzzle = { challenge: string; difficulty: number }

/** What it answers: how many numbers it has tried, and in the end the solution. */
export type Finding = { tried: number; solution?: string }

const portion = 8192

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  let solution: string | undefined
  for (let from = 0; solution === undefined; from += portion) {
    solution = searchProof({ ...data, from, count: portion })
    postMessage({ tried: from + portion, solution } satisfies Finding)
  }
})
