import { readFile, writeFile } from 'node:fs/promises'
import { constants, brotliCompressSync, gzipSync } from 'node:zlib'
import type { SiteFile } from '#server/http/site-manifest.ts'

const packed = /^(?:font\/woff2|application\/(?:zip|pdf)|image\/(?:png|jpeg|webp|gif))/

/**
 * Writes `<file>.br` and `<file>.gz` beside one file and answers which of them exist. Types that are compressed already, and forms
 * that would be longer than the file, are left out. `quick` takes a twentieth of the time and leaves some per cent more to send: for
 * one page of thousands.
 */
export async function compressFile(
  path: string,
  type: string,
  { quick = false }: { quick?: boolean } = {},
): Promise<SiteFile['encodings']> {
  if (packed.test(type)) return []
  const bytes = await readFile(path)
  const forms = [
    { name: 'br', ending: 'br', body: quick ? quickBrotli(bytes) : shortestBrotli(bytes) },
    { name: 'gzip', ending: 'gz', body: gzipSync(bytes, { level: 9 }) },
  ] as const
  const shorter = forms.filter((form) => form.body.length < bytes.length)
  for (const { ending, body } of shorter) await writeFile(`${path}.${ending}`, body)
  return shorter.map((form) => form.name)
}

const quickBrotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })

/** A page is text, styles, code and drawings at once: which of the encoder's guesses fits it best is found by trying. */
function shortestBrotli(bytes: Uint8Array): Uint8Array {
  const { BROTLI_MODE_GENERIC, BROTLI_MODE_TEXT, BROTLI_MODE_FONT } = constants
  const tries = [BROTLI_MODE_GENERIC, BROTLI_MODE_TEXT, BROTLI_MODE_FONT].map((mode) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )
  return tries.reduce((best, one) => (one.length < best.length ? one : best))
}
