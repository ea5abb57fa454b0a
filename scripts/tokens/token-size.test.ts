import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** What a page loads for some imports of the emitter, minified and compressed, without viem, which the wallet brings. */
async function weigh(imports: string): Promise<number> {
  const entry = join(import.meta.dirname, 'weighed-entry.ts')
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'weighed',
        resolveId: (id: string) => (id === entry ? id : undefined),
        load: (id: string) => (id === entry ? imports : undefined),
      },
    ],
    build: { write: false, lib: { entry, formats: ['es'] }, rolldownOptions: { external: [/^viem/] } },
  })) as Rolldown.RolldownOutput[]
  return gzipSync(built[0]!.output[0].code, { level: 9 }).length
}

test('the emitter weighs at most 27 kB on a page, and with checks and fetching at most 33 kB', async () => {
  const emitter = `
    export { emitToken, constructorArguments } from '#tools/token/generator/emit.ts'
    export { normalise } from '#tools/token/features/options.ts'`
  const rest = `
    export { checkToken } from '#tools/token/check/check-token.ts'
    export { fetchArtifact, fetchLibrary } from '#tools/token/generator/fetch-compiled.ts'
    export { standardJson } from '#core/solidity/standard-json.ts'
    export { isCodeOf } from '#tools/token/generator/compiled-code.ts'`
  expect(await weigh(emitter)).toBeLessThanOrEqual(27_000)
  expect(await weigh(emitter + rest)).toBeLessThanOrEqual(33_000)
})
