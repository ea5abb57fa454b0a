import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const assets = 'build/client/assets/'
const chunks = readdirSync(assets).filter((file) => file.endsWith('.js'))
const named = (name: string) => chunks.find((file) => file.startsWith(`${name}-`))!
const textOf = (file: string) => readFileSync(assets + file, 'utf8')

/** What every page has when it is alive. */
const shared = /^(?:libraries|pages|rolldown-runtime|root|entry\.client)-/

/** A chunk and all that must come with it. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || shared.test(file)) return found
  found.add(file)
  for (const [, imported] of textOf(file).matchAll(/(?:from|import)["'`]\.\/([^"'`]+\.js)["'`]/g))
    withImports(imported!, found)
  return found
}

const gzipOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0)

test('the chat with everything it opens by itself is at most 90 kB, and at most 10 kB of that is shared with others', () => {
  const files = new Set(
    ['chat-window', 'chat-markdown', 'worker-reply-worker', 'highlight-code'].flatMap((name) => [
      ...withImports(named(name)),
    ]),
  )

  expect(gzipOf(files)).toBeLessThanOrEqual(90_000)
  expect(gzipOf([...files].filter((file) => !/^(?:chat|worker-reply|highlight)-/.test(file)))).toBeLessThanOrEqual(
    10_000,
  )
})

test('nothing in it writes HTML', () => {
  for (const name of ['chat-window', 'chat-markdown', 'worker-reply-worker'])
    expect(textOf(named(name))).not.toMatch(/\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|new Function/)
})
