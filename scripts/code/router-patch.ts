import type { Plugin } from 'vite'

const loader = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/** Answers React Router's route loader without its reload. Throws when the text is no longer the one this was written for. */
export function withoutReload(code: string): string {
  const patched = code.replace(reload, 'throw error;')
  if (patched === code)
    throw new Error('React Router no longer reloads where scripts/code/router-patch.ts expects it: read its new text.')
  return patched
}

/**
 * When a chunk cannot be loaded, React Router reloads the page: without end if it is refused, and on the mere hover of a link that
 * prefetches. With this patch it throws, and `core/load-document.ts` loads the wanted page as a document.
 */
export function routerPatch(): Plugin {
  let seen = false
  return {
    name: 'intaglio:router-patch',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: loader },
      handler(code) {
        seen = true
        return { code: withoutReload(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !seen) this.error('React Router has moved its route loader: adapt scripts/code/router-patch.ts.')
    },
  }
}
