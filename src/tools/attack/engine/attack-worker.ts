import type { CompiledFile } from './compiled.ts'
import type { AttackRun } from './run.ts'
import { runAttack, SceneError } from './run-attack.ts'

/** What the worker is asked: one attack on some targets, by the names that it answers them under. */
export type AttackOrders = {
  targets: readonly [name: string, target: CompiledFile][]
  attack: CompiledFile
  parameter: bigint
}

/** What it answers, one after the other, and in the end that it is done. */
export type AttackTold = { name: string; run: AttackRun } | { name: string; problem: string } | 'done'

addEventListener('message', async ({ data }: MessageEvent<AttackOrders>) => {
  const { targets, attack, parameter } = data
  for (const [name, target] of targets) {
    try {
      postMessage({ name, run: await runAttack({ target, attack, parameter }) } satisfies AttackTold)
    } catch (error) {
      if (!(error instanceof SceneError)) throw error
      postMessage({ name, problem: error.message } satisfies AttackTold)
    }
  }
  postMessage('done' satisfies AttackTold)
})
