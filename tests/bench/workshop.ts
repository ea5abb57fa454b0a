import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createWalletClient, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { rpcAt } from '#chain/read/page-rpc.ts'
import { approveCall, lockCall } from '#tools/token-lock/plan/lock-calls.ts'
import { proofPath } from '#tools/token-lock/read/lock-number.ts'
import { readAccount } from '#tools/token-lock/read/read-account.ts'
import { chromiumPath } from '../chromium.ts'
import { hydrate } from '../browser/watch.ts'
import { serveSite, type ServedSite } from '../serve-site.ts'
import { countSpent, type Spent } from './spent.ts'
import { firstKeyIn, keysToEffect, longestTask, slowDown } from './workshop-speed.ts'
import { manyLines, stopWalks, walks } from './workshop-walks.ts'

/**
 * `npm run bench:workshop [-- walks|speed|pages …] [--rounds N] [--only WORDS] [--width N] [--moved]`: what the workshop takes of its visitors, measured on the built site. It
 * walks every journey at two widths, types on a processor four times slower, and asks for public pages. It asserts nothing: times depend
 * on the machine. A run of all three parts is written to docs/bench/workshop.md. A position of Uniswap V4 is locked where `npm run
 * journeys:v4` has installed it.
 */

/**
 * `--only` walks the journeys whose name has these words, after the first; `--width` on the screen of this width alone. `--moved` says of
 * each what moved without a press: by how much, where, how long after which step, and from where to where (x, y, width, height).
 */
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '' },
    moved: { type: 'boolean', default: false },
  },
})
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const most = (values: readonly number[]) => Math.max(...values)
const inMs = (value: number) => `${value.toFixed(1)} ms`

/** Milliseconds from the press of an option until the source has its new lines, for each option several times. */
async function optionToPreview(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const times: number[] = []
    const source = document.querySelector('.creator-source pre')!
    for (let round = 0; round < 6; round++)
      for (const name of ['burnable', 'permit', 'mintable', 'pausable', 'limits', 'votes']) {
        const changed = new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect()
            resolve(performance.now())
          })
          observer.observe(source, { childList: true, subtree: true, characterData: true })
        })
        const start = performance.now()
        document.querySelector<HTMLInputElement>(`#token-option-${name}`)!.click()
        times.push((await changed) - start)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    return times
  })
}

/** Milliseconds until a public page is answered whole, read from the chain each time. */
async function answered(url: string): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < 10; at++) {
    const start = performance.now()
    const answer = await fetch(url)
    await answer.text()
    if (!answer.ok) throw new Error(`${url} is answered by ${answer.status}.`)
    times.push(performance.now() - start)
  }
  return times
}

/** Milliseconds from the choice of a file of 10,000 lines until it is checked, three files, each with one bad line. */
async function listChecked(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/token-locking?token=${sampleWorld.ink}`)
  await page.locator('#lock').scrollIntoViewIfNeeded()
  await page.mouse.move(5, 5)
  await page.getByRole('radio', { name: 'For a list of accounts' }).check()
  const times: number[] = []
  for (let round = 1; round <= 3; round++) {
    const lines = Array.from({ length: 10_000 }, (_, at) => `0x${(at + 1).toString(16).padStart(40, 'b')},${round}.5`)
    lines[1000 * round] = '0x12,1'
    const buffer = Buffer.from(lines.join('\n'))
    await page.getByLabel('or a CSV file').setInputFiles([])
    const start = performance.now()
    await page.getByLabel('or a CSV file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await page.getByText(`Line ${1000 * round + 1}: This is not an address`).waitFor()
    times.push(performance.now() - start)
  }
  return times
}

/** Makes 200 locks with a new account; answers the requests it takes to list them, and the path of the first one's proof. */
async function listLocks(url: string): Promise<{ requests: number; proof: string }> {
  const account = privateKeyToAccount(generatePrivateKey())
  const headers = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify({ address: account.address })
  await fetch(`${url}/api/demo/fund`, { method: 'POST', headers, body })
  const client = createWalletClient({ account, transport: http(`${url}/rpc`) }).extend(publicActions)
  const begin = Math.floor(Date.now() / 1000)
  const schedule = { start: begin, cliff: begin, end: begin + 86_400 * 365, steps: 0 }
  const grants = Array.from({ length: 200 }, () => ({ owner: account.address, amount: 10n ** 15n, schedule }))
  const calls = [approveCall(sampleWorld.ink, 200n * 10n ** 15n), lockCall(sampleWorld.ink, grants, account.address)]
  for (const call of calls) {
    const hash = await client.sendTransaction({ ...call, chain: null })
    await client.waitForTransactionReceipt({ hash, pollingInterval: 100 })
  }
  const plainFetch = globalThis.fetch
  let requests = 0
  globalThis.fetch = (...request) => {
    requests++
    return plainFetch(...request)
  }
  const { own } = await readAccount(rpcAt(`${url}/rpc`), {
    account: account.address,
    tokens: [sampleWorld.ink],
    ask: async () => undefined,
  })
  globalThis.fetch = plainFetch
  if (own.length !== 200) throw new Error(`${own.length} locks were found instead of 200.`)
  return { requests, proof: proofPath(own[0]!) }
}

/** Milliseconds from opening the proof of a lock until its amount stands there, and its drawn certificate after the first intent. */
async function proofShown(page: Page, url: string): Promise<{ read: number; drawn: number }> {
  const start = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('main').getByText('0.001 INK').first().waitFor()
  const read = performance.now() - start
  await page.mouse.move(9, 9)
  const intent = performance.now()
  await page.locator('article.certificate').waitFor()
  return { read, drawn: performance.now() - intent }
}

/** The screens that journeys are walked on. */
const screens = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
] as const

/** How much may move by itself over a whole journey. */
const shiftGoal = 0.02

const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

type Part = (browser: Browser, site: ServedSite) => Promise<string>

/** Every journey at each width, each round with new wallets. */
async function walkAll(browser: Browser, site: ServedSite): Promise<string> {
  const rounds = Number(asked.rounds)
  const spent = new Map<string, Spent[]>()
  const chosen = Object.entries(walks).filter(([name], at) => at === 0 || name.includes(asked.only))
  const chosenScreens = screens.filter(({ viewport: { width } }) => !asked.width || width === Number(asked.width))
  for (let round = 0; round < rounds; round++)
    for (const [at, screen] of chosenScreens.entries()) {
      const contexts = await Promise.all([0, 1].map(() => browser.newContext({ ...screen, baseURL: site.url })))
      const took = await countSpent(contexts)
      const [page, stranger] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
      const walkers = { page, stranger, env: site.env, at: round * screens.length + at }
      for (const [name, { prepare, walk }] of chosen) {
        const from = (await prepare?.(walkers)) ?? ''
        const key = `${name} ${screen.viewport.width}`
        try {
          const one = await took(() => walk(walkers, from))
          spent.set(key, [...(spent.get(key) ?? []), one])
          if (asked.moved) console.log(`${key}: ${one.shift.toFixed(3)}\n  ${one.moved.join('\n  ')}`)
        } catch (error) {
          // The others are walked all the same; the table says which did not come to its end.
          console.error(`${key} does not end.`, String(error).slice(0, 2_000))
          const picture = `walk-${screen.viewport.width}-${Object.keys(walks).indexOf(name)}.png`
          await page.screenshot({ path: join(import.meta.dirname, '../../test-results', picture) })
          process.exitCode = 1
        }
      }
      await Promise.all(contexts.map((context) => context.close()))
    }
  const rows = chosen.flatMap(([name, { before }]) =>
    chosenScreens.map(({ viewport: { width } }) => {
      const all = spent.get(`${name} ${width}`)
      if (!all) return [name, String(width), 'did not end', '', '', '', before]
      const of = (what: Exclude<keyof Spent, 'moved'>) => all.map((one) => one[what])
      return [
        name,
        String(width),
        String(median(of('presses'))),
        String(median(of('fields'))),
        `${median(of('seconds')).toFixed(1)} s`,
        most(of('shift')).toFixed(3),
        before,
      ]
    }),
  )
  return [
    '## Journeys',
    '',
    `Each walked ${rounds === 1 ? 'once' : `${rounds} times`} at each width, with the demo wallet, by a script that waits for nothing but the page: presses, fields and seconds are medians, the layout shift is the largest sum over a whole journey, of what moved without a press. A press is also a key that acts, a choice in a list, and files that are chosen; the sheets of the demo wallet count. The goal of the layout shift is ${shiftGoal}. “Before” was counted on 22 November 2026.`,
    '',
    tableOf(['journey', 'width', 'presses', 'fields', 'seconds', 'layout shift', 'before'], rows),
  ].join('\n')
}

/** The first text field of each tool. */
const firstFields = {
  '/meme-token': '#token-name',
  '/token-locking': '.locks-picker input',
  '/claim': '#claim-number',
  '/mint': '#mint-code',
  '/nft-audit': '#nft-collection',
  '/smart-contract-audit': '#audit-code',
  '/pricing': '#audit-lines',
  '/erc20-token-development': '#token-name',
}

/** How often each page is opened: a machine that others use too needs many. */
const visits = 7

/** Opens a page, brings it to life, and answers the field. */
const alive = (path: string, field: string) => async (page: Page) => {
  await page.goto(path)
  await hydrate(page)
  await page.locator(field).first().waitFor()
  return field
}

/** Typing on a processor four times slower. */
async function typeAll(browser: Browser, site: ServedSite): Promise<string> {
  const slowly = async <Answer>(work: (page: Page) => Promise<Answer>): Promise<Answer> => {
    const context = await browser.newContext({ ...screens[0], baseURL: site.url })
    const page = await context.newPage()
    await slowDown(page, 4)
    const answer = await work(page)
    await context.close()
    return answer
  }
  const first: string[][] = []
  for (const [url, field] of Object.entries(firstFields)) {
    const tries: Awaited<ReturnType<typeof firstKeyIn>>[] = []
    for (let visit = 0; visit < visits; visit++) tries.push(await slowly((page) => firstKeyIn(page, { url, field })))
    const times = (['html', 'field', 'typed', 'scripts', 'alive', 'tool'] as const).map((what) =>
      String(Math.round(median(tries.map((one) => one[what])))),
    )
    const kept = tries.filter((one) => one.kept).length
    first.push([url, ...times, String(tries[0]!.files), `${kept} of ${visits}`])
  }
  const rows: string[][] = []
  const keys = async (what: string, prepare: (page: Page) => Promise<string>, text: string) => {
    const times = await slowly(async (page) => keysToEffect(page, { field: await prepare(page), text }))
    const said = `a key, median of ${times.length}`
    rows.push([`${what}: ${said}, to its letter`, inMs(median(times.map(({ letter }) => letter))), '50 ms'])
    rows.push([`${what}: ${said}, to the last it changes`, inMs(median(times.map(({ last }) => last))), '50 ms'])
  }
  await keys('Name of a token, with its source', alive('/meme-token', '#token-name'), 'Morning Tide of Zurich')
  await keys('Lines of code, with the price', alive('/pricing', '#audit-lines'), '123456')
  await keys(
    'Amount of a lock, with its schedule',
    async (page) => {
      await alive('/token-locking', '.locks-picker input')(page)
      await page.getByRole('button', { name: /^Sample Ink/ }).click()
      await page.getByLabel('Amount, in INK').waitFor()
      return '#lock-amount'
    },
    '1234.5678',
  )
  const lists = await slowly((page) => listRooted(page))
  rows.push(
    ['100,000 rows, from the choice of the file to their sum and root', `${(lists.ms / 1000).toFixed(1)} s`, '10 s'],
    ['The longest task of the page meanwhile', lists.longest === 0 ? 'none of 50 ms' : inMs(lists.longest), '50 ms'],
  )
  const lead =
    'On a processor four times slower, 1440 pixels wide. The workers of a page, which read its lists, are not slowed.'
  const how = `From opening a page with an empty cache, in milliseconds, medians of ${visits} visits: the HTML is there; its first field is on the screen, and a key is pressed; the key is in the field, where the goal is 1,000; the last script is there; the page is alive; the tool answers. Then the scripts that came, and how often the key was still there once the next one was pressed.`
  const columns = ['first key', 'HTML', 'field', 'key', 'scripts', 'alive', 'tool', 'files', 'kept']
  return [
    `## Typing\n\n${lead}\n\n${how}`,
    '',
    tableOf(columns, first),
    '',
    tableOf(['what', 'measured', 'goal'], rows),
  ].join('\n')
}

/** Milliseconds from the choice of a file of 100,000 rows until it is summed and rooted, and the longest task of the page meanwhile. */
async function listRooted(page: Page): Promise<{ ms: number; longest: number }> {
  await page.goto('/claim')
  await hydrate(page)
  await page.getByRole('button', { name: /^Sample Ink/ }).click()
  const input = page.getByLabel('or a CSV file')
  await input.waitFor()
  await page.waitForTimeout(1_000)
  let ms = 0
  const longest = await longestTask(page, async () => {
    const start = performance.now()
    await input.setInputFiles(manyLines)
    await page.getByText('10,000 INK', { exact: true }).first().waitFor({ timeout: 120_000 })
    ms = performance.now() - start
  })
  return { ms, longest }
}

/** Public pages, lists and code, on the processor as it is. */
async function askAll(browser: Browser, site: ServedSite): Promise<string> {
  const page = await browser.newPage(screens[0])
  const tool: number[] = []
  page.on('response', async (response) => {
    if (/\/assets\/(?:token-creator|launch-token)-/.test(response.url()))
      tool.push(gzipSync(await response.body(), { level: 9 }).length)
  })
  await page.goto(`${site.url}/meme-token#create`)
  await page.locator('.creator-source pre').waitFor()
  const previews = await optionToPreview(page)
  const pages = await answered(`${site.url}/meme-token/${sampleWorld.ink}`)
  const { requests, proof } = await listLocks(site.url)
  const proofs = await answered(site.url + proof)
  const shown = await proofShown(page, site.url + proof)
  const lists = await listChecked(page, site.url)
  const rows = [
    ['Option to preview, median', inMs(median(previews)), '16 ms'],
    ['Option to preview, longest', inMs(most(previews)), ''],
    ['Public page of a token, median', inMs(median(pages)), '1,000 ms'],
    ['Proof of a lock, answered, median', inMs(median(proofs)), '1,000 ms'],
    ['Proof of a lock, from the address to its amount on the screen', inMs(shown.read), '1,000 ms'],
    ['Proof of a lock, from the first intent to its certificate', inMs(shown.drawn), ''],
    ['List of 10,000 lines, from the choice of the file to its one bad line, median', inMs(median(lists)), '1,000 ms'],
    ['Requests to list 200 locks', String(requests), '5'],
    ['Code of the creator, gzip', `${tool.reduce((sum, size) => sum + size, 0)} bytes`, '60,000 bytes'],
  ]
  await page.close()
  return ['## Pages and lists', '', tableOf(['what', 'measured', 'goal'], rows)].join('\n')
}

const parts: Record<string, Part> = {
  walks: walkAll,
  speed: typeAll,
  pages: askAll,
}
const site = await serveSite({ variables: { LIMIT_FACTOR: '1000' } })
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=en-GB'],
})
try {
  const load = loadavg()[0]!.toFixed(1)
  const said: string[] = []
  for (const [name, part] of Object.entries(parts))
    if (positionals.length === 0 || positionals.includes(name)) said.push(await part(browser, site))
  const lead = `Written by \`npm run bench:workshop\` in one run on ${cpus().length} cores, whose load was ${load} at its beginning and ${loadavg()[0]!.toFixed(1)} at its end.`
  const document = `# The workshop\n\n${lead}\n\n${said.join('\n\n')}\n`
  console.log(document)
  if (said.length === Object.keys(parts).length && !asked.only && !asked.width)
    await writeFile(join(import.meta.dirname, '../../docs/bench/workshop.md'), document)
} finally {
  await browser.close()
  await Promise.all([site.stop(), stopWalks()])
}
