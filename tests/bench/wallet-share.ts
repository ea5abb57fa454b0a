import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** Bytes of gzip that the wallet has in the code every page of this site loads: its button, without what that asks for when pressed. */
export async function shareOfShell(): Promise<number> {
  const entry = join(import.meta.dirname, '../../src/app/shell/wallet-control.tsx')
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: (id) => id !== entry },
    },
  })
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return gzipSync(output[0].code, { level: 9 }).length
}
