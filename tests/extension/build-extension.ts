import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const here = import.meta.dirname
const scripts = ['page-script', 'content-script', 'service-worker', 'approve'] as const

/** Builds the extension into a new folder and answers its path. `rpc` is where the wallet asks the chain, `key` what it signs with. */
export async function buildExtension(wallet: { key: string; rpc: string; chainId: number }): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'intaglio-extension-'))
  for (const file of ['manifest.json', 'approve.html']) await copyFile(join(here, file), join(outDir, file))
  for (const name of scripts)
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      define: { WALLET: JSON.stringify(wallet) },
      build: {
        outDir,
        emptyOutDir: false,
        minify: false,
        lib: { entry: join(here, `${name}.ts`), formats: ['iife'], name: 'wallet', fileName: () => `${name}.js` },
      },
    })
  return outDir
}
