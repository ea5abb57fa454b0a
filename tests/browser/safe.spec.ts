import type { Page } from '@playwright/test'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  type Address,
  type Hash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { testSafe } from '#wallet/safe/test-safe.server.ts'
import { expect, test } from './journey-test.ts'
import { showInFrame } from './safe-host.ts'

// One after the other: the site allows one address of a Safe, and one server at a time can listen there.
test.describe.configure({ mode: 'default' })

/** A Safe of two owners on the chain of the site, with sample tokens and no ether: its owners pay the fees. */
async function openSafe(page: Page, site: string) {
  const transport = http(`${site}/rpc`)
  const owners = [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key))
  const fund = (address: Address) =>
    page.request.post('/api/demo/fund', { data: { address }, headers: { origin: site } })
  for (const { address } of owners) await fund(address)
  const chain = createPublicClient({ transport })
  /** The keys are here: the node signs for nobody. */
  async function ask(method: string, ...params: unknown[]): Promise<unknown> {
    if (method !== 'eth_sendTransaction') return chain.request({ method, params } as never)
    const { from, to, data } = params[0] as { from: Address; to?: Address; data?: Hash }
    const account = owners.find(({ address }) => address === from)!
    const wallet = createWalletClient({ account, transport })
    return wallet.sendTransaction({ chain: null, to, data, gas: 3_000_000n } as never)
  }
  const safe = await testSafe(ask, { owners: owners.map(({ address }) => address), threshold: 2 })
  const ink = { abi: erc20Abi, address: sampleWorld.ink }
  // A busy chain may not give the samples at the first request.
  await expect
    .poll(async () => {
      await fund(owners[0]!.address)
      return chain.readContract({ ...ink, functionName: 'balanceOf', args: [owners[0]!.address] })
    })
    .not.toBe(0n)
  const data = encodeFunctionData({ ...ink, functionName: 'transfer', args: [safe.address, 100n * 10n ** 18n] })
  await ask('eth_sendTransaction', { from: owners[0]!.address, to: sampleWorld.ink, data })
  await expect
    .poll(() => chain.readContract({ ...ink, functionName: 'balanceOf', args: [safe.address] }))
    .toBe(100n * 10n ** 18n)
  await page.exposeFunction('answerAsSafe', safe.answer)
  return safe
}

test('a Safe locks tokens in its own window: one proposal that two owners confirm, over a no and a reload in between', async ({
  page,
  baseURL,
}) => {
  const site = baseURL!
  const safe = await openSafe(page, site)
  const signIns: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/siwe/') && signIns.push(request.url())))
  const { frame, close } = await showInFrame(page, { site, path: '/safe', as: 'safe' })
  const sheet = frame.getByRole('dialog', { name: 'Send 2 calls together' })
  const waiting = 'Waiting for the owners of the Safe: 1 of 2 have confirmed.'

  await test.step('the Safe is connected without a press', async () => {
    await expect(frame.getByText(`Connected as the Safe ${safe.address}`, { exact: false })).toBeVisible()
    await expect(frame.locator('#wallet-account-button')).toBeVisible()
  })

  await test.step('the approval and the lock are one proposal, no permit is asked for, and an owner who declines is asked again', async () => {
    await frame.locator('main').getByRole('link', { name: 'Lock tokens' }).click()
    await frame.getByRole('button', { name: /^Sample Ink/ }).click()
    await frame.getByLabel('Amount, in INK').fill('12')
    safe.refuse(true)
    await frame.getByRole('button', { name: 'Lock', exact: true }).click()
    await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
    await expect(frame.getByText('You went back, so nothing was sent.')).toBeVisible()
    safe.refuse(false)
    await frame.getByRole('button', { name: 'Approve and lock' }).click()
    await sheet.getByRole('button', { name: 'Continue in wallet' }).click()
    await expect(frame.getByText(waiting)).toBeVisible()
    expect(safe.asked.map(({ method }) => method)).not.toContain('signTypedMessage')
  })

  await test.step('a reload within the frame comes back to the tool, and to what it waits for', async () => {
    await frame.evaluate(() => {
      document.documentElement.dataset.before = ''
      location.reload()
    })
    await expect(frame.locator('html:not([data-before])')).toBeAttached()
    await expect.poll(() => new URL(frame.url()).pathname).toBe('/token-locking')
    await expect(() => frame.locator('#lock').scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass()
    await expect(frame.getByText(waiting)).toBeVisible()
  })

  await test.step('the window names the Safe and its owners, and lists what waits for them', async () => {
    await frame.locator('#wallet-account-button').click()
    const account = frame.getByRole('dialog')
    await expect(account).toContainText('Safe · 2 of 2 owners confirm · Local chain')
    const listed = account.getByRole('listitem')
    await expect(listed).toHaveText('Lock 12 INKPending: waiting for the owners of the Safe: 1 of 2 have confirmed')
    await safe.confirm(safe.latest(), 1)
    await expect(listed).toHaveText('Lock 12 INKPending: waiting for an owner of the Safe to execute it')
    await page.keyboard.press('Escape')
  })

  await test.step('the lock is on the chain, and its proof opens within the frame', async () => {
    await safe.carryOut(safe.latest())
    const proof = frame.getByRole('link', { name: /public proof of lock/ })
    await expect(proof).toBeVisible()
    await proof.click()
    await expect.poll(() => new URL(frame.url()).pathname).toMatch(/^\/token-locking\/.+/)
    await expect(frame.locator('main')).toContainText('INK')
  })

  await test.step('nobody is asked to sign in, and what needs that leads to a tab of its own', async () => {
    await frame.goto(`${site}/dashboard`)
    await expect(frame.getByText('Requests and pledges need a sign-in', { exact: false })).toBeVisible()
    await expect(frame.getByRole('link', { name: 'Open this page in a tab of its own' })).toHaveAttribute(
      'target',
      '_blank',
    )
    expect(signIns).toEqual([])
    expect(await page.context().cookies(site)).toEqual([])
  })
  close()
})

test('a Safe that takes its time is waited for, and the page says so', async ({ page, baseURL }) => {
  const safeAddress = privateKeyToAccount(generatePrivateKey()).address
  const data = { safeAddress, chainId: 31_337, threshold: 1, owners: [], isReadOnly: false }
  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  await page.exposeFunction('answerAsSafe', async ({ id, method }: { id: string; method: string }) => {
    await told
    return { id, version: '9.1.0', ...(method === 'getSafeInfo' ? { success: true, data } : { success: false }) }
  })
  const { frame, close } = await showInFrame(page, { site: baseURL!, path: '/safe', as: 'safe' })
  await expect(frame.getByText('Your Safe is being asked.')).toBeVisible()
  tell()
  await expect(frame.getByText(`Connected as the Safe ${safeAddress}.`)).toBeVisible()
  close()
})

test('a host that is not allowed can show no page in a frame, and is asked for nothing', async ({ page, baseURL }) => {
  const asked: unknown[] = []
  const said: string[] = []
  await page.exposeFunction('answerAsSafe', (question: unknown) => void asked.push(question))
  page.on('console', (message) => said.push(message.text()))
  for (const path of ['/safe', '/token-locking', '/']) {
    const { frame, close } = await showInFrame(page, { site: baseURL!, path, as: 'stranger' })
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/)
    expect(said.at(-1)).toContain('frame-ancestors')
    close()
  }
  expect(asked).toEqual([])
})
