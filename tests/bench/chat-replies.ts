import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openChat, replies, say } from '../browser/chat-steps.ts'
import { startWorkflow } from '../browser/chat-workflow.ts'
import { hostileReplies } from '../browser/hostile-replies.ts'
import { chromiumPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'

const wanted = process.argv[2]

/**
 * `npm run bench:chat-replies`: the longest time a reply keeps the page's main thread to itself, for replies of 64 kB that are made to
 * do so. Writes docs/bench/chat-replies.md and asserts nothing: times belong to the machine.
 */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/** The longest task of a page's main thread in a trace, in milliseconds of the processor: what others do beside it does not count. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}:${tid}`))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000))
}

const workflow = await startWorkflow()
const site = await serveSite({ variables: { CHAT_WEBHOOK_URL: workflow.url, LIMIT_FACTOR: '1000' } })
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
const rows: string[] = []

for (const [name, text] of Object.entries(hostileReplies)) {
  if (wanted && name !== wanted) continue
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await openChat(page)
  // The first reply starts what the others find running.
  await say(page, 'hello')
  await replies(page).nth(1).getByText('You said hello').waitFor()
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await say(page, name)
  const reply = replies(page).nth(2)
  await page.locator('[role=log] > .chat-message:not([aria-hidden]):not(.chat-own)').nth(2).waitFor({ timeout: 60_000 })
  const size = () => reply.evaluate((element) => element.querySelectorAll('*').length)
  for (let before = -1, now = await size(); before !== now; now = await size()) {
    before = now
    await page.waitForTimeout(1_000)
  }
  const longest = longestTask(await browser.stopTracing())
  const written = (await reply.locator('.chat-plain').count()) > 0
  rows.push(
    `| ${name} | ${(text.length / 1024).toFixed(0)} | ${written ? 'as written' : 'formatted'} | ${longest.toFixed(0)} |`,
  )
  console.log(rows.at(-1))
  await context.close()
}

await browser.close()
await site.stop()
await workflow.stop()

await writeFile(
  join(import.meta.dirname, '../../docs/bench/chat-replies.md'),
  `# Replies that would hold up a page

\`npm run bench:chat-replies\`: the longest task of the main thread while a reply comes and is drawn, in milliseconds of the
processor, from Chromium's own trace: what else the machine does beside it does not count. The goal is 100.

| reply of | kB | shown | longest task |
|---|--:|---|--:|
${rows.join('\n')}
`,
)
