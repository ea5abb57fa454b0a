import { faintTexts } from '../contrast.ts'
import { expect, test } from './journey-test.ts'
import { hydrate } from './watch.ts'

// What is held here: two pages with the most drawn grounds, by day and by night. All pages, at two widths: `npm run contrast`.

for (const path of ['/', '/liquidity-locking'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`no text of ${path} is too faint for the drawing behind it, in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrate(page)
      expect(await faintTexts(page)).toEqual([])
    })

test('a text over dark lines is found, and one beside them is not', async ({ page }) => {
  await page.setContent(`
    <svg style="position: absolute; inset: 0; z-index: -1" width="400" height="40"><path d="M0 20h400" stroke="#334" stroke-width="9"/></svg>
    <p style="margin: 0; padding: 8px; line-height: 24px; color: #223">Over the lines</p>
    <p style="color: #223">Beside the lines</p>`)
  expect(await faintTexts(page)).toEqual([
    { text: 'Over the lines', colour: 'rgb(34, 34, 51)', ratio: expect.any(Number), least: 4.5 },
  ])
})
