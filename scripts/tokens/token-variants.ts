import { Worker } from 'node:worker_threads'
import type { TokenArtifact } from '#tools/token/generator/artifact.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { tokenVariants } from '#tools/token/generator/variants.ts'
import { keepArtifacts, keptArtifacts } from './token-artifacts.ts'
import { inputHashOf } from './token-compile.ts'
import { unpackArtifacts } from './token-unpack.ts'

/**
 * `npm run tokens`: compiles every variant of the token creator whose source, library or compiler changed, and keeps the results in
 * contracts/emitter/compiled/. With `--all` it compiles them all; with `--unpack` it compiles
 * nothing, and writes what is kept into the file that the tests of the contracts read.
 */
const threads = 2

function inThread(ids: string[]): Promise<TokenArtifact[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./token-compile-worker.ts', import.meta.url), { workerData: ids })
    worker.once('message', resolve).once('error', reject)
  })
}

async function compileStale(all: boolean): Promise<void> {
  const started = performance.now()
  const kept = all ? new Map<string, TokenArtifact>() : keptArtifacts()
  const tokens = tokenVariants().map((options) => emitToken(options))
  const artifacts = new Map<string, TokenArtifact>()
  const stale: string[] = []
  for (const token of tokens) {
    const known = kept.get(token.id)
    if (known?.inputHash === inputHashOf(token)) artifacts.set(token.id, { ...known, powers: token.powers })
    else stale.push(token.id)
  }
  const shares = Array.from({ length: threads }, (_, share) => stale.filter((_id, at) => at % threads === share))
  const compiled = await Promise.all(shares.filter((ids) => ids.length > 0).map(inThread))
  for (const artifact of compiled.flat()) artifacts.set(artifact.id, artifact)
  keepArtifacts(artifacts)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${tokens.length} variants: ${stale.length} compiled, ${tokens.length - stale.length} kept, in ${seconds} s`,
  )
}

if (process.argv.includes('--unpack')) unpackArtifacts()
else await compileStale(process.argv.includes('--all'))
