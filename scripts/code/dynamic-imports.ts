import type { Plugin } from 'vite'
import { timeoutMs } from '#core/browser/load-timeout.ts'

const vite = 'export const __vitePreload = '

/** How many files are asked for in one task: asking for one takes a slow phone about 5 ms. */
const together = 8

/**
 * Changes Vite's helper around dynamic imports: it has an end, and what consists of many files is asked for in several tasks. Throws
 * when its text is no longer the one this was written for.
 */
export function adaptHelper(code: string): string {
  if (!code.includes(vite)) throw new Error('Vite has changed its helper: adapt scripts/code/dynamic-imports.ts.')
  return `${code.replace(vite, 'const preload = ')}
    const late = () => new DOMException('The file did not arrive in time.', 'TimeoutError')
    const end = () => new Promise((_, refuse) => setTimeout(() => refuse(late()), ${timeoutMs}))
    const inTasks = async (load, files, from) => {
      let asked = 0
      for (; files.length > asked + ${together}; asked += ${together}) {
        await preload(async () => {}, files.slice(asked, asked + ${together}), from)
        await new Promise((goOn) => setTimeout(goOn))
      }
      return preload(load, files.slice(asked), from)
    }
    export const __vitePreload = (load, files = [], from) => Promise.race([inTasks(load, files, from), end()])`
}

/**
 * An `import()` whose file never ends waits without limit, because browsers have no timeout for it: its caller would say neither that the file
 * is there nor that it is missing. Every such import is rejected with a `TimeoutError` when the timeout ends. A tool of 30 files would
 * keep the page from answering while it asks for them: the browser may answer the visitor after each eight.
 */
export function dynamicImports(): Plugin {
  let seen = false
  return {
    name: 'intaglio:dynamic-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      // oxlint-disable-next-line no-control-regex -- a zero byte begins the names of modules that are not files
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        seen = true
        return { code: adaptHelper(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !seen)
        this.error('Vite has moved its helper around dynamic imports: adapt scripts/code/dynamic-imports.ts.')
    },
  }
}
