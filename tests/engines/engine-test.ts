import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '@playwright/test'
import type { EnginePage } from './engine-page.ts'
import { openFirefox } from './firefox-page.ts'
import type { EngineName } from './installed.ts'
import { openWebkit } from './webkit-page.ts'

/** Which engine a project walks. */
export type EngineOptions = { engine: EngineName }

type Walked = EngineOptions & {
  /** A page in the engine, which all tests of it share. */
  visit: EnginePage
}

const open = { firefox: openFirefox, webkit: openWebkit }

/** A test in one engine. Playwright runs it; its own browsers have no part in it. */
export const test = base.extend<object, Walked>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  visit: [
    async ({ engine }, use) => {
      const page = await open[engine]()
      await use(page)
      await page.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** A site that is served from somewhere else, and how that ends. */
type Relay = { url: string; stop(): void }

/** Serves a site with what `pass` makes of the bodies of its files. */
async function relaySite(site: string, pass: (path: string, body: Buffer) => Buffer | Promise<Buffer>): Promise<Relay> {
  const host = createServer(async ({ url: path = '/' }, response) => {
    const answer = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } })
    const body = await pass(path, Buffer.from(await answer.arrayBuffer()))
    const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers).end(body)
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const stop = () => {
    host.closeAllConnections()
    host.close()
  }
  return { url: `http://localhost:${(host.address() as AddressInfo).port}`, stop }
}

/** Serves a site with one more byte in one of its files. */
export function serveTampered(site: string, file: string): Promise<Relay> {
  return relaySite(site, (path, body) => (path === file ? Buffer.concat([body, Buffer.from(' ')]) : body))
}

/** Serves a site whose scripts wait until they are told to `come`. */
export async function serveHeld(site: string): Promise<Relay & { come(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const relay = await relaySite(site, async (path, body) => {
    if (path.endsWith('.js')) await promise
    return body
  })
  return { ...relay, come: resolve }
}
