import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOfInputs } from './contracts-record.ts'

const lock = (packages: Record<string, string>) =>
  JSON.stringify({
    packages: Object.fromEntries(Object.entries(packages).map(([name, integrity]) => [name, { integrity }])),
  })

const files = {
  'contracts/Vault.sol': 'contract Vault {}',
  'contracts/Vault.t.sol': 'contract VaultTest {}',
  'contracts/snapshots/Vault.json': '{}',
  'contracts/tools/solc': '#!/usr/bin/env node',
  'contracts/published.test.ts': '',
  'foundry.toml': '[profile.default]',
  'src/page.ts': '',
  'package-lock.json': lock({ 'node_modules/solc': 'sha512-a', 'node_modules/react': 'sha512-a' }),
}

/** The hash of a project that has these files. */
function hashOf(project: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'intaglio-record-'))
  for (const [name, text] of Object.entries(project)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const hash = hashOfInputs(root)
  rmSync(root, { recursive: true })
  return hash
}

test.each([
  ['a contract', { 'contracts/Vault.sol': 'contract Vault { uint256 total; }' }],
  ['a test', { 'contracts/Vault.t.sol': '' }],
  ['a figure of gas', { 'contracts/snapshots/Vault.json': '{"withdraw":"1"}' }],
  ['a file more', { 'contracts/testing/Vault.sol': '' }],
  ['the settings', { 'foundry.toml': '' }],
  ['the compiler as forge asks it', { 'contracts/tools/solc': '' }],
  [
    'the compiler',
    { 'package-lock.json': lock({ 'node_modules/solc': 'sha512-b', 'node_modules/react': 'sha512-a' }) },
  ],
])('the contracts are tested again after a change of %s', (_, change) => {
  expect(hashOf({ ...files, ...change })).not.toBe(hashOf(files))
})

test('a change that no contract sees has none of them tested again', () => {
  const elsewhere = {
    'src/page.ts': 'export const page = 1',
    'contracts/published.test.ts': 'test',
    'package-lock.json': lock({ 'node_modules/solc': 'sha512-a', 'node_modules/react': 'sha512-b' }),
  }
  expect(hashOf({ ...files, ...elsewhere })).toBe(hashOf(files))
})
