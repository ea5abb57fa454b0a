import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as rolldown from 'rolldown/utils'

const require = createRequire(import.meta.url)

/** Where a build keeps the components as Node can read them, by the hash of each source. */
export const keptJsx = join(import.meta.dirname, '../../../build/jsx.json')

/** What a source is kept under. */
export const hashOfSource = (source: string): string => createHash('sha256').update(source).digest('base64url')

/** A component as Node can read it. Needs the tools of development. */
export function compileJsx(file: string, source: string): string {
  const { transformSync } = require('rolldown/utils') as typeof rolldown
  const { code, errors } = transformSync(file, source, { jsx: { runtime: 'automatic' } })
  if (errors.length > 0) throw errors[0]!
  return code
}

let kept: Record<string, string> | undefined

function readKept(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(keptJsx, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

// Node reads types away by itself, but not JSX. A component that has changed since the build is compiled when it is loaded.
registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return next(url, context)
    const file = fileURLToPath(url)
    const source = readFileSync(file, 'utf8')
    kept ??= readKept()
    return { format: 'module', source: kept[hashOfSource(source)] ?? compileJsx(file, source), shortCircuit: true }
  },
})
