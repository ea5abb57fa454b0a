import { keptPages } from './kept-pages-name.ts'

/** What a service worker has beside what a page has; the types of both cannot stand in one project. */
declare const self: {
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void
}

type Lasting = { waitUntil(work: Promise<unknown> | undefined): void }
type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
type Events = { install: Lasting; activate: Lasting; fetch: Fetching }

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
// The network is asked while the worker starts: it makes no page later.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event))
})

/** The network answers; only where there is none, a page that was kept does. */
async function answer({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const pages = await caches.open(keptPages)
    const kept = await pages.match(request, { ignoreSearch: true, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}
