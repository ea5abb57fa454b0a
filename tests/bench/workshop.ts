import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { createWalletClient, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { rpcAt } from '#chain/read/page-rpc.ts'
import { approveCall, lockCall } from '#tools/token-lock/plan/lock-calls.ts'
import { proofPath } from '#tools/token-lock/read/lock-number.ts'
import { readAccount } from '#tools/token-lock/read/read-account.ts'
import { chromiumPath } from '../chromium.ts'
import { serveSite } from '../serve-site.ts'

/**
 * `npm run bench:workshop`: how long the workshop takes, measured on the built site, written to docs/bench/workshop.md. It prints and
 * asserts nothing: times depend on the machine.
 */

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
  globalThis.fetch = (...asked) => {
    requests++
    return plainFetch(...asked)
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

const site = await serveSite()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
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
  const table = ['| what | measured | goal |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )
  console.log(table)
  const file = join(import.meta.dirname, '../../docs/bench/workshop.md')
  await writeFile(file, `# The workshop\n\nWritten by \`npm run bench:workshop\`, in one run.\n\n${table}\n`)
} finally {
  await browser.close()
  await site.stop()
}
