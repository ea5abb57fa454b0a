import { expect, test, type Page } from './journey-test.ts'

/** Runs in the page: where the focus is, seen from what `selector` finds. */
function focusSeenFrom(selector: string): 'before' | 'inside' | 'behind' {
  const tool = document.querySelector(selector)!
  const at = document.activeElement ?? document.body
  if (tool.contains(at)) return 'inside'
  return at !== document.body && tool.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING
    ? 'behind'
    : 'before'
}

const seen = (page: Page, tool: string) => page.evaluate(focusSeenFrom, tool)

/** Presses Tab until the focus is no longer `from` the tool. Answers where it is then. */
async function tabUntilNot(page: Page, tool: string, from: 'before' | 'inside'): Promise<string> {
  for (let pressed = 0; pressed < 300; pressed++) {
    await page.keyboard.press('Tab')
    const now = await seen(page, tool)
    if (now !== from) return now
  }
  return 'nowhere else in 300 presses'
}

const tools = [
  ['/smart-contract-audit', '#estimate'],
  ['/nft-audit', '#inspect'],
  ['/meme-token', '#create .tool-place'],
  ['/token-locking', '#lock .tool-place'],
  ['/liquidity-locking', '#lock .tool-place'],
  ['/grants', '#give .tool-place'],
  ['/claim', '#claim'],
  ['/claim', '#create .tool-place'],
  ['/claim/1', '.tool-place'],
  ['/mint', '#redeem'],
  ['/token-check', '#check'],
  ['/contact-us', '#contact-form'],
  ['/book', '#booking-form'],
  ['/survey', '#survey-form'],
  ['/pledge', '#pledge-form'],
  ['/pricing', '#audit'],
] as const

for (const [path, tool] of tools)
  test(`Tab from the first button of ${path} enters ${tool}, and leaves it behind its last control`, async ({
    page,
  }) => {
    await page.goto(path)
    const first = page.locator('.page-head .actions a').first()
    if (await first.count()) await first.focus()
    expect(await seen(page, tool)).toBe('before')
    expect(await tabUntilNot(page, tool, 'before')).toBe('inside')

    // The tool itself, where the keyboard was faster than its code: the focus is kept for it.
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
    const place = page.locator(`${tool}.tool-place, ${tool} .tool-place`)
    await expect(place.and(page.locator('[tabindex="0"], [data-waiting]'))).toHaveCount(0)
    expect(await seen(page, tool)).toBe('inside')
    if (await page.evaluate(() => document.activeElement?.matches('.tool-place'))) await page.keyboard.press('Tab')
    const entered = page.locator(`${tool} :focus`)
    await expect(entered).toHaveJSProperty('tabIndex', 0)
    expect(await tabUntilNot(page, tool, 'inside')).toBe('behind')
  })
