import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { confirmSheet, permitTitle, sendInDemoWallet, signInDemoWallet } from './browser/lock-steps.ts'
import { chromiumPath } from './chromium.ts'
import { serveSite } from './serve-site.ts'
import { smallPng } from './small-png.ts'

/**
 * Last part of `npm run screenshots`: walks from nothing to a token with a locked share and locked liquidity on a fresh site, with the
 * demo wallet. Photographs each step into docs/screens/workshop, writes docs/workshop-path.md, and prints how long it took.
 */
const documents = join(import.meta.dirname, '../docs')
const folder = join(documents, 'screens/workshop')

/** What the walk takes: presses and typed fields of a visitor, and milliseconds waited for the site, the chain and the camera. */
const spent = { presses: 0, fields: 0, site: 0, camera: 0 }

/** A step of the document: its sentence and its picture. */
const steps: [sentence: string, picture: string][] = []

async function taking<Answer>(what: 'site' | 'camera', work: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now()
  const answer = await work()
  spent[what] += performance.now() - start
  return answer
}

/** Photographs the screen under a name, scrolled so that `top` stands below the bar. */
async function photograph(page: Page, name: string, { says, top }: { says: string; top?: string }) {
  steps.push([says, name])
  await taking('camera', async () => {
    await page.waitForTimeout(300)
    if (top)
      await page
        .locator(top)
        .first()
        .evaluate((place) => scrollBy(0, place.getBoundingClientRect().top - 96))
    await page.waitForTimeout(300)
    await writeFile(join(folder, `${name}.png`), await smallPng(page, await page.screenshot()))
  })
}

/** Presses what is visible by its name, once it can be pressed. */
async function press(page: Page, role: 'button' | 'link' | 'radio', name: string | RegExp) {
  spent.presses++
  await taking('site', () => page.getByRole(role, { name }).and(page.locator(':visible')).first().click())
}

async function fill(page: Page, label: string, text: string) {
  spent.fields++
  await page.getByLabel(label, { exact: true }).fill(text)
}

async function see(page: Page, text: string | RegExp) {
  await taking('site', () => page.getByText(text).and(page.locator(':visible')).first().waitFor())
}

/** Reads a sheet, and says yes there and in the wallet. */
async function sign(page: Page, title: string, picture?: { name: string; says: string }) {
  const sheet = page.getByRole('dialog', { name: title })
  const ready = title === permitTitle ? 'It counts until' : 'It would succeed on the newest block'
  await taking('site', () => sheet.getByText(ready).waitFor())
  if (picture) await photograph(page, picture.name, picture)
  spent.presses += 2
  await taking('site', async () => {
    await confirmSheet(page, title)
    await (title === permitTitle ? signInDemoWallet(page) : sendInDemoWallet(page))
  })
}

async function makeToken(page: Page) {
  await page.goto('/erc20-token-development')
  await fill(page, 'Name', 'Morning Tide')
  await fill(page, 'Symbol', 'TIDE')
  await see(page, 'The exact source')
  await photograph(page, '1-name', {
    says: 'On the page of ERC20 tokens, name one, choose what it can do, and read what a buyer will see.',
    top: '.creator',
  })
  await press(page, 'button', 'Launch TIDE')
  await press(page, 'button', 'Demo wallet')
  await press(page, 'button', /^Connect$/)
  await press(page, 'button', 'Sign message')
  await press(page, 'button', /^Sign$/)
  await sign(page, 'Create the token TIDE', {
    name: '2-sheet',
    says: 'Launch it: the demo wallet needs nothing installed, and a sheet says first what is signed.',
  })
  await see(page, 'byte for byte')
  const top = '.creator-launches'
  await photograph(page, '3-launched', { says: 'It is on the chain, with the code that was shown, and a plate.', top })
}

async function lockHalf(page: Page) {
  await press(page, 'link', 'Lock the share you keep')
  await see(page, 'You have')
  await press(page, 'button', '50 %')
  await press(page, 'radio', /^Equal steps/)
  const top = '.tool-form'
  await photograph(page, '4-schedule', { says: 'Lock half of it: press 50 % and choose a schedule.', top })
  await press(page, 'button', /^Lock$/)
  await sign(page, permitTitle)
  await sign(page, 'Lock tokens', {
    name: '5-lock-sheet',
    says: 'Sign for exactly that amount, then lock it.',
  })
  await press(page, 'link', /public proof of lock/)
  await see(page, 'Certificate of a lock')
  await photograph(page, '6-lock-proof', { says: 'The lock has a public proof.', top: 'article.certificate' })
}

async function lockLiquidity(page: Page) {
  await page.goto('/liquidity-locking#lock')
  spent.presses++
  await press(page, 'button', /^In your wallet \(2\)/)
  await page.locator('.locks-row summary').first().click()
  spent.presses++
  const top = '.locks'
  await photograph(page, '7-liquidity', { says: 'Lock a sample position of Uniswap, for a year.', top })
  await press(page, 'button', 'Lock this position')
  await sign(page, 'Let the lock take one position')
  await sign(page, 'Lock a liquidity position')
  await press(page, 'button', /^Locked positions \(1\)/)
  await page.locator('.locks-row summary').first().click()
  spent.presses++
  await photograph(page, '8-liquidity-locked', { says: 'Its fees can be collected meanwhile.', top })
}

/** What anyone sees without a wallet, on a telephone by night. */
async function check(page: Page, paths: { lock: string; liquidity: string }) {
  await page.goto(paths.lock)
  await page.mouse.move(5, 5)
  await photograph(page, '9-lock-on-a-phone', {
    says: 'Anyone can check the lock, without a wallet.',
    top: 'article.certificate',
  })
  await page.goto(paths.liquidity)
  await photograph(page, '10-liquidity-on-a-phone', { says: 'And the liquidity.' })
}

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} seconds`

/** What a walk took, in a sentence. `all` are milliseconds from the first page to the last proof. */
const tookWords = (all: number) =>
  `${spent.presses} presses and ${spent.fields} typed words. A script needs ${seconds(all - spent.camera)} for it, ${seconds(spent.site)} of them waiting for the site, the chain and the wallet; at six seconds a press a person needs ${Math.round((spent.presses * 6 + spent.fields * 10) / 6) / 10} minutes.`

const pageOf = (took: string) =>
  [
    '# From zero to a locked token',
    '',
    'Written by `npm run screenshots`: `npm start`, open http://localhost:3000, and do as the pictures do, with the demo wallet on the local chain.',
    '',
    took,
    '',
    ...steps.flatMap(([says, name], at) => [
      `${at + 1}. ${says}`,
      '',
      `   ![${says}](screens/workshop/${name}.png)`,
      '',
    ]),
  ].join('\n')

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const site = await serveSite()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=en-GB'],
})
try {
  const common = { baseURL: site.url, reducedMotion: 'reduce' } as const
  const page = await browser.newPage({ ...common, viewport: { width: 1440, height: 900 } })
  const start = performance.now()
  await makeToken(page)
  await lockHalf(page)
  const lock = page.url()
  await lockLiquidity(page)
  const took = tookWords(performance.now() - start)
  const liquidity = (await page.getByRole('link', { name: 'Public proof of this lock' }).getAttribute('href'))!
  const phone = { viewport: { width: 375, height: 812 }, colorScheme: 'dark' } as const
  await check(await browser.newPage({ ...common, ...phone }), { lock, liquidity })
  await writeFile(join(documents, 'workshop-path.md'), pageOf(took))
  console.log(took)
} finally {
  await browser.close()
  await site.stop()
}
