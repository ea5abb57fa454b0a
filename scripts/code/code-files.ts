import { join } from 'node:path'
import { createBuilder, type Plugin, type Rolldown } from 'vite'
import { gatherChunks } from './gather-chunks.ts'

type Modules = { getModuleInfo(id: string): { importedIds: string[]; isEntry: boolean } | null }

const app = join(import.meta.dirname, '../../src/app')
/** Of every how many pages one must need a module, so that all of them load it. */
const share = 4
/** The names of the files of `fileOf`, and of what the bundler brings. */
const everybodys = new Set(['libraries', 'pages', 'rolldown-runtime'])

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

/** The mode of the build that only looks at which files the bundler would make. */
const looking = 'looking'

/** The files that the bundler makes by itself, beside the two of `fileOf`, which everybody has. Writes nothing. */
async function looseChunks(root: string): Promise<Rolldown.OutputChunk[]> {
  const builder = await createBuilder({ root, mode: looking, logLevel: 'silent', build: { write: false } })
  const { output } = (await builder.build(builder.environments['client']!)) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk').filter(({ name }) => !everybodys.has(name))
}

/**
 * Two files for what most pages need: what starts the application, which is React with the router and changes with them, and what
 * the document and at least every fourth page import. What the rest shares, the bundler would put into hundreds of small files, one for
 * every set of pages and tools that need it: a first build looks at them, and `gatherChunks` says which of them go together.
 */
export function codeFiles(): Plugin {
  let name: ReturnType<typeof fileOf> | undefined
  let gathered = new Map<string, string>()
  let root: string | undefined
  return {
    name: 'intaglio:code-files',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // A file that is asked for by itself may hold what others share as well.
              preserveEntrySignatures: 'allow-extension',
              output: {
                // React runs nearly whole as a page comes to life: Chromium then compiles it beside the page, not function by function in it.
                postBanner: ({ name: file }) => (file === 'libraries' ? '//# allFunctionsCalledOnLoad' : ''),
                codeSplitting: {
                  groups: [
                    { debugName: 'everybody', priority: 2, name: (id) => name?.(id) ?? null },
                    {
                      debugName: 'gathered',
                      priority: 1,
                      name: (id) => gathered.get(id) ?? null,
                      includeDependenciesRecursively: false,
                    },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    applyToEnvironment: ({ name: environment }) => environment === 'client',
    configResolved(config) {
      if (config.mode !== looking) root = config.root
    },
    async buildStart() {
      if (!root) return
      gathered = gatherChunks(
        (await looseChunks(root)).map(({ fileName, name: own, imports, moduleIds, code, isEntry, isDynamicEntry }) => ({
          file: fileName,
          name: own,
          imports,
          modules: moduleIds,
          size: code.length,
          entry: isEntry || isDynamicEntry,
        })),
      )
    },
    buildEnd(error) {
      if (!error) name = fileOf(this.getModuleIds(), this)
    },
  }
}
