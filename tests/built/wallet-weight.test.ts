import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const assets = 'build/client/assets'
const chunks = readdirSync(assets).filter((file) => file.endsWith('.js'))
const sizeOf = (name: string) => {
  const found = chunks.filter((file) => file.startsWith(`${name}-`))
  expect(found).toHaveLength(1)
  return gzipSync(readFileSync(`${assets}/${found[0]}`), { level: 9 }).length
}

// Bytes, gzip.
test('a second language stays within 6 kB, and comes only to those who read it', () => {
  expect(sizeOf('words-de')).toBeLessThan(6_000)
})

test('the window that comes with WalletConnect is in no chunk', () => {
  const marks = /w3m-modal|wcm-modal|lit-element|lit-html|secure\.walletconnect|api\.web3modal/
  const found = chunks.filter((file) => marks.test(readFileSync(`${assets}/${file}`, 'utf8')))

  expect(found).toEqual([])
})
