import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const decisions = readdirSync('docs/decisions')

test.each(decisions)('%s has a number of its own, and says it in its title', (file) => {
  const number = file.slice(0, 3)
  expect(readFileSync(join('docs/decisions', file), 'utf8')).toMatch(new RegExp(`^# ${number}:? `))
  expect(decisions.filter((other) => other.startsWith(number))).toEqual([file])
})

/** Documents of the project, which are read where they are kept. */
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'))

test.each(documents)('%s leads to files that are there', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
  expect(links.map(([, path]) => path!).filter((path) => !existsSync(join(dirname(file), path)))).toEqual([])
})
