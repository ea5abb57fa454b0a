import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'
import type { SiteManifest } from '#server/http/site-manifest.ts'

// Written without anything from scripts/, so that a mistake there is not repeated here.

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const { files } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
const read = (file: string) => readFileSync(`build/client/${file}`)
const hash = (bytes: string | Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`
const pages = files.filter(({ type }) => type.startsWith('text/html'))
// The compiler of tokens is not a part of a page: it is fetched by its hash, as a worker.
const isCompiler = ({ path }: { path: string }) => path.startsWith('/assets/tokens/') && path.endsWith('.js')
const chunks = files.filter((file) => file.path.endsWith('.js') && !isCompiler(file))
const map = files.find(({ path }) => path.startsWith('/assets/map-'))!

function elements(nodes: Node[]): Element[] {
  return nodes.flatMap((node) => ('childNodes' in node ? [node as Element, ...elements(node.childNodes)] : []))
}

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value
const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

test.each(pages.map((page) => [page.path, page] as const))(
  '%s may run exactly the scripts and styles it contains',
  (_, page) => {
    const html = read(page.file).toString()
    const all = elements(parse(html).childNodes)
    const scripts = all.filter(({ tagName }) => tagName === 'script')
    const inline = scripts.filter((script) => attribute(script, 'type') !== 'application/ld+json')
    const allowed = [...page.headers['Content-Security-Policy']!.matchAll(/'(sha256-[^']+)'/g)].map(([, each]) => each)
    const styles = all.filter(({ tagName }) => tagName === 'style')
    const expected = [...inline, ...styles].map((element) => hash(textOf(element)))
    if (html.includes(map.path)) expected.push(hash(read(map.file)))

    expect(scripts.filter((script) => attribute(script, 'src'))).toEqual([])
    expect(allowed.toSorted()).toEqual([...new Set(expected)].toSorted())
    expect(scripts.filter((script) => attribute(script, 'type') === 'module')).toEqual([])
    expect(all.filter((link) => attribute(link, 'rel') === 'modulepreload')).toEqual([])
    for (const sheet of all.filter((link) => attribute(link, 'rel') === 'stylesheet'))
      expect(attribute(sheet, 'integrity')).toBe(hash(read(attribute(sheet, 'href')!.slice(1))))
  },
)

test.each(pages.map((page) => [page.path, page] as const))('%s has the policy of the site', (_, page) => {
  const policy = page.headers['Content-Security-Policy']!
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' /)
  expect(policy).toMatch(/; style-src 'self'(?: 'sha256-[\w+/]+=*'){1,2}; /)
  expect(policy).not.toMatch(/unsafe|\*|https?:|allow-duplicates|blob:(?! ?;)(?=.*script)/)
  for (const part of [
    "style-src-attr 'none'",
    "connect-src 'self'",
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "require-trusted-types-for 'script'; trusted-types app-map app-worker",
    'report-uri /api/csp-report',
  ])
    expect(policy).toContain(part)
  // WebKit would refuse every imported module with it, with or without integrity (decision 120).
  expect(page.headers).not.toHaveProperty('Integrity-Policy')
})

test('the import map names every chunk with the hash of its bytes', () => {
  const { integrity } = JSON.parse(read(map.file).toString()) as { integrity: Record<string, string> }
  expect(integrity).toEqual(Object.fromEntries(chunks.map(({ path, file }) => [path, hash(read(file))])))
  expect(chunks.length).toBeGreaterThan(10)
})

test('a worker has a policy of its own and imports nothing', () => {
  const workers = files.filter(({ path }) => path.startsWith('/assets/worker-'))
  expect(workers.length).toBeGreaterThan(0)
  for (const { headers, file } of workers) {
    expect(headers['Content-Security-Policy']).toContain("trusted-types 'none'")
    expect(read(file).toString()).not.toMatch(/(?:^|[;}\n])import\b|\bimport\s*\(|\bimportScripts\b/)
  }
})

test('the compiler may run WebAssembly and reach nobody; no page and no other worker may', () => {
  const [compiler, ...others] = files.filter(isCompiler)
  expect(others).toEqual([])
  expect(compiler!.headers['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types 'none'",
  )
  const policies = files
    .filter((file) => file !== compiler)
    .map(({ headers }) => headers['Content-Security-Policy'] ?? '')
  expect(policies.filter((policy) => policy.includes('eval'))).toEqual([])
})

test('every file is described as it is, and its compressed forms hold the same bytes', () => {
  const wrong = files.filter(({ file, sha256, encodings, immutable, path }) => {
    const bytes = read(file)
    const same = [
      createHash('sha256').update(bytes).digest('base64url') === sha256,
      !encodings.includes('br') || brotliDecompressSync(read(`${file}.br`)).equals(bytes),
      !encodings.includes('gzip') || gunzipSync(read(`${file}.gz`)).equals(bytes),
      immutable || !path.startsWith('/assets/'),
    ]
    return same.includes(false)
  })
  expect(wrong).toEqual([])
})
