import { readFile } from 'node:fs/promises'
import { sampleTokens } from '#chain/contracts/sample-tokens.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

const patient = { timeout: 120_000 }

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 800 }],
] as const)
  test(`on ${device} the sample that cannot be sold is found out, with how, and downloaded`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    const { problems } = await watch(page, baseURL!)
    await page.goto('/token-check')
    await hydrate(page)
    await page.getByRole('button', { name: 'Check one that cannot be sold' }).click()
    await expect(page.getByRole('article', { name: 'Token check: Sample Trap' })).toBeVisible(patient)
    await expect(page).toHaveURL(new RegExp(`\\?token=${sampleTokens.trap}#check$`))
    const now = page.getByRole('region', { name: 'What happens to a buyer now' })
    await expect(now).toContainText('It cannot be sold: every attempt failed.')
    await expect(now).toContainText('A purchase costs a tax of 5 %.')
    await expect(now).toContainText('Simulated: 0 of 27 attempts went through.')
    const ruler = page.getByRole('region', { name: 'What others can do to it today' })
    await expect(ruler).toContainText('The owner can create tokens.')
    await expect(page.getByRole('region', { name: 'What was not checked' })).toContainText('A token can wait.')
    await expectAccessible(page, '.token-check')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as JSON' }).click()
    const report = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { trips: unknown[]; way: string }
    expect(report).toMatchObject({ version: 1, way: 'simulate', token: { address: sampleTokens.trap } })
    expect(report.trips).toHaveLength(9)
    expect(problems).toEqual([])
  })

test('a shared link checks the token; one of this site is known by its code', async ({ page }) => {
  await page.goto(`/token-check?token=${sampleWorld.ink.toLowerCase()}`)
  await expect(page.getByRole('article', { name: 'Token check: Sample Ink' })).toContainText('erc20-permit', patient)
  await expect(page.getByLabel('Address of a token')).toHaveValue(sampleWorld.ink)
  await expect(page.getByRole('region', { name: 'What we tried and found in order' })).toContainText(
    'No account has power over it, and none can ever get it.',
  )
  await page.getByRole('link', { name: 'Open its page' }).click()
  await expect(page).toHaveURL(`/meme-token/${sampleWorld.ink}`)
})

test('what is no token gets one sentence, also while the server is away, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/token-check')
  await hydrate(page)
  const field = page.getByLabel('Address of a token')
  const check = async (address: string) => {
    await field.fill(address)
    await field.press('Enter')
  }
  for (const [address, sentence] of [
    ['0x123', 'Type the address of a token'],
    [sampleWorld.ink.replace(/(?<=^0x.*)[A-F]/, (letter) => letter.toLowerCase()), 'a digit is mistyped'],
    ['0x000000000000000000000000000000000000dEaD', 'There is no contract at this address'],
    [sampleWorld.pool, 'so it is not an ERC-20 token'],
  ] as const) {
    await check(address)
    await expect(page.locator('#check').getByRole('alert')).toContainText(sentence, patient)
  }
  await page.route('**/api/token-checks', (route) => route.abort())
  await check(sampleWorld.ink)
  await expect(page.locator('#check').getByRole('alert')).toContainText('The connection was cut off')
  await page.unroute('**/api/token-checks')
  await page.getByRole('button', { name: 'Check it again' }).click()
  await expect(page.getByRole('article', { name: 'Token check: Sample Ink' })).toBeVisible(patient)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the same report as a page', async ({ page }) => {
    await page.goto('/token-check')
    await page.getByLabel('Address of a token').fill(sampleTokens.trap)
    await page.getByRole('button', { name: 'Check it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check of Sample Trap')
    await expect(page.getByText('It cannot be sold: every attempt failed.')).toBeVisible()
    await page.goto('/token-check/report?token=0x12')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was checked')
  })
})
