import { expect, test } from './journey-test.ts'

// What a page pays to come to life: decision 293.

for (const path of ['/pricing', '/meme-token', '/findings'])
  test(`${path} comes to life, and opens the wallet, without a formatter of Intl, whose first one is dear`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const made: string[] = []
      Object.assign(window, { made })
      const noted = (name: string, was: object) =>
        new Proxy(was, {
          construct: (target, values) => (made.push(name), Reflect.construct(target as Function, values)),
          apply: (target, self, values) => (made.push(name), Reflect.apply(target as Function, self, values)),
        })
      for (const name of ['DateTimeFormat', 'NumberFormat', 'Segmenter', 'ListFormat', 'Collator'])
        Object.assign(Intl, { [name]: noted(name, Reflect.get(Intl, name)) })
      for (const each of [Number, BigInt, Date])
        each.prototype.toLocaleString = noted(each.name, each.prototype.toLocaleString) as () => string
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready')
    await page.locator('#connect-wallet').click()
    await expect(page.getByRole('dialog').getByText('MetaMask')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([])
    // The trap works.
    await page.evaluate(() => [new Intl.NumberFormat('en'), (1).toLocaleString()])
    expect(await page.evaluate(() => Reflect.get(window, 'made'))).toHaveLength(2)
  })

// Such a rule belongs to every element, so whatever is added anywhere restyles the whole page.
test('no rule on a screen asks every element what it has', async ({ page }) => {
  await page.goto('/pricing')
  await page.locator('#connect-wallet').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const selectors = await page.evaluate(() => {
    const within = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return []
        const inner = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? within(rule.cssRules) : []
        return rule instanceof CSSStyleRule ? [rule.selectorText, ...inner] : inner
      })
    return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => within(cssRules))
  })
  // The tools are in the one stylesheet, and the windows of the wallet in their own.
  for (const known of ['.tool-form', '.wallet-row']) expect(selectors.join()).toContain(known)
  expect(selectors.filter((selector) => /(?:^|[\s>+~,])(?::(?:not|is|where)\()?:has\(/.test(selector))).toEqual([])
})
