import { Worker } from 'node:worker_threads'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { boundCall } from '#chain/rpc/rpc-gas.server.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenArtifact } from '#tools/token/generator/artifact.ts'
import { codeOf, type RecipeCode } from '#tools/token/generator/compiled-code.ts'
import { runTrials } from '#tools/token/generator/run-trials.ts'
import { optionsNamed, variantId } from '#tools/token/generator/variants.ts'

type Compiled = { artifact: TokenArtifact; compiled: string }

/** How a token came through: its code, and the sentences that are not true of it. */
export type Tried = { id: string; code: RecipeCode; failed: string[] }

const threads = 2

/**
 * Compiles tokens from their features, deploys them on a chain of its own, and puts each through the trials of all its features. `each` is told
 * of each as it is ready. Rejects when one does not compile. A token takes some five seconds of a processor.
 */
export async function tryRecipes(
  recipes: readonly TokenOptions[],
  each: (one: Tried) => void = () => {},
): Promise<Tried[]> {
  await using chain = await testChain()
  // The first block has the time zero, at which a timelock takes nothing for announced.
  await chain.ask('evm_mine')
  const ask = (method: string, params: readonly unknown[]) => chain.ask(method, ...boundCall(params))
  const tried: Promise<Tried>[] = []
  const tryOne = async ({ artifact, compiled }: Compiled): Promise<Tried> => {
    const options = optionsNamed(artifact.id)!
    const failed = await runTrials(ask, { options, artifact, compiled }).catch((error: Error) => [error.message])
    const one = { id: artifact.id, code: codeOf(artifact), failed }
    each(one)
    return one
  }
  const shares = Array.from({ length: threads }, (_, share) =>
    recipes.filter((_one, at) => at % threads === share).map(variantId),
  )
  await Promise.all(
    shares.filter((ids) => ids.length > 0).map((ids) => inThread(ids, (one) => tried.push(tryOne(one)))),
  )
  // Awaited here: the chain ends with this function.
  return await Promise.all(tried)
}

function inThread(ids: readonly string[], take: (one: Compiled) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./recipe-worker.ts', import.meta.url), { workerData: ids })
    worker
      .on('message', take)
      .once('error', reject)
      .once('exit', () => resolve())
  })
}
