import type { Plugin } from 'vite'
import { timeoutMs } from '#core/browser/load-timeout.ts'

const vite = 'export const __vitePreload = '

/** Gives Vite's helper around dynamic imports an end. Throws when its text is no longer the one this was written for. */
export function withEnd(code: string): string {
  if (!code.includes(vite)) throw new Error('Vite has changed its helper: adapt scripts/code/bounded-imports.ts.')
  return `${code.replace(vite, 'const preload = ')}
    const late = () => new DOMException('The file did not arrive in time.', 'TimeoutError')
    const end = () => new Promise((_, refuse) => setTimeout(() => refuse(late()), ${timeoutMs}))
    export const __vitePreload = (...load) => Promise.race([preload(...load), end()])`
}

/**
 * An `import()` whose file never ends waits without limit, because browsers have no timeout for it: its caller would say neither that the file
 * is there nor that it is missing. Every such import is rejected with a `TimeoutError` when the timeout ends.
 */
export function boundedImports(): Plugin {
  let seen = false
  return {
    name: 'intaglio:bounded-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      // oxlint-disable-next-line no-control-regex -- a zero byte begins the names of modules that are not files
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        seen = true
        return { code: withEnd(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !seen)
        this.error('Vite has moved its helper around dynamic imports: adapt scripts/code/bounded-imports.ts.')
    },
  }
}
