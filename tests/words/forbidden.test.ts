import { expect, test } from 'vitest'
import { builtPages } from './built-pages.ts'
import { findForbidden } from './find-forbidden.ts'
import { wordLiterals } from './word-sources.ts'

test('no page and no source of words says what this site does not say', () => {
  const shown = builtPages().flatMap(({ path, lines }) => lines.map((text) => ({ where: path, text })))
  const written = wordLiterals()
    .filter(({ under }) => !under.includes('sample'))
    .map(({ file, line, text }) => ({ where: `${file}:${line}`, text }))
  expect(findForbidden([...shown, ...written])).toEqual([])
})

test.each([
  'Lorem ipsum dolor',
  'Trusted by hundreds',
  'A revolutionary approach',
  'Our cutting-edge tools',
  'Unlock the power of Web3',
  'Seamless onboarding',
  'A game-changing audit',
  'World class engineers',
  'We leverage the chain',
  'Next-gen security',
  'It empowers you',
  'An effortless mint',
  'A robust locker',
  'We are passionate about code',
  'Launch soon!',
  'Click here',
  'Launch 🚀 now',
])('“%s” is found', (text) => expect(findForbidden([{ where: 'x', text }])).toHaveLength(1))

test.each(['The token is released at once', 'Unlock your tokens on the date', 'a != b', '© 2025 Intaglio'])(
  '“%s” may be said',
  (text) => expect(findForbidden([{ where: 'x', text }])).toEqual([]),
)
