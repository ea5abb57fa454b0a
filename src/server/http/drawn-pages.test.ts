import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { draw } from '#ui/pages/draw.server.ts'

const certificate = { kind: 'Sample', serial: '1', name: '<b>', facts: [['A', 'b']], address: `0x${'1'.repeat(40)}` }
const pages = [
  ['ui/pages/page-head.tsx', 'PageHead', { path: '/', page: { heading: 'A & B', lead: '"' } }],
  ['ui/pages/short-page.tsx', 'ShortPage', { title: 'Done', lead: 'It is.', seed: '/done' }],
  ['seals/components/certificate.tsx', 'Certificate', { ...certificate, caption: 'c' }],
  [
    'server/http/search-results.tsx',
    'SearchResults',
    { query: 'x', actions: [], found: [], nearest: [{ path: '/', name: 'Y' }] },
  ],
  [
    'forms/http/mail-link-page.tsx',
    'MailLinkPage',
    { words: { title: 'A', ask: 'b', button: 'C', thanks: 'd' }, seed: '/a', action: '/b', token: 't', at: 'asks' },
  ],
  ['privacy/data-rights-pages.tsx', 'AskPage', { refused: { email: 'a@', message: 'No' }, account: {} }],
  ['site/blog/page/list-page.tsx', 'ListPage', { path: '/', heading: 'A', lead: 'b', posts: [] }],
] as const

test.each(pages)('Node draws %s as Vite does', async (path, name, props) => {
  const script = `import { draw } from '#ui/pages/draw.server.ts'
    const { ${name} } = await import('#${path}')
    process.stdout.write(draw(${name}, ${JSON.stringify(props)}).text)`
  const { NODE_ENV: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env })
  // By its name and not by a pattern: to the search for unused code, a pattern uses every file it fits.
  const module = (await import(/* @vite-ignore */ `#${path}`)) as Record<string, ComponentType<object>>
  expect(stdout).toBe(draw(module[name]!, props).text)
})
