import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expectAccessible } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { cards, check, connectDemoWallet, mintButton, minted, sendWithDemoWallet } from './mint-steps.ts'
import { watch } from './watch.ts'

const someone = () => privateKeyToAddress(generatePrivateKey())
const unexpected = (problems: string[]) => problems.filter((line) => !/status of 4\d\d/.test(line))

test('a card that was scanned becomes a piece, and its code is neither in the address nor in a request', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  const [code] = cards as [string]
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const answer = await page.goto(`/mint#code=${code}`)
  expect(answer!.headers()['permissions-policy']).toContain('camera=(self)')
  expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.getByText('This code is good for piece No. 1.')).toBeVisible()
  await expect(page).toHaveURL('/mint')
  await expectAccessible(page, 'main')

  await page.getByText('Mint it to an address without').click()
  await page.getByLabel('Address that receives the piece').fill('0x1234')
  await mintButton(page).click()
  await expect(page.getByText('This is not a whole address.')).toBeVisible()
  await page.getByLabel('Address that receives the piece').fill(someone())
  await mintButton(page).click()
  await expect(minted(page)).toBeFocused()
  await page.getByRole('button', { name: 'Compare with the chain' }).click()
  await expect(page.getByText('The chain draws the same picture, byte for byte')).toBeVisible()
  await expectAccessible(page, 'main')
  expect(sent.filter((line) => line.includes(code))).toEqual([])
  expect(sent.length).toBeGreaterThan(5)

  // Sent again it says so.
  await check(page, code)
  await expect(page.getByRole('alert').filter({ hasText: 'This code was used.' })).toBeVisible()
  expect(unexpected(problems)).toEqual([])
})

test('the address of the event leads to the button, and the demo wallet gets a piece that the site pays for', async ({
  page,
}) => {
  await page.goto('/gitex-global-nft')
  await expect(page).toHaveURL(/\/mint\?code=/)
  await mintButton(page).click()
  await connectDemoWallet(page)
  await expect(minted(page)).toBeVisible()
  const number = (await minted(page).innerText()).match(/\d+/)![0]

  // It counts once for each account; the next one is paid by the visitor, with the limit that the chain keeps.
  await page.reload()
  await page.getByRole('button', { name: 'Pay the fee yourself' }).click()
  await sendWithDemoWallet(page)
  await expect(minted(page)).toBeVisible()
  await expect(minted(page)).not.toHaveText(`No. ${number} is minted`)
  await page.reload()
  await mintButton(page).click()
  await expect(minted(page)).toHaveText(`No. ${number} is minted`)
})

test('a slip, a code of another event and a word nobody knows are told apart, and each says what to do', async ({
  page,
}) => {
  await page.goto('/mint')
  const [, card] = cards as [string, string]
  const alert = page.locator('.mint-answer [role=alert]')
  await check(page, card.slice(0, 26) + (card.endsWith('A') ? 'C' : 'A'))
  await expect(alert).toContainText('One letter is not as on the card.')
  // Where a browser has no scanner, it says what has.
  await expect(page.locator('#mint-camera')).toContainText('The camera app of your phone can')
  await check(page, `${card.slice(0, 20)}U`)
  await expect(alert).toContainText('“U”, in place 21, is in no code.')
  await check(page, card.slice(0, 26))
  await expect(alert).toContainText('A code has 27 letters')
  await check(page, '000000000000000000000000000')
  await expect(alert).toContainText('No open collection has this code.')
  await check(page, 'gitex-local')
  await expect(alert).toContainText('No event with this code is open.')
  await check(page, 'Gitex-Global')
  await expect(alert).toContainText('The code is spelt')
  await page.route('**/api/mint/campaigns', (route) => route.abort())
  await check(page, 'gitex-global')
  await expect(alert).toContainText('The code is still good: try again.')
})

test('a card is scanned by the camera, and where that is refused the window says what to do', async ({ page }) => {
  // No camera is here, and no detector in this browser: the pictures are a canvas, and what is read of them is a card.
  await page.addInitScript((code) => {
    let asked = 0
    const canvas = document.createElement('canvas')
    const camera = () =>
      asked++ === 0 ? Promise.reject(new Error('refused')) : Promise.resolve(canvas.captureStream(5))
    const pen = canvas.getContext('2d')
    setInterval(() => pen?.fillRect(Math.random() * 99, 0, 9, 9), 50)
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: camera })
    const detect = () => Promise.resolve([{ rawValue: `${location.origin}/mint#code=${code}` }])
    Object.defineProperty(window, 'BarcodeDetector', {
      value: function Detector() {
        return { detect }
      },
    })
  }, cards[5]!)
  await page.goto('/mint')
  await page.locator('#mint-code').focus()
  const scan = page.getByRole('button', { name: 'Scan a card' })
  await scan.click()
  await expect(page.locator('#mint-camera')).toBeHidden()
  await expect(page.getByRole('dialog')).toContainText('Reload the page and allow it, or type the code.')
  await page.getByRole('button', { name: 'Close the camera' }).click()
  await scan.click()
  await expect(page.getByText('This code is good for piece No. 6.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('of two visitors who race for one card, one gets the piece and the other a message', async ({
  browser,
  baseURL,
}) => {
  const pages = await Promise.all([0, 1].map(async () => (await browser.newContext({ baseURL })).newPage()))
  for (const page of pages) {
    await page.goto(`/mint?code=${cards[2]}`)
    await page.getByText('Mint it to an address without').click()
    await page.getByLabel('Address that receives the piece').fill(someone())
  }
  await Promise.all(pages.map((page) => mintButton(page).click()))
  const ends = pages.map((page) =>
    minted(page)
      .or(page.getByText(/This code was used/))
      .first()
      .innerText(),
  )
  expect((await Promise.all(ends)).map((text) => text.startsWith('No. 3 is')).toSorted()).toEqual([false, true])
  await Promise.all(pages.map((page) => page.context().close()))
})

test.describe('on a phone, with a network that comes and goes', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('a card is minted by the visitor where the site does not pay, and a piece is shown by its link', async ({
    page,
  }) => {
    await page.route('**/api/mint/campaigns', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ body: (await answer.text()).replaceAll('"sponsored":true', '"sponsored":false') })
    })
    await page.goto(`/mint?code=${cards[3]}`)
    await expect(mintButton(page)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await mintButton(page).click()
    await connectDemoWallet(page)
    await expect(page.getByRole('dialog')).toContainText('Mint with a printed code')
    await sendWithDemoWallet(page)
    await expect(minted(page)).toHaveText('No. 4 is minted')
    const contract = await page.locator('.certificate .address').innerText()
    await page.goto(`/mint?piece=4&of=${contract.replace(/\s/g, '')}`)
    await expect(page.getByRole('heading', { level: 1, name: /No\. 4$/ })).toBeVisible()
    await page.goto(`/mint?piece=99&of=${contract.replace(/\s/g, '')}`)
    await expect(page.getByText('There is no such piece.')).toBeVisible()
    await page.goto(`/mint?piece=4&of=0x${'5a'.repeat(20)}`)
    await expect(page.getByText('There is no such piece.')).toBeVisible()
  })

  test('an answer that is lost on the way is asked for again, and nothing is minted twice', async ({ page }) => {
    let lost = 0
    await page.route('**/api/mint/relay', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.route('**/api/mint/relay/*', (route) => (lost++ < 4 ? route.abort() : route.continue()))
    await page.goto(`/mint?code=${cards[4]}`)
    await page.getByText('Mint it to an address without').click()
    await page.getByLabel('Address that receives the piece').fill(someone())
    await mintButton(page).click()
    await expect(minted(page)).toHaveText('No. 5 is minted')
  })
})

test('in a long line a visitor reads how long it is, and has the piece in the end', async ({ page }) => {
  // What the server would say with hundreds of visitors before this one.
  const lines = [
    { ahead: 1_204, seconds: 4 },
    { ahead: 310, seconds: 1 },
  ]
  await page.route('**/api/mint/relay/*', async (route) => {
    const answer = await route.fetch()
    const line = lines.shift()
    const { token: _, ...told } = (await answer.json()) as { id: string; hash: string; token?: string }
    await (line ? route.fulfill({ json: { ...told, status: 'sent', ...line } }) : route.fulfill({ response: answer }))
  })
  await page.goto(`/mint#code=${cards[8]}`)
  await page.getByText('Mint it to an address without').click()
  await page.getByLabel('Address that receives the piece').fill(someone())
  await mintButton(page).click()
  const progress = page.locator('.mint-progress')
  await expect(progress).toContainText('You are in line: 1,204 pieces are engraved before yours.')
  await expect(progress).toContainText('That takes about 10 seconds. You need not do anything.')
  await expectAccessible(page, 'main')
  await expect(progress).toContainText('You are in line: 310 pieces')
  await expect(minted(page)).toBeFocused()
})

test('a server in a rush is asked again, and says so, until it takes the mint', async ({ page }) => {
  let asked = 0
  await page.route('**/api/mint/relay', async (route) => {
    const error = {
      code: 'server.unavailable',
      message: 'We cannot store anything at the moment. Try again in a minute.',
    }
    await (++asked < 4 ? route.fulfill({ status: 503, json: error }) : route.continue())
  })
  await page.goto(`/mint#code=${cards[9]}`)
  await page.getByText('Mint it to an address without').click()
  await page.getByLabel('Address that receives the piece').fill(someone())
  await mintButton(page).click()
  await expect(page.locator('.mint-progress')).toContainText('It is asked again, and your code is still good.')
  await expect(minted(page)).toBeFocused({ timeout: 20_000 })
  expect(asked).toBe(4)
})
