import { chromium, type Browser, type Page } from '@playwright/test'
import { prerendered } from '#app/page/prerendered.ts'
import { headlessPath } from './chromium.ts'
import { serveSite } from './serve-site.ts'

/** A text whose ground comes too near to its colour: the least contrast but for one pixel of a hundred, and what it must have. */
export type Faint = { text: string; colour: string; ratio: number; least: number }

type Line = { text: string; colour: string; least: number; box: [x: number, y: number, width: number, height: number] }

/** Lays everything where it belongs on the whole page: what stays on the screen would cover words on a picture of all of it. Runs in the page. */
function lay() {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { position } = getComputedStyle(element)
    if (position === 'sticky') element.style.setProperty('position', 'static', 'important')
    if (position === 'fixed') element.style.setProperty('display', 'none', 'important')
  }
}

/** Takes the words off the page, and leaves what is drawn. A policy of styles does not keep it from doing so. Runs in the page. */
function takeWordsOff() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    *, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
      text-shadow: none !important; transition: none !important; animation: none !important; caret-color: transparent !important }
    text, tspan { fill: transparent !important; stroke: none !important }`)
  document.adoptedStyleSheets.push(sheet)
}

/** Every line of text that one sees, with its colour and its place on the page in CSS pixels. Runs in the page. */
function linesOf(): Line[] {
  const lines: Line[] = []
  /** Whether all boxes around an element that cut off what is beyond them show at least the middle of this one. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the page with what uses it
  const isShown = (element: Element, { left, top, width, height }: DOMRect) => {
    const [x, y] = [left + width / 2, top + height / 2]
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue
      const edge = box.getBoundingClientRect()
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false
    }
    return true
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, element] = [node.textContent!.trim(), node.parentElement!]
    // A word that means nothing (a drawn letter, a mark beside its own words) is no text to read; nor is what cannot be used now.
    if (!text || element.closest('[aria-hidden=true], [role=img], :disabled, [aria-disabled=true], noscript')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const style = getComputedStyle(element)
    const colour = element instanceof SVGElement ? style.fill : style.webkitTextFillColor
    const size = parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(node)
    // What is cut away for screen readers is a pixel wide.
    if (element.getBoundingClientRect().width <= 2) continue
    for (const rect of range.getClientRects()) {
      const { left, top, width, height } = rect
      const [x, y] = [left + scrollX, top + scrollY]
      const isOnPage = width > 2 && height > 2 && x >= 0 && y >= 0 && x + width <= innerWidth
      if (isOnPage && isShown(element, rect))
        lines.push({ text, colour, least: isLarge ? 3 : 4.5, box: [x, y, width, height] })
    }
  }
  return lines
}

/** The texts among `lines` that the picture of the page without its words is too near to. Runs in an empty page. */
async function faintOn({ picture, lines }: { picture: string; lines: Line[] }): Promise<Faint[]> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!
  context.drawImage(image, 0, 0)
  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the page with what uses it
  const luminance = (red: number, green: number, blue: number) => {
    const [r, g, b] = [red, green, blue].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const faint: Faint[] = []
  for (const { text, colour, least, box } of lines) {
    const [x, y, width, height] = [Math.floor(box[0]), Math.floor(box[1]), Math.ceil(box[2]), Math.ceil(box[3])]
    if (x + width > image.width || y + height > image.height) continue
    dot.clearRect(0, 0, 1, 1)
    dot.fillStyle = colour
    dot.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = dot.getImageData(0, 0, 1, 1).data
    if (alpha === 0) continue
    const share = alpha / 255
    const { data } = context.getImageData(x, y, width, height)
    const ratios: number[] = []
    for (let at = 0; at < data.length; at += 4) {
      const ground = [data[at]!, data[at + 1]!, data[at + 2]!] as const
      const ink = [red, green, blue].map((value, index) => value * share + ground[index]! * (1 - share))
      const [one, other] = [luminance(...ground), luminance(ink[0]!, ink[1]!, ink[2]!)]
      ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
    }
    ratios.sort((a, b) => a - b)
    const ratio = ratios[Math.floor(ratios.length / 100)]!
    if (ratio < least) faint.push({ text: text.slice(0, 60), colour, ratio: Math.round(ratio * 100) / 100, least })
  }
  return faint
}

/**
 * The texts of a page that its ground comes too near to (WCAG 2.2, 1.4.3), drawings behind them included: axe leaves those undecided. The page
 * is painted without its words, and each pixel behind a word is compared with the word's colour. The page is of no use afterwards.
 */
export async function faintTexts(page: Page): Promise<Faint[]> {
  await page.evaluate(lay)
  const lines = await page.evaluate(linesOf)
  await page.evaluate(takeWordsOff)
  const picture = (await page.screenshot({ fullPage: true, scale: 'css' })).toString('base64')
  const judge = await page.context().newPage()
  try {
    return await judge.evaluate(faintOn, { picture, lines })
  } finally {
    await judge.close()
  }
}

/** Visits a page in one theme and width, and answers its faint texts. */
async function visit(browser: Browser, address: string, colorScheme: 'light' | 'dark', width: number) {
  const context = await browser.newContext({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  })
  const page = await context.newPage()
  try {
    await page.goto(address)
    await page.mouse.move(3, 300)
    await page.waitForTimeout(1_000)
    return await faintTexts(page)
  } finally {
    await context.close()
  }
}

/** `npm run contrast [paths]`: the faint texts of every page, by day and by night, on a phone and a wide screen. Fails if there are any. */
if (import.meta.main) {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(prerendered)
  const site = await serveSite({ variables: { LIMIT_FACTOR: '1000' } })
  const browser = await chromium.launch({
    executablePath: headlessPath(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  let found = 0
  try {
    for (const path of paths)
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [375, 1440])
          for (const { text, colour, ratio, least } of await visit(browser, site.url + path, colorScheme, width)) {
            found++
            console.log(`${path}, ${colorScheme}, ${width} px: ${ratio} instead of ${least}: "${text}" in ${colour}`)
          }
    console.log(`${paths.length} pages, ${found} texts too faint for their ground`)
  } finally {
    await browser.close()
    await site.stop()
  }
  process.exitCode = found ? 1 : 0
}
