import { stepWidth, type AttackRun } from './run.ts'

/** Instructions of one call that follow each other and come from the same line; line 0: the compiler added them. */
export type LineRun = { line: number; steps: { at: number; name: string }[] }

/** What one call executed, by lines, in the order of execution. What the calls inside it execute is not in it. */
export function linesOfCall({ steps, operations }: AttackRun, call: number): LineRun[] {
  const runs: LineRun[] = []
  for (let at = 0; at < steps.length; at += stepWidth) {
    if (steps[at] !== call) continue
    const line = steps[at + 3]!
    let last = runs.at(-1)
    if (last?.line !== line) {
      last = { line, steps: [] }
      runs.push(last)
    }
    last.steps.push({ at: steps[at + 1]!, name: operations[steps[at + 2]!]! })
  }
  return runs
}
