import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const foundation = ['ui', 'engraver', 'core', 'content']
const capabilities = [
  'services',
  'forms',
  'pricing',
  'audit',
  'press',
  'chain',
  'sign-in',
  'transactions',
  'wallet',
  'assistant',
  'blog',
  'contracts',
  'emitter',
  'tokens',
  'merkle',
  'codes',
  'deployment',
  'library',
  'workshop',
  'locks',
  'liquidity',
  'claims',
  'mint',
  'nft',
]

/** The architecture as a table: a folder may import itself, what its row names, and nothing else of ours. */
const mayImport: Record<string, string[]> = {
  core: ['content'],
  engraver: ['core'],
  ui: ['engraver', 'core', 'content'],
  pricing: foundation,
  press: foundation,
  search: foundation,
  services: ['pricing', ...foundation],
  forms: ['services', 'chain', 'sign-in', 'transactions', 'wallet', ...foundation],
  audit: ['forms', 'pricing', 'services', ...foundation],
  assistant: ['search', 'forms', 'services', 'pricing', 'sign-in', ...foundation],
  blog: ['assistant', 'merkle', ...foundation],
  library: ['deployment', 'audit', 'pricing', ...foundation],
  chain: foundation,
  emitter: ['chain', ...foundation],
  deployment: ['contracts', 'emitter', 'chain', ...foundation],
  tokens: ['workshop', 'emitter', 'deployment', 'contracts', 'chain', 'transactions', 'wallet', ...foundation],
  merkle: ['core'],
  codes: ['engraver', 'core'],
  mint: [
    'workshop',
    'codes',
    'merkle',
    'deployment',
    'contracts',
    'forms',
    'chain',
    'sign-in',
    'transactions',
    'wallet',
    ...foundation,
  ],
  nft: ['audit', 'deployment', 'contracts', 'forms', 'chain', 'transactions', 'wallet', 'workshop', ...foundation],
  'sign-in': ['chain', ...foundation],
  transactions: ['deployment', 'contracts', 'chain', ...foundation],
  wallet: ['chain', 'sign-in', 'transactions', ...foundation],
  workshop: ['contracts', 'deployment', 'chain', 'transactions', 'wallet', ...foundation],
  locks: ['workshop', 'contracts', 'chain', 'transactions', 'wallet', ...foundation],
  liquidity: ['workshop', 'contracts', 'chain', 'transactions', 'wallet', ...foundation],
  claims: [
    'workshop',
    'merkle',
    'deployment',
    'contracts',
    'chain',
    'sign-in',
    'transactions',
    'wallet',
    ...foundation,
  ],
  shell: ['search', ...capabilities, ...foundation],
  routes: ['shell', 'search', ...capabilities, ...foundation],
  server: ['search', ...capabilities, 'shell', 'engraver', 'core', 'content'],
}

/** Logs are appended to by `openSync`; everything else that is kept is written whole. */
const directWrite =
  /import \{[^}]*\b(?:(?:writeFile|appendFile|copyFile|rename|link|cp)(?:Sync)?|open|createWriteStream)\b[^}]*\} from 'node:fs|openSync\([^)]*'w/

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\/.*\.tsx?$/.test(file))

test.each(files)('%s stays within its borders', (file) => {
  const text = readFileSync(`src/${file}`, 'utf8')
  const folder = file.split('/')[0]!
  const imports = [...text.matchAll(/(?:from|import\(?) ?'([#.][^']+)'/g)].map((match) => match[1]!)
  const folders = imports.filter((path) => path.startsWith('#')).map((path) => path.slice(1).split('/')[0]!)
  const isTest = /\.test\.tsx?$/.test(file)
  const strays = folders.filter(
    (name) => name !== folder && !(isTest && name === 'tests') && !mayImport[folder]!.includes(name),
  )
  const finds = (pattern: RegExp, allowed = false) => !allowed && pattern.test(text)

  expect(strays, 'wrong direction').toEqual([])
  expect(
    imports.filter((path) => path.startsWith('../../')),
    'reach other folders by their #name',
  ).toEqual([])
  expect(finds(/^export (\*|\{[^}]*\}) from/m), 'import the file, not a barrel').toBe(false)
  expect(finds(/^export default/m, folder === 'routes'), 'default exports are for routes').toBe(false)
  expect(finds(/from '[^']+\.tsx'/, !file.endsWith('.server.ts')), 'Node runs this file and reads no JSX').toBe(false)
  // A process number, the one exception, is worth nothing after a power cut.
  const maySkip = isTest || /\/test-|^core\/durable-file|^server\/chain-orphan/.test(file)
  expect(finds(directWrite, maySkip), 'write by core/durable-file.server.ts, which a power cut does not harm').toBe(
    false,
  )
  expect(finds(/process\.env/, isTest || file === 'core/env.server.ts'), 'ask core/env.server.ts').toBe(false)
})
