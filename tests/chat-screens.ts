import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ask, chat, field, launcher, openChat, openMore, own, press, replies, say } from './browser/chat-steps.ts'
import { startWorkflow } from './browser/chat-workflow.ts'
import { chromiumPath } from './chromium.ts'
import { serveSite } from './serve-site.ts'
import { smallPng } from './small-png.ts'

/**
 * Last part of `npm run screenshots`: photographs the chat in every state, on a computer and on a telephone, into docs/screens/chat, and
 * writes beside them what a screen reader announces on the way.
 */
const folder = join(import.meta.dirname, '../docs/screens/chat')

const layouts = {
  wide: { viewport: { width: 1440, height: 900 } },
  mobile: { viewport: { width: 375, height: 812 }, hasTouch: true },
} as const

/** Notes what comes into the regions that are read out; what is marked as silent inside of them is left out. */
function listen(): void {
  const told: string[] = []
  Object.assign(globalThis, { told })
  const regions = '[role=log],[role=alert],[role=status],[aria-live=polite],[aria-live=assertive]'
  new MutationObserver((changes) => {
    const nodes = new Set(
      changes.flatMap(({ type, addedNodes, target }) => (type === 'childList' ? [...addedNodes] : [target])),
    )
    for (const node of nodes) {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(regions)
      if (!region || element!.closest('[aria-live=off]')) continue
      const copy = node.cloneNode(true)
      if (copy instanceof Element) for (const silent of copy.querySelectorAll('[aria-live=off],time')) silent.remove()
      const text = copy.textContent?.replaceAll(/\s+/g, ' ').trim()
      const kind = region.getAttribute('role') ?? region.getAttribute('aria-live')
      if (text) told.push(`${kind}: ${text}`)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const announced: string[] = []

async function toldSince(page: Page, step: string) {
  await page.waitForTimeout(200)
  const told = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told.splice(0))
  announced.push(`## ${step}`, '', ...(told.length > 0 ? told.map((line) => `- ${line}`) : ['- (nothing)']), '')
}

/** Walks the chat of the built-in assistant; calls `note` after each step. */
async function walk(page: Page, photograph: (name: string) => Promise<void>, note: (step: string) => Promise<void>) {
  await openChat(page)
  await note('Chat is pressed')
  await photograph('greeting')
  await ask(page, 'What does an audit cost?')
  await note('“What does an audit cost?” is sent')
  await photograph('answer')
  await ask(page, 'Which football club will win the league?')
  await note('A question the site has no answer to')
  await photograph('refusal')
  await field(page).fill('legal winner thank year wave sausage worth useful legal winner thank yellow')
  await field(page).press('Enter')
  await chat(page).getByRole('alert').filter({ hasText: /./ }).waitFor()
  await note('A recovery phrase is typed')
  await photograph('secret')
  await field(page).fill('')
  await page.context().setOffline(true)
  await say(page, 'How do I lock tokens?')
  await own(page).last().locator('.chat-waits').waitFor()
  await note('A question without a network')
  await photograph('offline')
  await page.context().setOffline(false)
  await replies(page).nth(4).waitFor()
  await note('The network is back')
  await openMore(page)
  await photograph('more')
  await press(page, 'Leave a message for a person')
  await photograph('hand-over')
}

await mkdir(folder, { recursive: true })
const workflow = await startWorkflow()
const site = await serveSite()
const relayed = await serveSite({ variables: { CHAT_WEBHOOK_URL: workflow.url } })
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  for (const [layout, options] of Object.entries(layouts))
    for (const colorScheme of ['light', 'dark'] as const) {
      const photographs = (page: Page) => async (name: string) => {
        await page.waitForTimeout(200)
        const png = await smallPng(page, await page.screenshot())
        await writeFile(join(folder, `${name}-${layout}${colorScheme === 'dark' ? '-night' : ''}.png`), png)
      }
      const first = layout === 'wide' && colorScheme === 'light'
      const page = await browser.newPage({ ...options, colorScheme, reducedMotion: 'reduce', baseURL: site.url })
      await page.addInitScript(listen)
      await walk(page, photographs(page), async (step) => (first ? toldSince(page, step) : undefined))
      await page.context().close()

      const streamed = await browser.newPage({
        ...options,
        colorScheme,
        reducedMotion: 'reduce',
        baseURL: relayed.url,
      })
      const photograph = photographs(streamed)
      await streamed.addInitScript(listen)
      await openChat(streamed)
      await say(streamed, 'stream')
      await chat(streamed).getByRole('button', { name: 'Stop' }).waitFor()
      if (first) await toldSince(streamed, 'A reply is on its way')
      await photograph('streaming')
      workflow.release()
      await replies(streamed).nth(1).waitFor()
      if (first) await toldSince(streamed, 'The reply is whole')
      await ask(streamed, 'everything')
      await photograph('formatted')
      await say(streamed, 'fail')
      await chat(streamed).getByRole('button', { name: 'Retry' }).last().waitFor()
      if (first) await toldSince(streamed, 'The workflow failed')
      await photograph('failed')
      if (layout === 'wide') {
        await press(streamed, 'Maximize')
        await photograph('maximized')
        await press(streamed, 'Minimize')
        await photograph('minimized')
        await press(streamed, 'Close chat')
        await launcher(streamed).waitFor()
        await photograph('button')
      }
      await streamed.context().close()
    }
  const head =
    '# What a screen reader announces\n\nWritten by `npm run screenshots`: what comes into the live regions of the chat, in order, on a computer.\n'
  await writeFile(
    join(folder, 'announcements.md'),
    `${[head, ...announced].join('\n').trimEnd().replaceAll('](', ']\\(')}\n`,
  )
} finally {
  await browser.close()
  await Promise.all([site.stop(), relayed.stop(), workflow.stop()])
}
