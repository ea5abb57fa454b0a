import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { timeoutMs } from '#core/browser/load-timeout.ts'
import { ownAsset } from '#core/browser/trusted-types.ts'
import { fileOf } from '../../scripts/code/code-files.ts'
import { adaptHelper } from '../../scripts/code/dynamic-imports.ts'
import { lintPage } from '../../scripts/pages/lint-pages.ts'
import { readPageCode, withHeadScript } from '../../scripts/pages/page-html.ts'
import { pagePolicy } from '../../scripts/pages/page-policy.ts'
import { withoutReload } from '../../scripts/code/router-patch.ts'

const app = join(import.meta.dirname, '../../src/app')
const site = { publicUrl: 'https://intaglio.example' }
const head = `<title>A page</title><meta name="description" content="About it"><link rel="canonical" href="https://intaglio.example/page">`
const page = (body: string, inHead = head) =>
  `<!DOCTYPE html><html><head>${inHead}</head><body><h1>Page</h1>${body}</body></html>`

test('a page that keeps the rules has no problem', () => {
  const body = `<svg><title>A drawing</title><use href="#a"/></svg><img src="/x.png"><a href="https://example.com">out</a>`
  expect(lintPage('/page', page(body), site)).toEqual([])
})

test.each([
  ['a style attribute', page('<p style="color:red">x</p>'), /style attribute/],
  ['a style element', page('<style>p{}</style>'), /<style> element/],
  ['an inline handler', page('<p onclick="go()">x</p>'), /inline handler onclick/],
  ['an image from elsewhere', page('<img src="https://example.com/x.png">'), /from another site/],
  ['a picture without a scheme', page('<img srcset="//example.com/x.png 2x">'), /from another site/],
  [
    'a stylesheet from elsewhere',
    page('', `${head}<link rel="stylesheet" href="https://example.com/x.css">`),
    /another site/,
  ],
  ['a second heading', page('<h1>Again</h1>'), /one <h1>, has 2/],
  ['a long title', page('', head.replace('A page', 'x'.repeat(61))), /at most 60/],
  ['a long description', page('', head.replace('About it', 'x'.repeat(156))), /at most 155/],
  [
    'another canonical address',
    page('', head.replace('/page"', '/other"')),
    /canonical link https:\/\/intaglio.example\/page/,
  ],
])('%s is found', (_, html, problem) => {
  expect(lintPage('/page', html, site).join()).toMatch(problem)
})

test('a page without canonical link is right when search engines leave it out', () => {
  const hidden = head.replace(/<link.*/, '<meta name="robots" content="noindex">')
  expect(lintPage('/page', page('', hidden), site)).toEqual([])
})

test('the installed React Router still has the reload that is taken out', () => {
  const file = 'node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js'
  const text = withoutReload(readFileSync(file, 'utf8'))
  expect(text).not.toContain('location.reload')
  expect(text).toContain('throw error;')
  expect(() => withoutReload('window.location.assign("/")')).toThrow(/no longer reloads/)
})

/** Vite's helper around dynamic imports, as it is after we changed `code`. */
const helper = (code: string) => import(`data:text/javascript,${encodeURIComponent(adaptHelper(code))}`)

test('an import that never ends is refused after the patience of a visitor, and others are as Vite loads them', async () => {
  vi.useFakeTimers()
  const { __vitePreload: load } = await helper('export const __vitePreload = (load) => load()')
  await expect(load(async () => 'loaded')).resolves.toBe('loaded')
  const endless = load(() => new Promise(() => {})).catch(({ name }: Error) => name)
  await vi.advanceTimersByTimeAsync(timeoutMs)
  expect(await endless).toBe('TimeoutError')
  vi.useRealTimers()
  expect(() => adaptHelper('export function load() {}')).toThrow(/changed its helper/)
})

test('what consists of many files is asked for in several tasks, all of it and in order, before it is imported', async () => {
  const { asked, __vitePreload: load } = await helper(`export const asked = []
    export const __vitePreload = async (load, files, from) => (asked.push([...files, from]), load())`)
  const files = Array.from({ length: 30 }, (_, at) => `${at}.js`)
  let tasks = 0
  const counting = setInterval(() => tasks++)
  const loaded = await load(async () => asked.flat().length, files, '/page.js')
  clearInterval(counting)
  expect(loaded).toBe(30 + asked.length)
  expect(asked.flatMap((part: string[]) => part.slice(0, -1))).toEqual(files)
  expect(asked.every((part: string[]) => part.length <= 10 && part.at(-1) === '/page.js')).toBe(true)
  expect(tasks).toBeGreaterThan(0)

  asked.length = 0
  void load(async () => {}, files.slice(0, 8), '/page.js')
  expect(asked).toHaveLength(1)
})

test('all pages share the libraries, what every fourth page needs is one file, and the rest is placed by who imports it', () => {
  const imports: Record<string, string[]> = {
    [`${app}/entry.client.tsx`]: ['react'],
    [`${app}/root.tsx?route`]: ['react', 'bar'],
    ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((each) => [each, [`only ${each}`]])),
    a: ['form', 'rare'],
    b: ['form', 'rare'],
    c: ['form'],
  }
  const getModuleInfo = (id: string) => ({ importedIds: imports[id] ?? [], isEntry: id in imports })
  const file = fileOf([...Object.keys(imports), 'form', 'rare'], { getModuleInfo })

  const asked = ['react', 'bar', 'form', 'rare', 'a', `${app}/entry.client.tsx`]
  expect(asked.map(file)).toEqual(['libraries', 'pages', 'pages', null, null, null])
})

test('a page that starts React Router in another way stops the build', () => {
  expect(readPageCode('<p>plain</p>')).toBeUndefined()
  expect(readPageCode('<script type="application/ld+json">{}</script>')).toBeUndefined()
  expect(() => readPageCode('<script>a</script>')).toThrow(/module script/)
  expect(() => readPageCode('<script type="module" async="">import("/b.js");</script>')).toThrow(/does not know/)
})

test('the head script stands before the styles, and at the end of a head without any', () => {
  expect(withHeadScript('<head><link rel="stylesheet" href="/x.css"></head>', 'x()')).toBe(
    '<head><script>x()</script><link rel="stylesheet" href="/x.css"></head>',
  )
  expect(withHeadScript('<head></head>', 'x()')).toBe('<head><script>x()</script></head>')
})

test('requests are upgraded only where the site itself is reached by https', () => {
  expect(pagePolicy({ scripts: [], styles: [] }, 'https://intaglio.example')).toMatch(/; upgrade-insecure-requests$/)
  expect(pagePolicy({ scripts: [], styles: [] }, 'http://localhost:3000')).not.toContain('upgrade')
})

test.each(['/assets/worker-x.js', 'https://a.example/assets/w.js'])('%s may become a worker', (url) => {
  expect(ownAsset(url, 'https://a.example')).toMatch(/^https:\/\/a\.example\/assets\//)
})

test.each([
  'https://b.example/assets/w.js',
  '/api/health',
  '/assets/../api',
  'data:text/javascript,1',
  'blob:https://a.example/1',
])('%s may not become a worker', (url) => {
  expect(() => ownAsset(url, 'https://a.example')).toThrow(TypeError)
})
