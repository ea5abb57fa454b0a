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

test('the chat with everything it opens by itself is at most 85 kB, and drags in nothing of others', () => {
  const files = new Set(
    ['chat-window', 'chat-markdown', 'worker-reply-worker', 'highlight-code'].flatMap((name) => [
      ...withImports(named(name)),
    ]),
  )
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0)

  expect(
    [...files]
      // What a message may be is shared with the checks of /evidence.
      .filter((file) => !/^(?:chat|worker-reply|message-bounds)-/.test(file))
      .map(textOf)
      .filter((text) => text.length > 4_000),
  ).toEqual([])
  expect(bytes).toBeLessThanOrEqual(85_000)
})

test('nothing in it writes HTML', () => {
  for (const name of ['chat-window', 'chat-markdown', 'worker-reply-worker'])
    expect(textOf(named(name))).not.toMatch(/\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|new Function/)
})
