import { prerendered } from '#app/page/prerendered.ts'
import { expect, test } from './journey-test.ts'

/** The most characters of running text in a line, and what is no running text: figures, code and drawings. */
const most = 75
const exempt = '.table-region:not(.ledger), pre, code, svg'

test.use({ viewport: { width: 1920, height: 1080 }, javaScriptEnabled: true })

/** The pages whose words are set by the layout that all share; documents and posts have a column of their own. */
const paths = Object.keys(prerendered).filter(
  (path) => !/^\/(?:whitepaper|brochures|blog)\/./.test(path) && !/\/404$|frame|gitex|specimen/.test(path),
)

test('no line of running text is longer than 75 characters on a wide screen', async ({ page }) => {
  test.slow()
  const long: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const found = await page.evaluate(
      ([limit, besides]) => {
        const lines: string[] = []
        for (const element of document.querySelectorAll(
          'main :is(p, li, dd, figcaption, blockquote, .ledger td > div)',
        )) {
          if (element.closest(besides) || element.querySelector('p, ul, ol, dl, div, h3, a, button')) continue
          if (!element.checkVisibility()) continue
          const count = new Map<number, number>()
          const range = document.createRange()
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (let at = 0; at < text.nodeValue!.length; at++) {
              range.setStart(text, at)
              range.setEnd(text, at + 1)
              const { top, width } = range.getBoundingClientRect()
              const line = Math.round(top / 6)
              if (width > 0) count.set(line, (count.get(line) ?? 0) + 1)
            }
          const longest = Math.max(0, ...count.values())
          if (longest > limit) lines.push(`${longest}: ${element.textContent.slice(0, 60)}`)
        }
        return lines
      },
      [most, exempt] as const,
    )
    long.push(...found.map((line) => `${path} ${line}`))
  }
  expect(paths.length).toBeGreaterThan(25)
  expect(long).toEqual([])
})
