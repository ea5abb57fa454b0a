import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import {
  chooseSample,
  confirmSheet,
  openWithDemoWallet,
  permitTitle,
  sendInDemoWallet,
  showTool,
  signInDemoWallet,
} from './lock-steps.ts'
import { watch } from './watch.ts'

const plainLocks = (url: URL) => url.pathname === '/api/index/things' && !url.search.includes('LockDeeds')

/** How many rows of the lists named `text` at once from here on, while the index is slow to tell of plain locks. */
async function watchRows(page: Page, text: string) {
  await page.route(plainLocks, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue()
  })
  await page.evaluate((named) => {
    const count = () =>
      [...document.querySelectorAll('.locks-row')].filter((row) => row.textContent.includes(named)).length
    const seen = window as unknown as { mostRows: number }
    seen.mostRows = count()
    new MutationObserver(() => (seen.mostRows = Math.max(seen.mostRows, count()))).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  }, text)
  return async () => {
    // What is still slow is let through first: the page that comes next has no way to.
    await page.unrouteAll({ behavior: 'wait' })
    return page.evaluate(() => (window as unknown as { mostRows: number }).mostRows)
  }
}

test('a lock is made as an NFT by one signature, its picture comes from the chain, and its holder moves the end', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/token-locking')
  await showTool(page)
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('21')
  await page.getByRole('radio', { name: 'An NFT, handed over in two steps' }).check()
  await expect(page.getByText('It moves only once the receiver accepts.')).toBeVisible()
  await expectAccessible(page, '.locks')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  const permission = page.getByRole('dialog', { name: permitTitle })
  await expect(permission).toContainText('LockDeeds')
  await expect(permission).toContainText('21 INK')
  await expect(permission).not.toContainText('Check this first')
  await confirmSheet(page, permitTitle)
  await signInDemoWallet(page)
  const sheet = page.getByRole('dialog', { name: 'Lock tokens as an NFT' })
  await expect(sheet).toContainText('by offer and acceptance')
  await confirmSheet(page, 'Lock tokens as an NFT')
  await sendInDemoWallet(page)
  await expect(page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })).toBeVisible()

  await page.getByRole('button', { name: 'Lock something else' }).click()
  await page.getByRole('button', { name: 'Your locks' }).click()
  await expect(page.getByRole('heading', { name: 'Your locks as NFTs' })).toBeVisible()
  const row = page.locator('.locks-row').filter({ hasText: '21 INK' })
  await row.locator('> summary').click()
  const seal = row.getByRole('img', { name: /^The seal of lock No\. \d+ of INK/ })
  await expect(seal).toBeVisible()
  await expect.poll(() => seal.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(row).toContainText('This NFT changes hands by offer and acceptance only.')
  await expectAccessible(page, '.locks')
  await row.getByRole('button', { name: 'End later' }).click()
  await row.getByLabel('New end').fill('2040-01-01T00:00')
  await row.getByRole('button', { name: 'End later' }).click()
  await confirmSheet(page, 'Make a lock end later')
  await sendInDemoWallet(page)
  await expect(row.getByText(/until 1 January 2040|until 31 December 2039/).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('a plain lock becomes an NFT from the list, and comes out of it again on its own page', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await openWithDemoWallet(page, '/token-locking')
  await showTool(page)
  await chooseSample(page)
  await page.getByLabel('Amount, in INK').fill('23')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await confirmSheet(page, permitTitle)
  await signInDemoWallet(page)
  await confirmSheet(page, 'Lock tokens')
  await sendInDemoWallet(page)
  await expect(page.getByRole('link', { name: /public proof of lock No\. \d+ of INK/ })).toBeVisible()

  await page.getByRole('button', { name: 'Lock something else' }).click()
  await page.getByRole('button', { name: 'Your locks' }).click()
  const row = page.locator('.locks-row').filter({ hasText: '23 INK' })
  await row.locator('> summary').click()
  const choice = page.getByLabel('What would you like to do?')
  await row.getByLabel('What would you like to do?').selectOption('Make an NFT of it')
  await row.getByLabel('How the NFT changes hands').selectOption({ index: 1 })
  await expect(row).toContainText('Your wallet asks twice')
  await expectAccessible(page, '.locks')
  const mostRows = await watchRows(page, '23 INK')
  await row.getByRole('button', { name: 'Make an NFT of it' }).click()
  await confirmSheet(page, 'Offer a lock to another account')
  await sendInDemoWallet(page)
  // One press: the second prompt comes by itself, once the chain has the offer.
  await expect(page.getByRole('dialog', { name: 'Make an NFT of a lock' })).toContainText('by offer and acceptance')
  await confirmSheet(page, 'Make an NFT of a lock')
  await sendInDemoWallet(page)
  await expect(page.getByText('This NFT changes hands by offer and acceptance only.')).toBeAttached()
  expect(await mostRows()).toBe(1)

  const nft = page.locator('.locks-row').filter({ hasText: '23 INK' })
  await nft.locator('> summary').click()
  await expect(nft.getByRole('img', { name: /^The seal of lock/ })).toBeVisible()
  await page.goto((await nft.getByRole('link', { name: 'Public proof of this lock' }).getAttribute('href'))!)
  await expect(page.getByRole('heading', { name: 'The NFT of this lock' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your lock' })).toBeVisible()
  await choice.selectOption('Take it out of its NFT')
  await expectAccessible(page, '.locks')
  await page.getByRole('button', { name: 'Take it out of its NFT' }).click()
  await confirmSheet(page, 'Take a lock out of its NFT')
  await sendInDemoWallet(page)
  await expect(page.getByRole('heading', { name: 'Offered to you' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept this lock' }).click()
  await confirmSheet(page, 'Accept a lock')
  await sendInDemoWallet(page)
  await expect(page.getByRole('heading', { name: 'Your lock' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The NFT of this lock' })).toBeHidden()
  expect(problems).toEqual([])
})
