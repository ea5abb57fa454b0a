import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readEnv, variables } from './env.server.ts'

const text = await readFile('docs/operating.md', 'utf8')
const defaults: Record<string, unknown> = readEnv({})

test.each(variables)('docs/operating.md says what $name is, as the environment schema does', ({ name, about }) => {
  const standard = defaults[name] === undefined ? '' : `\`${String(defaults[name])}\``

  expect(text.split('\n')).toContain(`| \`${name}\` | ${standard} | ${about} |`)
})

test('docs/operating.md names no variable that does not exist', () => {
  const named = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1])

  expect(named).toEqual(variables.map(({ name }) => name))
})
