import { registerServiceWorker } from '#core/browser/trusted-types.ts'
import { keptPages } from './kept-pages-name.ts'
// oxlint-disable-next-line import/default -- Vite gives the address of the built file.
import workerUrl from './kept-pages-worker.ts?worker&url'

/** How many pages are kept; the one that was kept first goes first. */
const most = 20

/**
 * Keeps the page of a path on this device, so that it opens without a network. Its code is in the cache of the browser, which compares
 * it as ever. Rejects where a browser keeps nothing, or the page does not arrive.
 */
export async function keepPage(path: string): Promise<void> {
  const pages = await caches.open(keptPages)
  await pages.delete(path)
  await pages.add(path)
  const paths = await pages.keys()
  await Promise.all(paths.slice(0, -most).map((request) => pages.delete(request)))
  await registerServiceWorker(workerUrl)
}

/** Forgets all that is kept, and what answers with it. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in window) || !(await caches.delete(keptPages))) return
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
}
