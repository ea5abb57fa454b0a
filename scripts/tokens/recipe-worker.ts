import { parentPort, workerData } from 'node:worker_threads'
import { trialsInput } from '#tools/token/generator/run-trials.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { compileTokens } from './token-compile.ts'

/** A thread that compiles tokens and their trials: it is given the tokens' ids and posts each token as it is ready. */
const { default: solc } = await import('solc')
for (const id of workerData as string[]) {
  const [artifact] = await compileTokens([id])
  const compiled = solc.compile(trialsInput(optionsNamed(id)!))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  parentPort?.postMessage({ artifact, compiled })
}
