import { join } from 'node:path'
import type { Plugin } from 'vite'

type Modules = { getModuleInfo(id: string): { importedIds: string[]; isEntry: boolean } | null }

const app = join(import.meta.dirname, '../../src/app')
/** Of every how many pages one must need a module, so that all of them load it. */
const share = 4

/** A module and everything that comes with it without being asked for later. */
function closureOf(from: string, modules: Modules): Set<string> {
  const found = new Set<string>([from])
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Names the file of a module, from what each page imports: nothing for what the bundler may place by itself. */
export function fileOf(ids: Iterable<string>, modules: Modules): (id: string) => 'libraries' | 'pages' | null {
  const entries = [...ids].filter((id) => modules.getModuleInfo(id)?.isEntry)
  const closures = new Map(entries.map((id) => [id, closureOf(id, modules)]))
  const of = (name: string) => closures.get(entries.find((id) => id.startsWith(join(app, name))) ?? '') ?? new Set()
  const [start, root] = [of('entry.client.tsx'), of('root.tsx')]
  const needed = new Map<string, number>()
  for (const closure of closures.values()) for (const id of closure) needed.set(id, (needed.get(id) ?? 0) + 1)
  return (id) => {
    // What is first asked for stays apart: a page that imports React must not start the application with it.
    if (closures.has(id)) return null
    if (start.has(id)) return 'libraries'
    return root.has(id) || (needed.get(id) ?? 0) * share >= entries.length ? 'pages' : null
  }
}

/**
 * Two files for what most pages need: what starts the application, which is React with the router and changes with them, and what
 * the document and at least every fourth page import. Everything else lies where the bundler puts it: by who imports it.
 */
export function codeFiles(): Plugin {
  let name: ReturnType<typeof fileOf> | undefined
  return {
    name: 'intaglio:code-files',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: (id) => name?.(id) ?? null }] } } } },
        },
      },
    }),
    applyToEnvironment: ({ name: environment }) => environment === 'client',
    buildEnd(error) {
      if (!error) name = fileOf(this.getModuleIds(), this)
    },
  }
}
