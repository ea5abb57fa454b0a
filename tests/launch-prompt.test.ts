import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { createClient, getAddress, http, type Address, type Hash } from 'viem'
import { getContractAddress } from 'viem/utils'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { defaultOptions, type TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { TokenFamily } from '#tools/token/generator/artifact.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { familyOf, optionsNamed } from '#tools/token/generator/variants.ts'
import { assetChanges, createdFor, rightChanges, type LogLike } from '#transactions/simulate/asset-changes.ts'
import { simulate } from '#transactions/simulate/simulate.ts'

const chain = await testChain()
afterAll(() => chain.stop())
const [from, friend] = ((await chain.ask('eth_accounts')) as Address[]).map((one) => getAddress(one)) as [
  Address,
  Address,
]
const client = createClient({ transport: http(chain.url, { retryCount: 0 }) })

async function creation(options: TokenOptions, values: Partial<TokenValues>) {
  const file = new URL(`../contracts/emitter/compiled/${familyOf(options)}.json.br`, import.meta.url)
  const { variants } = JSON.parse(String(brotliDecompressSync(await readFile(file)))) as TokenFamily
  const given = { name: 'Aurum', symbol: 'AUR', decimals: 18, supply: 10n ** 24n, ...values } as TokenValues
  return creationOf(variants[emitToken(options).id]!, options, given).data
}

const owned = (access: 'ownable' | 'roles') =>
  optionsNamed(access === 'roles' ? 'erc20-allowList-roles' : 'erc20-mintable-permit-ownable')!

test.each([
  ['a token without powers, for the signer', defaultOptions.erc20, { receiver: from }],
  ['a token without powers, for another account', defaultOptions.erc20, { receiver: friend }],
  ['a token with an owner', owned('ownable'), { receiver: from, owner: friend }],
  ['a token with roles', owned('roles'), { receiver: friend, admin: from, controller: friend }],
] as const)('%s: the sheet says what its creation brings, and to whom', async (_, options, values) => {
  const data = await creation(options, values as Partial<TokenValues>)
  const nonce = BigInt((await chain.ask('eth_getTransactionCount', from, 'latest')) as string)
  const made = getContractAddress({ from, nonce })

  const simulation = await simulate(client, { from, data }, [], made)

  const hash = (await chain.ask('eth_sendTransaction', { from, data, gas: '0x989680' })) as Hash
  await chain.ask('anvil_mine')
  const receipt = (await chain.ask('eth_getTransactionReceipt', hash)) as {
    logs: LogLike[]
    contractAddress: Address
  }
  expect(getAddress(receipt.contractAddress)).toBe(made)
  const rights = rightChanges(receipt.logs)
  const created = createdFor(receipt.logs, from)
  expect(simulation).toEqual({
    at: 'succeeds',
    complete: true,
    changes: assetChanges(receipt.logs, from),
    permissions: [],
    ...(rights.length > 0 && { rights }),
    ...(created.length > 0 && { created }),
  })
  expect(rights.length > 0).toBe(options.access !== 'none')
  expect(assetChanges(receipt.logs, from).length + created.length).toBe(1)
})
