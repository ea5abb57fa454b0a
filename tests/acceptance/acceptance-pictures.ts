import { chromium } from '@playwright/test'
import { headlessPath } from '../chromium.ts'
import type { EnginePage } from '../engines/engine-page.ts'
import { widths, type AcceptanceEngine, type AcceptanceWidth } from './acceptance-case.ts'
import { beginVisit } from './measure-visit.ts'
import { count, press, until } from './measures.ts'

/** What pictures are taken of, by the name of their files. */
const screens = {
  'first-page': { path: '/', open: undefined },
  'wallet-window': {
    path: '/pricing',
    open: async (page: EnginePage) => {
      await press('^Connect Wallet$')(page)
      await until(() => count(':modal h2')(page), Boolean)
    },
  },
} as const

type Screen = keyof typeof screens
type Taken = { screen: Screen; engine: AcceptanceEngine; at: AcceptanceWidth; png: Buffer }

/** Milliseconds that what moves at the beginning has to come to rest. */
const restMs = 1_500

/** Takes the pictures of one engine, at both widths. */
export async function takePictures(page: EnginePage, place: { site: string; engine: AcceptanceEngine }) {
  const taken: Taken[] = []
  for (const at of widths)
    for (const [name, { path, open }] of Object.entries(screens)) {
      await beginVisit(page, { name, path, site: place.site, width: at })
      await page.run(async () => {
        scrollTo({ top: 0, behavior: 'instant' })
        await document.fonts.ready
      })
      await open?.(page)
      await new Promise((rested) => setTimeout(rested, restMs))
      taken.push({ screen: name as Screen, engine: place.engine, at, png: await page.picture() })
    }
  return taken
}

/** Runs in a page: a picture as WebP, at most this many pixels wide, and not longer than its part of the screen. */
async function shrink(address: string, widest: number, longest: number) {
  const image = new Image()
  image.src = address
  await image.decode()
  const scale = Math.min(1, widest / image.naturalWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.min(Math.round(image.naturalHeight * scale), Math.round(canvas.width * longest))
  const paper = canvas.getContext('2d')!
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(image, 0, 0, canvas.width, Math.round(image.naturalHeight * scale))
  return { data: canvas.toDataURL('image/webp', 0.75).split(',')[1]!, width: canvas.width, height: canvas.height }
}

/** The pictures as WebP: no driver writes these, but a canvas of Chromium does. */
export async function inWebp(taken: readonly Taken[]) {
  const browser = await chromium.launch({ executablePath: headlessPath(), args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  const pictures = []
  for (const { png, ...facts } of taken) {
    const [widest, longest] = facts.at === 375 ? [375, 2] : [600, 0.6]
    const address = `data:image/png;base64,${png.toString('base64')}`
    const { data, width, height } = (await page.evaluate(
      `(${shrink.toString()})(${JSON.stringify(address)}, ${widest}, ${longest})`,
    )) as Awaited<ReturnType<typeof shrink>>
    const file = `${facts.screen}-${facts.engine}-${facts.at}.webp`
    pictures.push({ ...facts, file, width, height, bytes: Buffer.from(data, 'base64') })
  }
  await browser.close()
  return pictures
}
