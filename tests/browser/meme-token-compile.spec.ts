import { generatePrivateKey } from 'viem/accounts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
import { watch } from './watch.ts'

/** Five options and the access: nothing of the kind is compiled in advance. */
const draft =
  '/meme-token?kind=erc20&with=mintable,capped,burnable,pausable,permit&access=roles&name=Rare&symbol=RAR&cap=2,000,000,000#create'

async function openDraft(page: Page) {
  await page.goto(draft)
  await expect(page.getByRole('button', { name: 'Compile and test it' })).toBeVisible()
  await expect(page.locator('#token-launch')).toBeHidden()
}

test('a combination that nobody compiled before is compiled and tested in the browser, launched, and known to the server', async ({
  page,
  baseURL,
}) => {
  // It compiles here, and then on the server.
  test.slow()
  const { problems } = await watch(page, baseURL!)
  const compilers: string[] = []
  page.on('request', (request) => request.url().includes('/solc-') && compilers.push(request.url()))
  const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys: [generatePrivateKey()] })
  await page.request.post('/api/demo/fund', { data: { address: wallet.address }, headers: { origin: baseURL! } })
  await announceTestWallet(page, wallet)
  await openDraft(page)
  await expect(page.getByText(/^\d+ tests run before you can launch it$/)).toBeVisible()
  expect(compilers, 'nothing is loaded before it is asked for').toEqual([])
  await expectAccessible(page, '.creator-launch')

  await page.getByRole('button', { name: 'Compile and test it' }).click()
  const launch = page.getByRole('button', { name: 'Launch RAR' })
  await expect(launch).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText(/^\d+ tests passed for these bytes$/)).toBeVisible()
  await expect(page.locator('.creator-cost')).toContainText('Local chain')

  await launch.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test wallet' }).first().click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await page.getByRole('button', { name: 'Continue in wallet' }).click()
  const launched = page.locator('.creator-launched')
  await expect(launched).toContainText('its code is the one you read, byte for byte')

  // What was compiled is kept: a reload follows the launch without the compiler.
  compilers.length = 0
  await page.reload()
  await expect(launched).toContainText('Token certificate')
  expect(compilers).toEqual([])

  await launched.getByRole('link', { name: 'Open its public page' }).click()
  await expect(page.getByRole('main')).toContainText('one of the tokens this site makes and tests', { timeout: 60_000 })
  expect(problems).toEqual([])
})

test('a browser that does not run the compiler says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    // As where workers are switched off, or a phone has no memory left.
    Object.assign(globalThis, { Worker: undefined })
  })
  await openDraft(page)
  await page.getByRole('button', { name: 'Compile and test it' }).click()
  await expect(page.locator('.creator-launch output').first()).toContainText('Open the draft’s link on a computer', {
    timeout: 120_000,
  })
  for (const option of ['capped', 'burnable', 'pausable', 'permit'])
    await page.locator(`#token-option-${option}`).uncheck()
  await expect(page.locator('#token-launch')).toBeVisible()
})
