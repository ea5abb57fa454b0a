import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { prerendered } from '#app/page/prerendered.ts'
import { brand } from '#content/brand.ts'
import { hostOf, publicUrlOf } from '#core/http/public-url.ts'
import { readEnv } from '#core/process/env.server.ts'
import { buildFonts } from './fonts.ts'
import { faviconIco, faviconSvg, logoSvg, touchIcon } from './icons.ts'
import { sharingFonts, sharingPng, sharingSvg } from './sharing-image.ts'

export { buildFonts }

const cache = join(import.meta.dirname, '../../node_modules/.cache/intaglio')

type Pages = Record<string, { heading: string; noindex?: boolean }>

/** The file of a page's sharing image, as `pageMeta` names it. */
export function sharingFile(path: string): string {
  return `og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/**
 * Writes the site's icons and one sharing image for each page that may be found. The same pages give the same bytes;
 * images that were drawn before are taken from the cache.
 */
export async function buildAssets(
  outDir: string,
  { publicUrl = publicUrlOf(readEnv()), pages = prerendered }: { publicUrl?: string; pages?: Pages } = {},
): Promise<void> {
  const files: [name: string, content: string | Buffer][] = [
    ['favicon.svg', faviconSvg()],
    ['favicon.ico', faviconIco()],
    ['apple-touch-icon.png', touchIcon()],
    ['logo.svg', logoSvg()],
  ]
  const fonts = await sharingFonts()
  const host = hostOf(publicUrl)
  for (const [path, { heading, noindex }] of Object.entries(pages)) {
    if (noindex) continue
    const svg = await sharingSvg({ path, heading, site: brand.name, host }, fonts)
    files.push([sharingFile(path), await remembered(svg)])
  }
  await mkdir(join(outDir, 'og'), { recursive: true })
  for (const [name, content] of files) await writeFile(join(outDir, name), content)
}

/** The picture of a sharing image, drawn once for every SVG and version of the code that draws it. */
async function remembered(svg: string): Promise<Buffer> {
  const hash = createHash('sha256').update(svg)
  for (const file of ['indexed-png.ts', 'sharing-image.ts'])
    hash.update(await readFile(join(import.meta.dirname, file)))
  const file = join(cache, `${hash.digest('hex')}.png`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const drawn = sharingPng(svg)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, drawn)
  return drawn
}

if (import.meta.main) {
  await buildFonts()
  await buildAssets(process.argv[2] ?? 'build/client')
}
