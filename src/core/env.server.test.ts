import { expect, test } from 'vitest'
import { EnvError, readEnv, variables } from './env.server.ts'

const problemsOf = (source: Record<string, string>) => {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
  return []
}

test('without any variable everything has a default', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: 'localhost', DATA_DIR: '.data', LIMIT_FACTOR: 1 })
})

test('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}))
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'https://example.com/path'],
  ['PUBLIC_URL', 'ftp://example.com'],
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/x'],
  ['SMTP_URL', 'https://hunter2@mail'],
  ['SECRET', 'hunter2'],
  ['CHAIN_ID', '1.5'],
  ['POW_DIFFICULTY', '99'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['ALLOW_UNSAFE_DATABASE', 'hunter2'],
  ['EVENT_CODE', 'a b'],
])('%s=%s is refused in one line that names the variable and not the value', (name, value) => {
  const problems = problemsOf({ [name]: value })

  expect(problems.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1)
  expect(problems.join('\n')).not.toMatch(/hunter2|eighty|70000|everyone/)
})

test('several bad variables are all named at once', () => {
  expect(problemsOf({ PORT: 'x', SECRET: 'short' })).toHaveLength(2)
})

test('a chain of our own choice needs a node', () => {
  expect(problemsOf({ CHAIN_ID: '1' })).toEqual(['RPC_URL: must name a node of CHAIN_ID'])
})

test('the public origin has no trailing slash', () => {
  expect(readEnv({ PUBLIC_URL: 'https://example.com/' }).PUBLIC_URL).toBe('https://example.com')
})

test('every variable says in a sentence what it is for', () => {
  expect(variables.filter(({ about }) => about.length < 10)).toEqual([])
})
