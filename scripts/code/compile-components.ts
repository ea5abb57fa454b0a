import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compiledJsx, compileJsx, type CompiledJsx } from '#core/process/jsx.server.ts'
import { filesBelow } from '../pages/site-files.ts'

/** Compiles every component for the server, which draws with them without the tools of development. */
export async function compileComponents(root: string): Promise<void> {
  const compiled: CompiledJsx = {}
  for (const file of await filesBelow(join(root, 'src'))) {
    if (!file.endsWith('.tsx') || file.endsWith('.test.tsx')) continue
    const path = `src/${file}`
    compiled[path] = compileJsx(path, await readFile(join(root, path), 'utf8'))
  }
  await writeFile(compiledJsx, JSON.stringify(compiled))
}
