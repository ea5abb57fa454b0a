import type { CompiledFile } from './compiled.ts'
import type { AttackRun } from './run.ts'
import { runAttack, SceneError } from './run-attack.ts'

/** What the worker is asked: one attack on some targets, by the names that it answers them under. */
export type AttackOrders = {
  targets: readonly [name: string, target: CompiledFile][]
  attack: CompiledFile
  parameter: bigint
  /** Attacks and tells nothing, so that the browser compiles the code ahead. */
  rehearsal?: true
}

/** What it answers, one after the other, and in the end that it is done. */
export type AttackTold = { name: string; run: AttackRun } | { name: string; problem: string } | 'done'

/** Whether an attack was ordered: what is left of the rehearsal is left out. */
let ordered = false

addEventListener('message', async ({ data }: MessageEvent<AttackOrders>) => {
  const { targets, attack, parameter, rehearsal } = data
  ordered ||= !rehearsal
  const tell = (told: AttackTold, handed: Transferable[] = []) => {
    if (!rehearsal) postMessage(told, { transfer: handed })
  }
  for (const [name, target] of targets) {
    // An order that came in the meantime is heard before the next target.
    if (rehearsal) await new Promise((resolve) => setTimeout(resolve))
    if (rehearsal && ordered) return
    try {
      const run = await runAttack({ target, attack, parameter })
      tell({ name, run }, [run.steps.buffer])
    } catch (error) {
      // What a promise rejects with would reach nobody: the page hears of this as an error of its worker.
      if (!(error instanceof SceneError)) return reportError(error)
      tell({ name, problem: error.message })
    }
  }
  tell('done')
})
