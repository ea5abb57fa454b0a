import { concat, getAddress, keccak256, slice, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockLensCode } from '#contracts/lock-lens.ts'
import { callOfDeployer } from './create2.ts'
import { plannedContracts } from './planned-codes.ts'

test('the committed addresses are those of the committed code: else `npm run artifacts`', () => {
  expect(Object.fromEntries(plannedContracts.map(({ kind, address }) => [kind, address]))).toEqual(contractAddresses)
})

test('an address is the one EIP-1014 computes, and has its checksum', () => {
  const salt = stringToHex('intaglio', { size: 32 })
  for (const { address, creationCode } of plannedContracts) {
    const whole = concat(['0xff', '0x4e59b44847b379578588920cA78FbF26c0B4956C', salt, keccak256(creationCode)])
    expect(address).toBe(getAddress(slice(keccak256(whole), 12)))
    expect(callOfDeployer(creationCode)).toBe(concat([salt, creationCode]))
  }
})

test('the lens gets the addresses of the two lockers', () => {
  const lens = plannedContracts.find(({ kind }) => kind === 'LockLens')!
  const words = [contractAddresses.TokenLocker, contractAddresses.PositionLocker].map(
    (address) => `0x000000000000000000000000${address.slice(2).toLowerCase()}` as const,
  )

  expect(lens.constructorArguments).toBe(concat(words))
  expect(lens.creationCode).toBe(concat([lockLensCode, ...words]))
})
