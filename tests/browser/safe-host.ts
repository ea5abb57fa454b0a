import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'

/** The port of the page that plays Safe, below those that others here take: the site is told it before any journey begins. */
const port = () => 12_000 + (Number(process.env.JOURNEYS_PORT) % 8000)

/** The origin that plays Safe in the journeys: another site than ours, which listens on `localhost`. */
export const safeHost = () => `http://127.0.0.1:${port()}`

/**
 * A page of another origin that shows `path` of the site in a frame, as Safe does, and answers what the frame asks by `answerAsSafe`. A
 * real server: browsers keep a page that came from nowhere away from this machine.
 */
export async function showInFrame(
  page: Page,
  { site, path, as }: { site: string; path: string; as: 'safe' | 'stranger' },
): Promise<{ frame: Frame; close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(hostPage(site, path))
  })
  await new Promise<void>((resolve) => server.listen(as === 'safe' ? port() : 0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/apps`)
  const frame = page.frames()[1]!
  return { frame, close: () => void server.close() }
}

const hostPage = (site: string, path: string) => `<!doctype html>
<html lang="en"><title>Safe</title>
<style>iframe { width: 1380px; height: 860px }</style>
<iframe title="App" sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-downloads"></iframe>
<script>
const frame = document.querySelector('iframe')
addEventListener('message', async ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== '${site}') return
  frame.contentWindow.postMessage(await answerAsSafe(data), origin)
})
frame.src = '${site}${path}'
</script></html>`
