import { expect, test } from 'vitest'
import { tokenImage, tokenSeed } from './token-image.ts'

const token = {
  chainId: 31337,
  contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  id: 17n,
  minter: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
} as const

test('another number, minter, collection or chain is another seed', () => {
  const others = [
    { ...token, id: 18n },
    { ...token, minter: token.contract },
    { ...token, contract: token.minter },
    { ...token, chainId: 1 },
  ]

  expect(new Set([token, ...others].map(tokenSeed)).size).toBe(5)
})

test('a picture carries its number, and no style or script', () => {
  const image = tokenImage(tokenSeed(token), token.id)

  expect(image).toContain('>No. 17</text></svg>')
  expect(image).not.toMatch(/<style| style=|<script|href="[^#]/)
  expect(tokenImage(1, 0n)).not.toContain('<text')
})
