import { expect, test, type Page } from './journey-test.ts'
import { holdScripts, hydrate, navigate } from './watch.ts'

// What a visitor sees of a tool before its code has come, and what becomes of what was done by then.

/** The page of a tool, its place, and the controls it begins with, by their names. */
const tools = [
  ['/meme-token', '#create', ['Name', 'Symbol', 'Launch the token']],
  ['/token-locking', '#lock', ['Lock tokens', 'Find a lock', 'Token']],
  ['/liquidity-locking', '#lock', ['In your wallet', 'Connect a wallet']],
  ['/grants', '#give', ['Give grants', 'Find a grant', 'Token']],
  ['/claim', '#claim', ['Number of the campaign', 'Open the campaign']],
  ['/claim', '#create', ['Token']],
  ['/mint', '#redeem', ['Your code', 'Check the code']],
  ['/token-check', '#check', ['Address of a token', 'Check it']],
  ['/explore', '#made', ['Name, symbol or address of a token', 'Search']],
  ['/dashboard', '#account', ['Account or name', 'Show the account']],
  ['/nft-audit', '#inspect', ['Address of a collection', 'Inspect it']],
  ['/smart-contract-audit', '#estimate', ['Paste your Solidity', 'A folder', 'Print the checklist']],
  ['/smart-contract-audit', '#request', ['Repository', 'Commit']],
  ['/book', '#book', ['Time zone', 'Your name', 'E-mail', 'Book the call']],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, place, names] of tools)
    test(`${path} has the first fields of ${place}`, async ({ page }) => {
      await page.goto(path)
      const tool = page.locator(place)
      for (const name of names)
        await expect(
          tool.getByLabel(name, { exact: true }).or(tool.getByRole('button', { name, exact: true })),
        ).toBeVisible()
    })

  for (const [path, place] of [
    ['/meme-token', '#create'],
    ['/token-locking', '#lock'],
    ['/liquidity-locking', '#lock'],
    ['/grants', '#give'],
    ['/claim', '#create'],
    ['/claim/1', '#main'],
    ['/mint', '#redeem'],
    ['/smart-contract-audit', '#estimate'],
    ['/book', '#book'],
  ] as const)
    test(`${path} says that ${place} needs a script, and says nothing that only a script makes true`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(
        page
          .locator(place)
          .getByText(/JavaScript|script/)
          .first(),
      ).toBeVisible()
      await expect(page.getByText(/on its way|Reading the campaign/).filter({ visible: true })).toHaveCount(0)
    })
})

/** Holds the code of the page back until `come` is called. */
async function holdCode(page: Page, files: string | RegExp = '**/assets/*.js') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return { come: () => resolve() }
}

const alive = (page: Page) => expect(page.locator('[data-waiting]')).toHaveCount(0)

test('what was typed, ticked and emptied in the creator before any code has come is in its draft, and the caret stays', async ({
  page,
}) => {
  const code = await holdCode(page)
  await page.goto('/meme-token')
  await page.getByLabel('Name', { exact: true }).fill('Gold of Zürich')
  await page.getByLabel('Supply at the launch').fill('')
  await page.getByLabel('Burn', { exact: true }).check()
  await page.getByLabel('Permit', { exact: true }).uncheck()
  const symbol = page.getByLabel('Symbol')
  await symbol.pressSequentially('GD')
  await page.keyboard.press('ArrowLeft')
  code.come()
  await alive(page)

  await expect(symbol).toBeFocused()
  await page.keyboard.press('L')
  await expect(symbol).toHaveValue('GLD')
  await expect(page.getByLabel('Supply at the launch')).toHaveValue('')
  await expect(page).toHaveURL(/with=burnable&name=Gold\+of\+Z%C3%BCrich&symbol=GLD&supply=$/)
  await expect(page.locator('.creator-source pre')).toContainText('ERC20Burnable')
})

test('a kind that was chosen before any code has come is the kind of the draft', async ({ page }) => {
  const code = await holdCode(page)
  await page.goto('/meme-token')
  await page.getByLabel('Collection', { exact: true }).check()
  code.come()
  await alive(page)
  await expect(page.getByLabel('Collection', { exact: true })).toBeChecked()
  await expect(page.locator('.creator-source pre')).toContainText('ERC721')
})

test('what is typed comes after a draft in the link, and neither is lost', async ({ page }) => {
  const code = await holdCode(page)
  await page.goto('/meme-token?kind=erc20&with=burnable&name=Given&symbol=GVN')
  await page.getByLabel('Name', { exact: true }).fill('Mine')
  code.come()
  await alive(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mine')
  await expect(page.getByLabel('Symbol')).toHaveValue('GVN')
  await expect(page.getByLabel('Burn', { exact: true })).toBeChecked()
})

/** Puts the pointer down on a control before the code has come, and up again when the page lives and the control lies elsewhere. */
async function pressWhileItMoves(page: Page, path: string, selector: string) {
  const code = await holdCode(page)
  await page.goto(path)
  const control = page.locator(selector)
  await control.scrollIntoViewIfNeeded()
  const before = (await control.boundingBox())!
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  code.come()
  await alive(page)
  // A line that comes in above it, by more than the control is high.
  await control.evaluate((element) => {
    document.documentElement.style.overflowAnchor = 'none'
    const line = Object.assign(document.createElement('p'), { textContent: 'A notice.' })
    line.style.height = '200px'
    element.closest('.tool-place')!.before(line)
  })
  const after = (await control.boundingBox())!
  expect(Math.abs(after.y - before.y)).toBeGreaterThan(before.height)
  await page.mouse.up()
  return control
}

const draftInLink = '/meme-token?kind=erc20&name=Plain+thing&symbol=PLN&supply=1000#create'

test('a button that moves away under a pointer at rest is pressed once', async ({ page }) => {
  await pressWhileItMoves(page, draftInLink, '#token-launch')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
})

test('a box that moves away under a pointer at rest is ticked, and stays so', async ({ page }) => {
  const box = await pressWhileItMoves(page, draftInLink, '#token-pool')
  await expect(box).toBeChecked()
  await expect(page.locator('#pool-amount')).toBeVisible()
})

/** Scrolls until the button has left the pointer. */
async function turnWheel(page: Page) {
  const top = () => page.locator('#token-launch').evaluate((button) => button.getBoundingClientRect().top)
  const before = await top()
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeGreaterThan(100)
}

for (const [what, move] of [
  ['a pointer that leaves the button', (page: Page) => page.mouse.move(5, 300)],
  ['a wheel that turns', turnWheel],
] as const)
  test(`${what} takes the press back`, async ({ page }) => {
    await page.goto(draftInLink)
    await hydrate(page)
    await alive(page)
    await page.locator('#token-launch').hover()
    await page.mouse.down()
    await move(page)
    await page.mouse.up()
    // Whatever a press does begins with this.
    await expect(page.locator('#token-launch')).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
  })

/** A finger comes down on Launch and up again after a line came in above it: right after a scroll, or once the page has come to rest. */
function tapAfterScroll(page: Page, rests: boolean) {
  return page.locator('#token-launch').evaluate(async (button, atRest) => {
    document.documentElement.style.overflowAnchor = 'none'
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true, capture: true }))
    scrollBy(0, -20)
    await scrolled
    if (atRest) await new Promise((resolve) => setTimeout(resolve, 300))
    const { x, y } = button.getBoundingClientRect()
    const finger = { clientX: x + 9, clientY: y + 9, pointerType: 'touch', bubbles: true }
    button.dispatchEvent(new PointerEvent('pointerdown', finger))
    const line = document.createElement('p')
    line.style.height = '200px'
    button.closest('.tool-place')!.before(line)
    button.dispatchEvent(new PointerEvent('pointerup', finger))
  }, rests)
}

test('a finger that stops a page in motion has pressed nothing, one on a page at rest has', async ({ page }) => {
  await page.goto(draftInLink)
  await hydrate(page)
  await alive(page)
  const launch = page.locator('#token-launch')
  await launch.scrollIntoViewIfNeeded()
  await tapAfterScroll(page, false)
  await expect(launch).toHaveAttribute('aria-busy', 'false')
  await tapAfterScroll(page, true)
  await expect(launch).toHaveAttribute('aria-busy', 'true')
})

test('an address that was typed before the code of the tool has come is looked up, and what was pressed is answered', async ({
  page,
}) => {
  const code = await holdCode(page, /assets\/lock-tool-/)
  await page.goto('/token-locking')
  await hydrate(page)
  await page.getByLabel('Token', { exact: true }).fill('0x0000000000000000000000000000000000000001')
  code.come()
  await alive(page)
  await expect(page.getByText('There is no contract at this address on this chain.')).toBeVisible()

  const again = await holdCode(page, /assets\/lock-tool-/)
  await page.reload()
  await hydrate(page)
  const find = page.getByRole('button', { name: 'Find a lock' })
  await find.click()
  await expect(find).toHaveAttribute('aria-busy', 'true')
  again.come()
  await expect(page.getByLabel('Token, owner, or number of a lock')).toBeVisible()
  await expect(find).not.toHaveAttribute('aria-busy')
})

test('the code of a tool is asked for with that of its page, before anything has come to life', async ({ page }) => {
  const code = await holdCode(page, /assets\/entry\.client-/)
  const asked = page.waitForRequest(/assets\/lock-tool-/)
  await page.goto('/token-locking')
  await asked
  code.come()
  await alive(page)
})

test('where the code of a tool does not come its fields stay, and a sentence says what to do', async ({ page }) => {
  await page.route(/assets\/lock-tool-/, (route) => route.abort())
  await page.goto('/token-locking')
  await page.getByLabel('Token', { exact: true }).fill('0x12')
  await expect(page.locator('#lock').getByText('The tool could not be loaded. Check your connection.')).toBeVisible()
  await expect(page.getByLabel('Token', { exact: true })).toHaveValue('0x12')
})

test('what was pressed while the code of a tool is late is answered when it comes', async ({ page }) => {
  await page.clock.install()
  const code = await holdCode(page, /assets\/lock-tool-/)
  await page.goto('/token-locking')
  await hydrate(page)
  const find = page.getByRole('button', { name: 'Find a lock' })
  await find.click()
  await page.clock.fastForward(10_500)
  const notice = page.locator('#lock').getByText('The tool could not be loaded. Check your connection.')
  await expect(notice).toBeVisible()
  await expect(find).toHaveAttribute('aria-busy', 'true')
  code.come()
  await expect(page.getByLabel('Token, owner, or number of a lock')).toBeVisible()
  await expect(notice).toBeHidden()
})

for (const [path, name, asked] of [
  ['/explore?q=INK', 'Name, symbol or address of a token', 'Search'],
  ['/dashboard?account=0x000000000000000000000000000000000000dEaD', 'Account or name', 'Show the account'],
  ['/token-check?token=0x000000000000000000000000000000000000dEaD', 'Address of a token', 'Check it'],
  ['/nft-audit?collection=0x000000000000000000000000000000000000dEaD', 'Address of a collection', 'Inspect it'],
] as const)
  test(`what is typed in ${path} before it comes to life stays, and what is asked for there does not take its place`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path)
    const field = page.getByLabel(name, { exact: true })
    await field.fill('typed')
    release()
    const answer = page.waitForResponse(/\/(?:api|rpc)/)
    await hydrate(page)
    await answer
    await expect(field).toHaveValue('typed')

    // Once it is used, another link takes its place.
    const form = page.locator('form', { has: field })
    await form.getByRole('button', { name: asked, exact: true }).click()
    await navigate(page, path.replace(/=.*/, '=0x00000000000000000000000000000000000000b2'))
    await expect(field).toHaveValue(/b2$/i)
  })

test('in an older Safari a tool comes to life, and what was typed in several fields leaves the focus where it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (Element.prototype as Partial<Element>).checkVisibility
    const { setSelectionRange } = HTMLInputElement.prototype
    HTMLInputElement.prototype.setSelectionRange = function (...range) {
      setSelectionRange.apply(this, range)
      this.focus()
    }
  })
  const code = await holdCode(page)
  await page.goto('/meme-token')
  await page.getByLabel('Supply at the launch').fill('5')
  await page.getByLabel('Name', { exact: true }).fill('Gold')
  code.come()
  await alive(page)
  await expect(page).toHaveURL(/name=Gold&.*supply=5/)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

for (const [path, tool] of [
  ['/meme-token#create', '#create'],
  ['/token-locking#lock', '#lock'],
  ['/liquidity-locking#lock', '#lock'],
  ['/smart-contract-audit#estimate', '#estimate'],
  ['/smart-contract-audit#request', '#request'],
] as const)
  test(`nothing moves while ${path} comes to life`, async ({ page }) => {
    const code = await holdCode(page)
    await page.goto(path)
    const places = () =>
      page.evaluate(
        (inside) =>
          [
            ...document.querySelectorAll(
              `${inside} :is(label, input, textarea, select, button), ${inside} + :is(.clause, .article-top)`,
            ),
          ]
            .filter((element) => element.checkVisibility())
            .map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
        tool,
      )
    const before = await places()
    expect(before.length).toBeGreaterThan(3)
    code.come()
    await alive(page)
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
    const after = await places()
    // Fractions of a pixel are rounded either way.
    expect(Math.abs(after.at(-1)! - before.at(-1)!)).toBeLessThanOrEqual(1)
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
  })
