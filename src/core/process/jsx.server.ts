import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as rolldown from 'rolldown/utils'

/** Components as Node can read them, by their paths, each with the hash of the source it was compiled from. */
export type CompiledJsx = Record<string, { hash: string; code: string }>

const root = join(import.meta.dirname, '../../..')

/** Where a build keeps them. */
export const compiledJsx = join(root, 'build/jsx.json')

/** A component as Node can read it. Throws where the tools of development are not installed. */
export function compileJsx(path: string, source: string): CompiledJsx[string] {
  const { transformSync } = createRequire(import.meta.url)('rolldown/utils') as typeof rolldown
  const { code, errors } = transformSync(path, source, { jsx: { runtime: 'automatic' } })
  if (errors.length > 0) throw errors[0]!
  return { hash: hashOf(source), code }
}

const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url')

let built: CompiledJsx | undefined

function readBuilt(): CompiledJsx {
  try {
    return JSON.parse(readFileSync(compiledJsx, 'utf8')) as CompiledJsx
  } catch {
    return {}
  }
}

/** What was built of a component; one that has changed since is compiled now, where that can be done. */
function codeOf(file: string): string {
  const path = relative(root, file)
  const source = readFileSync(file, 'utf8')
  built ??= readBuilt()
  const known = built[path]
  if (known?.hash === hashOf(source)) return known.code
  try {
    return compileJsx(path, source).code
  } catch (error) {
    if (known && (error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return known.code
    throw error
  }
}

// Node takes types away by itself, but does not read JSX.
registerHooks({
  load: (url, context, next) =>
    url.startsWith('file:') && url.endsWith('.tsx')
      ? { format: 'module', source: codeOf(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
})
