import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { severities } from '#site/services/smart-contract-audit.ts'
import { findings, vaultLines } from './findings.ts'

type Suites = Record<string, { test_results: Record<string, { status: string; reason: string | null }> }>

// npm has forge for some platforms only.
const forge = 'node_modules/.bin/forge'

test.skipIf(!existsSync(forge))(
  'each finding has a test that fails on the vault as shown, and passes on the fixed one',
  () => {
    const { stdout } = spawnSync(forge, ['test', '--json'], {
      env: { ...process.env, FOUNDRY_PROFILE: 'vault' },
      encoding: 'utf8',
    })
    const suites = JSON.parse(stdout) as Suites
    const results = (contract: string) =>
      Object.entries(suites[`src/site/services/vault/Vault.t.sol:${contract}`]!.test_results).map(
        ([name, { reason }]) => [name.replace('()', ''), reason],
      )
    expect(results('VaultTest')).toEqual(findings.map((finding) => [finding.test, finding.fails]))
    expect(results('FixedVaultTest')).toEqual(findings.map((finding) => [finding.test, null]))
  },
)

test('every finding is pinned to lines of the vault, and shows its test and its fix', () => {
  for (const { first, last, testCode, fixCode } of findings) {
    expect(first).toBeGreaterThan(0)
    expect(last).toBeGreaterThanOrEqual(first)
    expect(last).toBeLessThan(vaultLines.length)
    expect(testCode).toMatch(/^function test_.*\}$/s)
    expect(fixCode).toMatch(/^function .*\}$/s)
  }
})

test('there is one finding of each severity, the heaviest first', () => {
  expect(findings.map(({ severity }) => severity)).toEqual(severities.map(([name]) => name))
})
