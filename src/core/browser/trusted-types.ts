import { timeoutMs } from './load-timeout.ts'

type Policy = { createScript: (text: string) => string; createScriptURL: (url: string) => string }

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types: these take the plain strings. */
    trustedTypes?: { createPolicy(name: 'app-map' | 'app-worker', rules: Partial<Policy>): Policy }
  }
}

/** Answers the address of one of our own built files, and throws for any other. */
export function ownAsset(url: string, origin: string): string {
  const { origin: host, pathname, href } = new URL(url, origin)
  if (host !== origin || !pathname.startsWith('/assets/'))
    throw new TypeError('Workers come from /assets/ of this site.')
  return href
}

let policy: Pick<Policy, 'createScriptURL'> | undefined

/** What the import map of this document promises about a file; nothing in development, where there is no map. */
function promised(url: string): string | undefined {
  const map = document.querySelector('script[type=importmap]')?.textContent
  return map
    ? (JSON.parse(map) as { integrity: Record<string, string> }).integrity[new URL(url, location.href).pathname]
    : undefined
}

/** Compares a worker with the import map, which does not reach workers, and answers its address as one that may be run. */
async function promisedAsset(url: string): Promise<string> {
  const integrity = promised(url)
  const signal = AbortSignal.timeout(timeoutMs)
  if (integrity) await fetch(url, { integrity, signal }).then((response) => response.arrayBuffer())
  const rules = { createScriptURL: (text: string) => ownAsset(text, location.origin) }
  policy ??= window.trustedTypes?.createPolicy('app-worker', rules) ?? rules
  return policy.createScriptURL(url)
}

/**
 * Starts a module worker from a built file, as `import url from './x.ts?worker&url'` names it. It takes the immutable file whose bytes
 * were compared from the cache. Rejects when they differ, or do not arrive in time.
 */
export async function startWorker(url: string): Promise<Worker> {
  return new Worker(await promisedAsset(url), { type: 'module' })
}

/** Registers a service worker for the whole site from a built file that imports nothing. Rejects as `startWorker` does. */
export async function registerServiceWorker(url: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(await promisedAsset(url), { scope: '/' })
}
