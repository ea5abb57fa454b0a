import { inWorker } from '#core/browser/in-worker.ts'
import { searchProof } from './proof-of-work.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './solve-worker.ts?worker&url'
import type { Finding, Puzzle } from './solve-worker.ts'

type Options = { signal: AbortSignal; progress: (share: number) => void }

/**
 * Finds the solution of a challenge. `progress` hears the chance, from 0 to 1, that it would have been found by now: a search has no
 * end that is known before. Where no worker may start, the page searches itself, in portions that leave room for typing.
 */
export async function solve(puzzle: Puzzle, { signal, progress }: Options): Promise<string> {
  if (puzzle.difficulty <= 0) return '0'
  const report = (tried: number) => progress(1 - Math.exp(-tried / 2 ** puzzle.difficulty))
  try {
    return await solveInWorker(puzzle, { signal, report })
  } catch {
    return solveHere(puzzle, { signal, report })
  }
}

type Search = { signal: AbortSignal; report: (tried: number) => void }

function solveInWorker(puzzle: Puzzle, { signal, report }: Search): Promise<string> {
  return inWorker(workerUrl, puzzle, {
    signal,
    answerIn({ tried, solution }: Finding): string | undefined {
      report(tried)
      return solution
    },
  })
}

const portion = 2000

async function solveHere(puzzle: Puzzle, { signal, report }: Search): Promise<string> {
  for (let from = 0; ; from += portion) {
    signal.throwIfAborted()
    const solution = searchProof({ ...puzzle, from, count: portion })
    if (solution !== undefined) return solution
    report(from + portion)
    await new Promise((next) => setTimeout(next))
  }
}
