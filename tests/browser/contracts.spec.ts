import { keccak256, type Hex } from 'viem'
import { contractAddresses, contractCodes } from '#contracts/addresses.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { watch } from './watch.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 800 }],
] as const)
  test(`on ${device} every contract is compared with the chain, and what belongs to it can be had`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    const { problems } = await watch(page, baseURL!)
    await page.goto('/contracts')
    for (const kind of Object.keys(contractAddresses))
      await expect(page.getByRole('region', { name: kind })).toContainText(
        'the code on Local chain has this hash on block',
      )
    await expectAccessible(page, '.contract-book')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    for (const link of await page.locator('.contract-book .actions a').all()) {
      const answer = await page.request.get((await link.getAttribute('href'))!)
      expect(answer.status(), (await link.getAttribute('href'))!).toBe(200)
    }
    expect(problems).toEqual([])
  })

test('other code, and a chain that does not answer, are said', async ({ page }) => {
  let answer: 'other' | 'nothing' | 'away' = 'other'
  await page.route('**/rpc', async (route) => {
    if (answer === 'away') return route.abort()
    const asked = route.request().postDataJSON() as { id: number; method: string }[] | { id: number; method: string }
    const one = ({ id, method }: { id: number; method: string }) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_getCode' ? (answer === 'other' ? '0x6001' : '0x') : '0x7a69',
    })
    await route.fulfill({ json: Array.isArray(asked) ? asked.map(one) : one(asked) })
  })
  const locker = page.getByRole('region', { name: 'TokenLocker' })
  await page.goto('/contracts')
  await expect(locker).toContainText('OTHER CODE')
  answer = 'nothing'
  await page.reload()
  await expect(locker).toContainText('It is not deployed on Local chain')
  answer = 'away'
  await page.reload()
  await expect(locker).toContainText('The chain does not answer, so the code was not compared.')
  await page.unroute('**/rpc')
  await locker.getByRole('button', { name: 'Compare again' }).click()
  await expect(locker).toContainText('has this hash on block')
})

test('the hash on the page is that of the code on the chain', async ({ page, request }) => {
  await page.goto('/contracts')
  const params = [contractAddresses.TokenLocker, 'latest']
  const answer = await request.post('/rpc', { data: { jsonrpc: '2.0', id: 1, method: 'eth_getCode', params } })
  const { result } = (await answer.json()) as { result: Hex }
  expect(keccak256(result)).toBe(contractCodes.TokenLocker.hash)
  await expect(page.getByRole('region', { name: 'TokenLocker' }).locator('code.address').last()).toHaveText(
    contractCodes.TokenLocker.hash,
  )
})

test('a visitor types an address and learns which contract of ours it is, without a script as well', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/contracts#check')
    const field = page.getByLabel('Address of a contract, a collection or a token')
    await field.fill(contractAddresses.LaunchBook)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exact: LaunchBook')
    await expect(page.locator('main')).toContainText('It is at the address that follows from our code')
    await expect(page.getByRole('link', { name: 'Standard JSON of its sources' })).toHaveAttribute(
      'href',
      '/contracts/LaunchBook.input.json',
    )
    await page.getByRole('link', { name: 'Compare another address' }).click()
    await page.getByLabel('Address of a contract, a collection or a token').fill('0x12')
    await page.getByRole('button', { name: 'Compare its code' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was compared')
    await context.close()
  }
})
