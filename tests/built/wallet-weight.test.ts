import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const assets = 'build/client/assets'
const chunks = readdirSync(assets).filter((file) => file.endsWith('.js'))
const languages = ['de', 'fr', 'es', 'pt', 'it', 'tr', 'ru', 'uk', 'ja', 'ko', 'zh']

// Bytes, gzip. One file has the words of the windows, the other those of the sheet and the lists.
test.each(languages)(
  'the words of %s are two files of at most 6 kB, which come only to those who read them',
  (name) => {
    const found = chunks.filter((file) => file.startsWith(`words-${name}-`))

    expect(found).toHaveLength(2)
    for (const file of found)
      expect(gzipSync(readFileSync(`${assets}/${file}`), { level: 9 }).length).toBeLessThan(6_000)
  },
)

test('the window that comes with WalletConnect is in no chunk', () => {
  const marks = /w3m-modal|wcm-modal|lit-element|lit-html|secure\.walletconnect|api\.web3modal/
  const found = chunks.filter((file) => marks.test(readFileSync(`${assets}/${file}`, 'utf8')))

  expect(found).toEqual([])
})
