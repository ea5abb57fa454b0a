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

/** Serves a site with one more byte in one of its files. Answers where, and how that ends. */
export async function serveTampered(site: string, file: string): Promise<{ url: string; stop(): void }> {
  const host = createServer(async ({ url: path = '/' }, response) => {
    const answer = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } })
    const body = [Buffer.from(await answer.arrayBuffer())]
    if (path === file) body.push(Buffer.from(' '))
    const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers).end(Buffer.concat(body))
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const stop = () => {
    host.closeAllConnections()
    host.close()
  }
  return { url: `http://localhost:${(host.address() as AddressInfo).port}`, stop }
}
