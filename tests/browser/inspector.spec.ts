import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sampleCollections } from '#chain/contracts/sample-collections.ts'
import { expectAccessible, freshAddress } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

const { odd } = sampleCollections
const patient = { timeout: 120_000 }

test('a shared link inspects the collection; its report is saved, and sent with a request for an audit', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  await page.goto(`/nft-audit?collection=${odd.toLowerCase()}`)
  const report = page.getByRole('article', { name: 'Sample Oddities' })
  await expect(report).toBeVisible(patient)
  await expect(page.getByLabel('Address of a collection')).toHaveValue(odd)

  const serious = report.getByRole('region', { name: 'Serious' })
  await expect(serious).toContainText('Pieces can be moved without their owner')
  await expect(serious).toContainText('it leads into a private network, and was not asked')
  await expect(report.getByRole('region', { name: 'Not found out' })).toContainText('IPFS_GATEWAY')
  await expect(report.getByRole('row', { name: /^2: With a script/ })).toContainText('holds a script')
  await expect(report.locator('img')).toHaveCount(0)
  await expectAccessible(page, '.inspection')

  const saving = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Download as JSON' }).click()
  const text = await readFile(await (await saving).path())
  const sha256 = createHash('sha256').update(text).digest('hex')
  await expect(report).toContainText(sha256)

  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)

  await report.getByRole('link', { name: 'Send it with an audit request' }).click()
  await expect(page.getByLabel('Inspection of the collection')).toHaveValue(new RegExp(`/nft-audit/reports/${sha256}$`))
  await page.getByLabel('Chains').fill('Ethereum')
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.locator('#email').fill(freshAddress())
  await page.getByRole('button', { name: 'Request this audit' }).click()
  await expect(page.getByRole('row', { name: /Inspection of the collection/ })).toContainText(sha256)
  expect(problems).toEqual([])
})

test('an address that is not a collection gets one sentence each, also while the server is away, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/nft-audit')
  await hydrate(page)
  const field = page.getByLabel('Address of a collection')
  const inspect = async (address: string) => {
    await field.fill(address)
    await field.press('Enter')
  }
  for (const [address, sentence] of [
    ['0x123', 'Type the address of a contract'],
    [odd.replace('A', 'a'), 'a digit is mistyped'],
    ['0x000000000000000000000000000000000000dEaD', 'There is no contract at this address on Local chain'],
  ] as const) {
    await inspect(address)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible(patient)
    await expect(field).toHaveValue(address)
  }
  await page.route('**/api/nft-inspections', (route) => route.abort())
  await inspect(odd)
  const failed = page.getByRole('alert').filter({ hasText: 'The connection was cut off' })
  await expect(failed).toBeVisible()
  await page.unroute('**/api/nft-inspections')
  await failed.getByRole('button', { name: 'Inspect again' }).click()
  await expect(page.getByRole('article', { name: 'Sample Oddities' })).toBeVisible(patient)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the report as a page, or to a sentence', async ({ page }) => {
    await page.goto('/nft-audit')
    await page.getByLabel('Address of a collection').fill(odd)
    await page.getByRole('button', { name: 'Inspect it' }).click()
    await expect(page).toHaveURL(/\/nft-audit\/reports\/[0-9a-f]{64}$/)
    await expect(page.getByRole('heading', { name: 'Sample Oddities' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download as JSON' })).toBeVisible()
    await page.goBack()
    await page.getByLabel('Address of a collection').fill('0x123')
    await page.getByRole('button', { name: 'Inspect it' }).click()
    await expect(page.getByText('Enter an address of 0x and 40 digits')).toBeVisible()
  })
})
