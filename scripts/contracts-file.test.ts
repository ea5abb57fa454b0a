import { createHash } from 'node:crypto'
import { getAddress, getCreate2Address, toFunctionSelector, type Abi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { compiledSources } from '#chain/deployment/compiled-sources.ts'
import { contractAddresses, contractCodes } from '#contracts/addresses.ts'
import { codeMint721Code } from '#contracts/code-mint-721.ts'
import { tokenLockerCode } from '#contracts/token-locker.ts'
import { contractFiles, contractsText } from './contracts-file.ts'

type Listed = { name: string; address?: Hex; creationCodeHash: Hex; abi: Abi }
const { deployer, salt, contracts } = JSON.parse(contractsText()) as { deployer: Hex; salt: Hex; contracts: Listed[] }

test('each address follows from what stands beside it', () => {
  const once = contracts.filter(({ address }) => address)

  expect(Object.fromEntries(once.map(({ name, address }) => [name, address]))).toEqual(contractAddresses)
  for (const { address, creationCodeHash } of once)
    expect(getCreate2Address({ from: deployer, salt, bytecodeHash: creationCodeHash })).toBe(getAddress(address!))
})

test.each([
  ['TokenLocker', tokenLockerCode],
  ['CodeMint721', codeMint721Code],
])('the functions of the ABI of %s are those of its code', (kind, code) => {
  const { abi } = contracts.find(({ name }) => name === kind)!
  const selectors = abi.flatMap((item) => (item.type === 'function' ? [toFunctionSelector(item).slice(2)] : []))

  expect(selectors.length).toBeGreaterThan(10)
  // The compiler writes a selector without the zeros in front of it.
  expect(selectors.filter((selector) => !code.includes(selector.replace(/^(?:00)+/, '')))).toEqual([])
})

test.each(Object.keys(contractCodes))('%s has an ABI, a document, and the very input it was compiled from', (kind) => {
  const files = contractFiles('.')
  const { compiler, hash } = compiledSources[kind]!
  const input = files.get(`contracts/${kind}.input.json`)!.trim()

  expect(
    createHash('sha256')
      .update(compiler + input)
      .digest('hex'),
  ).toBe(hash)
  expect(JSON.parse(files.get(`contracts/${kind}.abi.json`)!)).toEqual(contracts.find(({ name }) => name === kind)!.abi)
  expect(files.get(`contracts/${kind}.md`)).toMatch(/^# \S/)
  expect(files.get(`contracts/${kind}.md`)).not.toMatch(/\]\(\.\./)
})
