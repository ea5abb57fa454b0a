import { expect, test } from 'vitest'
import * as published from 'viem/chains'
import { checkedAddress } from '#core/text/checked-address.ts'
import { chainOf, chains, findChain, hasLocalChain, localChain } from './catalogue.ts'

test.each(chains)('$name agrees with what viem publishes about it', ({ id, currency, explorer, testnet }) => {
  const all: published.Chain[] = Object.values(published)
  const twin = all.find((chain) => chain.id === id)

  expect({ id, symbol: currency.symbol, decimals: currency.decimals, explorer, testnet }).toEqual({
    id: twin?.id,
    symbol: twin?.nativeCurrency.symbol,
    decimals: twin?.nativeCurrency.decimals,
    explorer: twin?.blockExplorers?.default.url.replace('www.', ''),
    // Viem does not say of a node on one's own machine that it is for trying.
    testnet: id === localChain.id || (twin?.testnet ?? false),
  })
})

test('no two chains have one number, one name or one icon', () => {
  const facts = chains.map(({ id, name, icon }) => [String(id), name, icon.glyph, icon.seed])

  for (const kind of [0, 1, 2, 3]) expect(new Set(facts.map((fact) => fact[kind])).size).toBe(chains.length)
})

test('every address of Uniswap has its checksum, and no chain names one twice', () => {
  for (const chain of chains) {
    const addresses = Object.values(chain.uniswap ?? {})
    expect(addresses.map((address) => checkedAddress(address))).toEqual(addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
  }
})

test('what counts as final was confirmed long before', () => {
  for (const { confirmations, finalBlocks } of chains) expect(finalBlocks).toBeGreaterThan(confirmations)
})

test('a chain is found by its number, and an unknown number is answered by the known ones', () => {
  expect(chainOf(137).name).toBe('Polygon')
  expect(findChain(2)).toBeUndefined()
  expect(() => chainOf(2)).toThrow(
    /^CHAIN_ID: names no chain that is known here\. Set it to one of 31337 \(Local chain\), 1 \(Ethereum\), .*\)\.$/,
  )
  for (const { id, name } of chains) expect(() => chainOf(2)).toThrow(`${id} (${name})`)
})

test('the chain of our own is used where no node is named', () => {
  expect(hasLocalChain({ CHAIN_ID: 31337 })).toBe(true)
  expect(hasLocalChain({ CHAIN_ID: 31337, RPC_URL: 'http://localhost:8545' })).toBe(false)
  expect(hasLocalChain({ CHAIN_ID: 1, RPC_URL: 'https://node.example' })).toBe(false)
})
