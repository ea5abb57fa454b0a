import { expect, test } from 'vitest'
import { chainOf, localChain } from './catalogue.ts'
import { addressUrl, explorerOf, transactionUrl } from './chain-links.ts'

const polygon = chainOf(137)

test('a transaction or an account is shown by the explorer in use, and where there is none by this site', () => {
  expect(transactionUrl(explorerOf({ EXPLORER_URL: 'https://scan.example/' }, polygon), '0x1')).toBe(
    'https://scan.example/tx/0x1',
  )
  expect(transactionUrl(explorerOf({}, polygon), '0x1')).toBe('https://polygonscan.com/tx/0x1')
  expect(transactionUrl(explorerOf({}, localChain), '0x1')).toBe('/tx/0x1')
  expect(addressUrl(explorerOf({}, polygon), '0x1')).toBe('https://polygonscan.com/address/0x1')
  expect(addressUrl(undefined, '0x1')).toBe('/address/0x1')
})
