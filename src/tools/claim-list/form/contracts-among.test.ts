import { expect, test } from 'vitest'
import { sampleAccount } from '#tools/claim-list/test-lists.ts'
import { contractsAmong } from './contracts-among.ts'

test('an account is not taken for a contract, even when it delegates to code (EIP-7702)', async () => {
  const entries = [0, 1, 2].map((number) => ({ account: sampleAccount(number), line: number + 1 }))
  const codes: Record<string, string> = {
    [sampleAccount(0)]: '0x',
    [sampleAccount(1)]: `0xef0100${'ab'.repeat(20)}`,
    [sampleAccount(2)]: '0x6001',
  }
  const ask = async (_method: string, [account]: readonly unknown[]) => codes[account as string]

  expect(await contractsAmong(ask, entries)).toEqual([entries[2]])
})
