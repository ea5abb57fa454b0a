import type { Plugin } from 'vite'
import { patience } from '#core/browser/patience.ts'

/**
 * Leaves out what Vite puts around every dynamic import to ask for its chunks and styles ahead. There is one stylesheet, and the few
 * chunks that are loaded late import nothing that the page does not have; 0.9 kB in brotli of what every page loads. In its place
 * stands a bound: a chunk that never ends is refused with a `TimeoutError`.
 */
export function noPreload(): Plugin {
  return {
    name: 'intaglio:no-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      // oxlint-disable-next-line no-control-regex -- a zero byte begins the names of modules that are no files
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `
        const late = () => new DOMException('The file did not arrive in time.', 'TimeoutError')
        const end = () => new Promise((_, refuse) => setTimeout(() => refuse(late()), ${patience}))
        export const __vitePreload = (load) => Promise.race([load(), end()])`,
    },
  }
}
