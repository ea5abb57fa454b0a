import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { violationsIn } from '../accessibility.ts'
import { chromiumPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'
import { noteCode } from '../wallet-bytes.ts'
import { buildN8nChat, serveN8nChat } from './n8n-chat.ts'

/**
 * `npm run bench:chat-widget`: opens the chat of this site, as built, and that of n8n, asks both the same, and writes what it takes to
 * docs/bench/chat-widget.md. Figures are reported and never asserted.
 */
type Widget = {
  title: string
  /** Of the page and its own code, before the widget is wanted: not counted. */
  settle: (page: Page) => Promise<void>
  launcher: string
  /** The part of the page axe looks at while the window is open. */
  window: string
  field: string
  reply: string
}

type Measured = { load: Cost; open: Cost; asked: Cost; hosts: string[]; closed: string[]; shown: string[] }
type Cost = { requests: number; bytes: number }

const ours: Widget = {
  title: 'this site',
  async settle(page) {
    await page.locator('html[data-script=ready]').waitFor({ state: 'attached' })
    // What shows toasts comes a second later, and is not a part of the chat.
    await page.waitForTimeout(2000)
  },
  launcher: '#chat-open',
  window: '#chat',
  field: '#chat-input',
  reply: '[role=log] .chat-message:nth-child(3)',
}

const n8n: Widget = {
  title: '@n8n/chat 1.37.0',
  settle: async () => {},
  launcher: '.chat-window-toggle',
  window: '.chat-window',
  field: '.chat-window textarea',
  reply: '.chat-message-from-bot:not(.chat-message-typing) >> nth=2',
}

/** Violations of WCAG and of good practice in a part of the page, each with how many elements it concerns. */
async function objections(page: Page, part: string): Promise<string[]> {
  const violations = await violationsIn(page, part)
  return violations.map(({ id, impact, nodes }) => `${id} (${impact}, ${nodes.length})`)
}

async function measure(browser: Browser, url: string, widget: Widget): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const hosts = new Set<string>()
  await context.route(
    ({ origin }) => origin !== url,
    (route) => {
      hosts.add(new URL(route.request().url()).host)
      return route.abort()
    },
  )
  const page = await context.newPage()
  const code = noteCode(page, { all: true })
  await page.goto(widget === ours ? `${url}/pricing` : url)
  await widget.settle(page)
  await page.locator(widget.launcher).waitFor()
  const load = await code.since()
  const closed = await objections(page, widget.launcher)
  await page.locator(widget.launcher).click()
  await page.locator(widget.field).waitFor()
  const open = await code.since()
  await page.locator(widget.field).fill('What does an audit cost?')
  await page.keyboard.press('Enter')
  await page.locator(widget.reply).waitFor({ timeout: 20_000 })
  const asked = await code.since()
  const shown = await objections(page, widget.window)
  await context.close()
  return { load: widget === ours ? { requests: 0, bytes: 0 } : load, open, asked, hosts: [...hosts], closed, shown }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const listed = (found: string[]) => (found.length > 0 ? found.join('<br>') : 'none')

buildN8nChat()
const site = await serveSite({ variables: { LIMIT_FACTOR: '1000' } })
const page = await serveN8nChat(site.url)
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  const both = [await measure(browser, site.url, ours), await measure(browser, page.url, n8n)]
  const row = (name: string, cell: (one: Measured) => string) => `| ${name} | ${both.map(cell).join(' | ')} |`
  const table = [
    `| | ${[ours, n8n].map(({ title }) => title).join(' | ')} |`,
    '|---|---|---|',
    row('before it is wanted, kB gzip (requests)', ({ load }) => `${kB(load.bytes)} (${load.requests})`),
    row('opening it, kB gzip (requests)', ({ open }) => `${kB(open.bytes)} (${open.requests})`),
    row('the first question and its reply', ({ asked }) => `${kB(asked.bytes)} (${asked.requests})`),
    row('in all', ({ load, open, asked }) => `${kB(load.bytes + open.bytes + asked.bytes)} kB`),
    row('other hosts asked', ({ hosts }) => listed(hosts)),
    row('axe, button', ({ closed }) => listed(closed)),
    row('axe, window with a reply', ({ shown }) => listed(shown)),
  ].join('\n')
  const text = `# The chat, beside n8n's

Written by \`npm run bench:chat-widget\`, both in one run, in the same browser, with the same answers. Bodies are counted in gzip at its
highest, with any encoding on the way; replies and settings included. Of this site, what every page loads to come to life is not
counted: React, which its chat is drawn with, is part of that; n8n's brings Vue along. Its page is otherwise empty.

${table}
`
  await writeFile(join(import.meta.dirname, '../../docs/bench/chat-widget.md'), text)
  console.log(table)
} finally {
  await browser.close()
  page.stop()
  await site.stop()
}
