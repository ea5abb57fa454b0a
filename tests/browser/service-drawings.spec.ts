import { expect, test, type Page } from './journey-test.ts'
import { hydrate } from './watch.ts'

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

test('the unlock calendar is moved by keys and by pointer, and fills the lock above', async ({ page }) => {
  await page.goto('/token-locking')
  await hydrate(page)
  const calendar = page.locator('.unlock-calendar')
  const said = calendar.locator('output.statement')
  const before = await said.textContent()

  const end = slider(page, 'End')
  const at = Number(await end.inputValue())
  await end.focus()
  await page.keyboard.press('ArrowRight')
  expect(Number(await end.inputValue())).toBe(at + 86_400)
  await page.keyboard.press('PageDown')
  expect(Number(await end.inputValue())).toBeLessThan(at)
  await expect(said).not.toHaveText(before!)

  // Dragged to the left beyond the start, the cliff stays at the start.
  const cliff = slider(page, 'Cliff')
  const box = (await cliff.boundingBox())!
  const [from, to] = [await cliff.getAttribute('min'), await cliff.getAttribute('max')].map(Number)
  const knob = 28
  const share = (Number(await cliff.inputValue()) - from!) / (to! - from!)
  await page.mouse.move(box.x + knob / 2 + share * (box.width - knob), box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 1, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await cliff.inputValue()).toBe(await slider(page, 'Start').inputValue())

  await page.getByRole('button', { name: 'Permanently' }).click()
  await expect(slider(page, 'End')).toHaveCount(0)
  await expect(said).toContainText('There is no function that releases them.')

  await page.getByRole('button', { name: 'One date' }).click()
  await page.getByRole('link', { name: 'Use this schedule in the lock above' }).click()
  await expect(page.locator('#lock')).toContainText('Your schedule is filled in')
  await expect(page.locator('#lock')).toBeInViewport()
})

test('every month of the calendar has what is unlocked when it ends', async ({ page }) => {
  await page.goto('/token-locking')
  await hydrate(page)
  const cells = page.locator('.unlock-months tbody td')
  const shares = (await cells.allTextContents()).map(Number)
  expect(shares).toHaveLength(72)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect([shares[0], shares.at(-1)]).toEqual([0, 100])
})

test('a narrower range has the same badge and pays sellers less', async ({ page }) => {
  await page.goto('/liquidity-locking')
  await hydrate(page)
  const facts = page.locator('#range .facts dd')
  const shown = async () => (await facts.allTextContents()).map((text) => Number.parseFloat(text.replaceAll(',', '')))
  const [badge, share] = await shown()
  expect(badge).toBe(90)
  expect(share).toBeLessThan(80)

  await page.getByRole('button', { name: 'Full range' }).click()
  await expect(page.locator('#range output')).toContainText('263.603 WETH')
  expect((await shown()).slice(0, 2)).toEqual([90, 90])

  await page.getByRole('button', { name: '0.9 to 1.1' }).click()
  await slider(page, 'Price now').focus()
  await page.keyboard.press('Home')
  await expect(facts.first()).toHaveText('0 %')
  await expect(page.locator('#range output')).toContainText('nothing')
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the board shows the work of one owner, chosen by keyboard', async ({ page }) => {
      await page.goto('/web3-marketing')
      const cards = page.locator('#board [data-owner]')
      const all = await cards.count()
      expect(all).toBeGreaterThan(10)
      await expect(cards.filter({ visible: true })).toHaveCount(all)

      await page.getByRole('radio', { name: 'Everyone' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      const community = page.locator('#board [data-owner="community"]')
      await expect(cards.filter({ visible: true })).toHaveCount(await community.count())
      await expect(community.first()).toBeVisible()
    })

    test('one press shows the signature as we design it', async ({ page }) => {
      await page.goto('/web3-design-services')
      const drawing = page.locator('#signature')
      await expect(drawing.getByText('A user can answer 0 of 6 questions')).toBeVisible()
      await expect(drawing.getByText('Allow Meridian Vault to take 250 USDC')).toBeHidden()

      await drawing.getByText('As we design it', { exact: true }).click()
      await expect(drawing.getByText('Allow Meridian Vault to take 250 USDC')).toBeVisible()
      await expect(drawing.getByText('A user can answer 0 of 6 questions')).toBeHidden()
    })

    test('a key that is chosen says what its loss and its theft do', async ({ page }) => {
      await page.goto('/blockchain-services')
      const map = page.locator('#keys')
      await expect(map.getByText('It sets the fee between 0 and 1 %', { exact: false })).toBeVisible()
      await map.getByRole('radio', { name: /Owner multisig/ }).focus()
      for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
      await expect(map.getByRole('radio', { name: /Domain account/ })).toBeChecked()
      await expect(map.getByText('A thief shows a false page', { exact: false })).toBeVisible()
      await expect(map.getByText('It sets the fee between 0 and 1 %', { exact: false })).toBeHidden()
    })
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the plots are drawn and told, and offer nothing that would not answer', async ({ page }) => {
    for (const [path, says] of [
      ['/token-locking', 'of 1,000,000 tokens are unlocked'],
      ['/liquidity-locking', 'is paid to sellers'],
    ] as const) {
      await page.goto(path)
      const figure = page.locator('.plotted')
      await expect(figure.locator('.plot')).toBeVisible()
      await expect(figure.locator('output.statement')).toContainText(says)
      await expect(figure.locator('input, .choose button').filter({ visible: true })).toHaveCount(0)
    }
  })
})

for (const [path, drawing] of [
  ['/token-locking', '.unlock-calendar'],
  ['/liquidity-locking', '#range'],
  ['/web3-marketing', '#board'],
  ['/web3-design-services', '#signature'],
  ['/blockchain-services', '#keys'],
] as const)
  test(`the drawing of ${path} is as wide as its page and fits a phone`, async ({ page }) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.locator(drawing)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const box = (await page.locator(drawing).boundingBox())!
      expect(box.width).toBeGreaterThan(width === 1440 ? 1024 : 270)
    }
  })

test('without a script a finding is chosen by keyboard: its lines are lit, its test and its fix are shown', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/smart-contract-audit#findings')
  const findings = page.locator('#findings')
  await expect(findings.getByRole('heading', { name: 'A member can withdraw again while being paid' })).toBeVisible()
  const lit = findings.locator('.annotated-line', { hasText: 'uint256 held' })
  const ground = () => lit.evaluate((line) => getComputedStyle(line).backgroundColor)
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')

  await findings.getByRole('radio', { name: /F-01/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(findings.getByRole('heading', { name: 'A gift to the vault takes the next deposit' })).toBeVisible()
  await expect(findings.getByText('function test_F02_a_gift_takes_nothing_from_the_next')).toBeVisible()
  await expect(findings.getByText('function test_F01_others_keep_their_ether')).toBeHidden()
  expect(await ground()).not.toBe('rgba(0, 0, 0, 0)')
  await context.close()
})

test('a pin in the picture chooses its finding, and an attack leads to the next one', async ({ page }) => {
  await page.goto('/smart-contract-audit')
  await page.locator('.annotated-pin', { hasText: 'F-03' }).click()
  await expect(page.getByRole('radio', { name: /F-03/ })).toBeChecked()

  await page.goto('/nft-audit')
  await page.getByText('Next attack: The mint limit').click()
  await expect(page.getByRole('radio', { name: '2. The mint limit' })).toBeChecked()
  await expect(page.getByText('A counter of mints for each address')).toBeVisible()
})

test('features that are ticked in the matrix are ticked in the creator', async ({ page }) => {
  await page.goto('/erc20-token-development')
  await hydrate(page)
  const matrix = page.locator('#features')
  await matrix.getByRole('checkbox', { name: 'Mint', exact: true }).check()
  await matrix.getByRole('checkbox', { name: 'Burn', exact: true }).check()
  await expect(matrix.getByRole('status')).toHaveText('2 features: 1 warning and 0 questions for a buyer.')
  await matrix.getByRole('button', { name: 'Open the creator with these' }).click()
  await expect(page).toHaveURL(/\?(?=.*kind=erc20)(?=.*with=burnable)(?=.*with=mintable).*#create$/)
  await hydrate(page)
  await expect(page.locator('#token-option-mintable')).toBeChecked()
  await expect(page.locator('#token-option-burnable')).toBeChecked()
  await expect(page.locator('#token-option-pausable')).not.toBeChecked()
})

test('a buyer’s first minute follows the token in the creator', async ({ page }) => {
  await page.goto('/meme-token')
  await hydrate(page)
  const minute = page.locator('#minute')
  await expect(minute).toContainText('5 of 7')
  await page.locator('#token-option-mintable').check()
  await page.locator('#token-name').fill('Gold')
  await expect(minute).toContainText('3 of 7')
  await expect(minute).toContainText('Gold')
  await expect(minute.locator('[data-taken=warning] h3')).toHaveText(['Can anyone create more?'])
})
