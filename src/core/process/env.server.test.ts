import { expect, test } from 'vitest'
import { EnvError, readEnv, variables } from './env.server.ts'
import { noProjectId } from './no-project-id.ts'

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

test.each(['', ' ', '\t'])(
  'the project of WalletConnect, set to %j, is a mistake that is named in one sentence',
  (value) => {
    expect(() => readEnv({ WALLETCONNECT_PROJECT_ID: value })).toThrow(new EnvError([noProjectId]))
    expect(noProjectId).toMatch(/^No projectId found\. WALLETCONNECT_PROJECT_ID is empty/)
  },
)

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
  ['SANITY_PROJECT_ID', 'hunter2 and more'],
  ['SANITY_PROJECT_ID', 'https://hunter2.sanity.io'],
  ['SANITY_DATASET', 'hunter2/production'],
  ['MAIL_FROM', 'hunter2'],
  ['MAIL_FROM', 'hunter2@example.com\nBcc: everyone@example.com'],
  ['MAIL_FROM', 'one@example.com, two@example.com'],
  ['RPC_URL', 'wss://node.example/hunter2'],
  ['RPC_URL', 'https://node.example/hunter2, node.example'],
  ['RPC_URL', ' , '],
  ['CHAT_ID', 'a/b'],
  ['CHAT_WEBHOOK_URL', 'https://user:hunter2@n8n.example.com/webhook/x/chat'],
  ['CHAT_WEBHOOK_URL', 'http://n8n.example.com/webhook/x/chat'],
  ['CHAT_MODEL_URL', 'http://10.0.0.7:11434/v1'],
  ['CHAT_MODEL_BUDGET', '0'],
])('%s=%s is refused in one line that names the variable and not the value', (name, value) => {
  const problems = problemsOf({ [name]: value })

  expect(problems.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1)
  expect(problems.join('\n')).not.toMatch(/hunter2|eighty|70000|everyone/)
})

test.each(['0', '-1', '65536', '70000', '80.5', 'http', 'Infinity'])(
  'PORT=%s is answered with the range of ports',
  (PORT) => {
    expect(problemsOf({ PORT })).toEqual(['PORT: must be a whole number from 1 to 65535'])
  },
)

test('the first and the last port are ports', () => {
  expect([readEnv({ PORT: '1' }).PORT, readEnv({ PORT: '65535' }).PORT]).toEqual([1, 65_535])
})

test('several bad variables are all named at once', () => {
  expect(problemsOf({ PORT: 'x', SECRET: 'short' })).toHaveLength(2)
})

test('a chain of our own choice needs a node', () => {
  expect(problemsOf({ CHAIN_ID: '1' })).toEqual(['RPC_URL: must name a node of CHAIN_ID'])
})

test('a chat upstream is reached by http on this machine, and elsewhere when the operator allows it', () => {
  expect(problemsOf({ CHAT_MODEL_URL: 'http://localhost:11434/v1', CHAT_WEBHOOK_URL: 'http://[::1]:5678/x' })).toEqual(
    [],
  )
  expect(problemsOf({ CHAT_MODEL_URL: 'http://ollama:11434/v1', CHAT_ALLOW_PRIVATE: 'true' })).toEqual([])
})

test.each(['hello@example.com', 'Intaglio <hello@example.com>', 'Müller & Söhne, Web3 <post@xn--mller-kva.example>'])(
  'mail may come from %s',
  (MAIL_FROM) => expect(readEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM),
)

test('the public origin has no trailing slash', () => {
  expect(readEnv({ PUBLIC_URL: 'https://example.com/' }).PUBLIC_URL).toBe('https://example.com')
})

test('every variable says in a sentence what it is for', () => {
  expect(variables.filter(({ about }) => about.length < 10)).toEqual([])
})
