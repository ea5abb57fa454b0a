import type { Plugin } from 'vite'

const library = 'react-router/dist/production/lib'
const loader = `${library}/dom/ssr/routeModules.js`
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/** Answers React Router's route loader without its reload. Throws when the text is no longer the one this was written for. */
export function withoutReload(code: string): string {
  const patched = code.replace(reload, 'throw error;')
  if (patched === code)
    throw new Error('React Router no longer reloads where scripts/router-patch.ts expects it: read its new text.')
  return patched
}

/**
 * Parts of React Router that never run here, by file, with what their functions answer in a build like ours: nothing is discovered
 * while `ssr` is false, nobody instruments the router, and `root.tsx` brings its own error screen and fallback. What stands
 * outside the root, should the router itself fail, says what the error screen says (the original draws a script, which the policy
 * forbids). 2.8 kB in brotli of what every page loads. An export that a new version
 * asks for and this record lacks stops the build.
 */
export const idle: Record<string, string> = {
  [`${library}/dom/ssr/fog-of-war.js`]: `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const [getManifestPath, getPartialManifest, getPathsWithAncestors, handleClientVersionMismatch] = []
    export const URL_LIMIT = 7680`,
  [`${library}/router/instrumentation.js`]: `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const instrumentationResultMetaContext = undefined
    export const [getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler] = []`,
  [`${library}/dom/ssr/errorBoundaries.js`]: `
    import { Component, createElement as h } from 'react'
    const title = 'Unexpected Application Error!'
    export class RemixErrorBoundary extends Component {
      state = {}
      static getDerivedStateFromError = (error) => ({ error })
      render() {
        if (!this.state.error) return this.props.children
        const body = h('body', null, h('h1', null, title), h('a', { href: location.href }, 'Load the page again'))
        return h('html', { lang: 'en' }, h('head', null, h('title', null, title)), body)
      }
    }
    export const [BoundaryShell, RemixRootDefaultErrorBoundary] = []`,
  [`${library}/dom/ssr/fallback.js`]: 'export const RemixRootDefaultHydrateFallback = undefined',
}

/**
 * A chunk that cannot be loaded makes React Router reload the page, for ever if it is refused, and on the mere hover of a link that
 * prefetches. Here it throws instead, and `core/load-document.ts` loads as a document the page that was wanted. Parts
 * that never run are left out.
 */
export function routerPatch(): Plugin {
  const seen = new Set<string>()
  const files = [loader, ...Object.keys(idle)]
  return {
    name: 'intaglio:router-patch',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const file = files.find((each) => id.endsWith(each))
        if (!file) return undefined
        seen.add(file)
        return { code: idle[file] ?? withoutReload(code), map: null }
      },
    },
    buildEnd(error) {
      const missing = files.filter((file) => !seen.has(file))
      if (!error && missing.length)
        this.error(`React Router has moved ${missing.join(', ')}: adapt scripts/router-patch.ts.`)
    },
  }
}
