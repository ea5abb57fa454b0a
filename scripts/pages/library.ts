import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeLibrary, type MadeLibrary } from '#site/library/documents/make-library.server.ts'
import { stagedFile } from '#site/library/documents/staged.server.ts'
import type { PdfFonts } from '#site/library/pdf/pdf-lines.server.ts'
import { pinnedFont } from '../pictures/fonts.ts'

const root = join(import.meta.dirname, '../..')

/** The typefaces of the site as programs read them that set a PDF. */
export async function pdfFonts(): Promise<PdfFonts> {
  const [display, text, strong, mono] = await Promise.all([
    pinnedFont('bodoni-moda', { opsz: 18, wght: 500 }),
    pinnedFont('instrument-sans', { wght: 400 }),
    pinnedFont('instrument-sans', { wght: 600 }),
    pinnedFont('spline-sans-mono', { wght: 500 }),
  ])
  return { display, text, strong, mono }
}

/** Sets the documents before the pages are rendered, and leaves them where the loaders of their pages read them. */
export async function stageLibrary({ publicUrl }: { publicUrl: string }): Promise<MadeLibrary> {
  const library = await makeLibrary({ fonts: await pdfFonts(), site: publicUrl }, root)
  await mkdir(dirname(join(root, stagedFile)), { recursive: true })
  await writeFile(join(root, stagedFile), JSON.stringify(library.documents))
  return library
}

/** Writes the PDFs and the data of the library into the site. */
export async function writeLibrary(outDir: string, { files }: MadeLibrary): Promise<void> {
  for (const [path, content] of files) {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
