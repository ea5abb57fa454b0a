import { expect, test } from 'vitest'
import { emitToken } from '#emitter/emit.ts'
import { defaultOptions } from '#emitter/options.ts'
import { memeToken } from '#services/meme-token.ts'

test('the source on the page is what the creator writes', () => {
  const { source } = emitToken({ ...defaultOptions.erc20, permit: false, burnable: true })
  expect(`${memeToken.sample.text}\n`).toBe(source)
})
