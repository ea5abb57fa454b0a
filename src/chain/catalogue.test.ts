import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as published from 'viem/chains'
import { checkedAddress } from '#core/text/checked-address.ts'
import { chainOf, chains, findChain, hasLocalChain } from './catalogue.ts'
import type { Chain } from './chain.ts'

const all = Object.entries(chains)

test('every file of chains/ is in the catalogue, under its own name', () => {
  const files = readdirSync('src/chain/chains').map((file) => file.replace(/\.ts$/, ''))

  expect(Object.keys(chains).toSorted()).toEqual(files.toSorted())
})

const twins = {
  'local-chain': published.anvil,
  ethereum: published.mainnet,
  polygon: published.polygon,
  base: published.base,
  'arbitrum-one': published.arbitrum,
  'op-mainnet': published.optimism,
  'bnb-smart-chain': published.bsc,
  avalanche: published.avalanche,
  sepolia: published.sepolia,
  'base-sepolia': published.baseSepolia,
  'polygon-amoy': published.polygonAmoy,
} satisfies Record<keyof typeof chains, published.Chain>

test.each(all)('%s agrees with what viem publishes about it', (name, chain) => {
  const twin: published.Chain = twins[name as keyof typeof chains]

  expect({
    id: chain.id,
    symbol: chain.currency.symbol,
    decimals: chain.currency.decimals,
    explorer: 'explorer' in chain ? chain.explorer : undefined,
    testnet: chain.id === 31337 ? false : chain.testnet,
  }).toEqual({
    id: twin.id,
    symbol: twin.nativeCurrency.symbol,
    decimals: twin.nativeCurrency.decimals,
    explorer: twin.blockExplorers?.default.url.replace('www.', ''),
    testnet: twin.testnet ?? false,
  })
})

test('no two chains have one number, one name or one icon', () => {
  const facts = all.map(([, { id, name, icon }]) => [String(id), name, icon.glyph, icon.seed])

  for (const kind of [0, 1, 2, 3]) expect(new Set(facts.map((fact) => fact[kind])).size).toBe(all.length)
})

test('every address of Uniswap has its checksum, and no chain names one twice', () => {
  for (const chain of Object.values<Chain>(chains)) {
    const addresses = Object.values(chain.uniswap ?? {})
    expect(addresses.map((address) => checkedAddress(address))).toEqual(addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
  }
})

test('what counts as final was confirmed long before', () => {
  for (const [, { confirmations, finalBlocks }] of all) expect(finalBlocks).toBeGreaterThan(confirmations)
})

test('a chain is found by its number, and an unknown number is answered by the known ones', () => {
  expect(chainOf(137).name).toBe('Polygon')
  expect(findChain(2)).toBeUndefined()
  expect(() => chainOf(2)).toThrow(
    /^CHAIN_ID: names no chain that is known here\. Set it to one of 31337 \(Local chain\), 1 \(Ethereum\), .*80002 \(Polygon Amoy\)\.$/,
  )
})

test('the chain of our own is used where no node is named', () => {
  expect(hasLocalChain({ CHAIN_ID: 31337 })).toBe(true)
  expect(hasLocalChain({ CHAIN_ID: 31337, RPC_URL: 'http://localhost:8545' })).toBe(false)
  expect(hasLocalChain({ CHAIN_ID: 1, RPC_URL: 'https://node.example' })).toBe(false)
})
