import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { SiteFile, SiteManifest } from './site-manifest.ts'

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`

const noindex = '<meta name="robots" content="noindex">'
const policy = { 'Content-Security-Policy': "default-src 'none'; script-src 'self'" }
const framePolicy = { 'Content-Security-Policy': `${policy['Content-Security-Policy']}; frame-ancestors 'none'` }

/** A small site, as `scripts/build.ts` would write it: what is in it and how it is compressed is known to the test. */
export const testFiles: Record<string, { text: string; type: string }> = {
  'index.html': { type: 'text/html; charset=utf-8', text: page('Home &amp; more', 'Home. '.repeat(100)) },
  'contact-us/index.html': {
    type: 'text/html; charset=utf-8',
    text: page('Contact us', 'Write to us, or <a href="/search">search</a>.'),
  },
  'termsAndCondition/index.html': { type: 'text/html; charset=utf-8', text: page('Terms and conditions', 'Terms.') },
  'specimen/index.html': { type: 'text/html; charset=utf-8', text: page('Specimen', 'Parts.', noindex) },
  '404/index.html': {
    type: 'text/html; charset=utf-8',
    text: page('Not found', '<ul><!--nearest--></ul>', noindex),
  },
  'blog/404/index.html': {
    type: 'text/html; charset=utf-8',
    text: page('No such post', 'Post. <!--nearest-->', noindex),
  },
  'frame/index.html': { type: 'text/html; charset=utf-8', text: page('Frame', '<div id="frame"></div>', noindex) },
  'safe/index.html': { type: 'text/html; charset=utf-8', text: page('Inside Safe', 'Safe.', noindex) },
  'favicon.svg': { type: 'image/svg+xml; charset=utf-8', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  'assets/root-x1.js': { type: 'text/javascript; charset=utf-8', text: 'export const one = 1;\n'.repeat(50) },
  'robots.txt': { type: 'text/plain; charset=utf-8', text: 'User-agent: *\n' },
}

/** Writes the small site below `directory`, which it makes. */
export async function writeTestSite(directory: string, publicUrl = 'http://localhost:3000'): Promise<void> {
  const files: SiteFile[] = []
  for (const [file, { text, type }] of Object.entries(testFiles)) {
    const target = join(directory, 'client', file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
    const encodings = file === 'robots.txt' ? [] : (['br', 'gzip'] as const)
    if (encodings.length > 0) await writeFile(`${target}.br`, brotliCompressSync(text))
    if (encodings.length > 0) await writeFile(`${target}.gz`, gzipSync(text))
    files.push({
      path: `/${file}`.replace(/\/index\.html$/, '') || '/',
      file,
      type,
      sha256: createHash('sha256').update(text).digest('base64url'),
      immutable: file.startsWith('assets/'),
      encodings: [...encodings],
      headers: file.startsWith('safe/') ? framePolicy : type.startsWith('text/html') ? policy : {},
    })
  }
  const manifest: SiteManifest = { publicUrl, files }
  await writeFile(join(directory, 'site.json'), JSON.stringify(manifest))
}
