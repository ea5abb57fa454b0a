import { concat, getAddress, keccak256, slice, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { liquidityLensCode } from '#contracts/liquidity-lens.ts'
import { lockLensCode } from '#contracts/lock-lens.ts'
import { chains } from '#chain/catalogue.ts'
import { contractAddresses, contractCodes } from '#contracts/addresses.ts'
import { codeMint721Runtime } from '#contracts/code-mint-721.ts'
import { hasHash } from './compare-code.ts'
import { callOfDeployer } from './create2.ts'
import { plannedContracts } from './planned-codes.ts'
import { plannedRuntimes } from './planned-runtimes.ts'

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

const word = (value: string | number) => BigInt(value).toString(16).padStart(64, '0')

test('the lens gets the addresses of the three lockers, and what Uniswap is on every chain of the catalogue', () => {
  const lens = plannedContracts.find(({ kind }) => kind === 'LockLens')!
  const lines = chains.flatMap(({ id, uniswap }) => [
    word(id),
    word(uniswap?.v2Factory ?? 0),
    word(uniswap?.v3Positions ?? 0),
    word(uniswap?.v4Positions ?? 0),
  ])
  const { TokenLocker, VotingLocker, PositionLocker } = contractAddresses
  const words = [
    ...[TokenLocker, VotingLocker, PositionLocker].map(word),
    word(128),
    word(chains.length),
    ...lines,
  ].join('')

  expect(lens.constructorArguments).toBe(`0x${words}`)
  expect(lens.creationCode).toBe(`${lockLensCode}${words}`)
})

test('the lens of liquidity gets the address of the lens of locks', () => {
  const lens = plannedContracts.find(({ kind }) => kind === 'LiquidityLens')!
  expect(lens.creationCode).toBe(`${liquidityLensCode}${word(contractAddresses.LockLens)}`)
})

test('the claims contract gets the addresses of the token locker and of the grants, and of nothing else', () => {
  const claims = plannedContracts.find(({ kind }) => kind === 'MerkleClaims')!

  expect(claims.constructorArguments).toBe(
    `0x${[contractAddresses.TokenLocker, contractAddresses.TokenGrants].map(word).join('')}`,
  )
})

test('a code is known by its hash, whatever its constructor wrote, and no other code is', () => {
  for (const [kind, { code, immutables }] of Object.entries({ ...plannedRuntimes, CodeMint721: codeMint721Runtime })) {
    const known = contractCodes[kind as keyof typeof contractCodes]
    const at = (place: number, text: string) =>
      `${code.slice(0, 2 + place * 2)}${text}${code.slice(2 + place * 2 + text.length)}` as `0x${string}`

    expect(hasHash(known, code as `0x${string}`)).toBe(true)
    for (const { start } of immutables) expect(hasHash(known, at(start, 'ab'))).toBe(true)
    expect(hasHash(known, at(0, 'fe'))).toBe(false)
    expect(hasHash(known, `${code}00` as `0x${string}`)).toBe(false)
  }
})
