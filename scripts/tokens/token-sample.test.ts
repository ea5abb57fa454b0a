import { expect, test } from 'vitest'
import { words } from '#site/services/meme-token.ts'
import { defaultOptions } from '#tools/token/features/options.ts'
import { emitToken } from '#tools/token/generator/emit.ts'

test('the source on the page is what the creator writes', () => {
  const { source } = emitToken({ ...defaultOptions.erc20, permit: false, burnable: true }, 'Marigold')
  expect(`${words.sample.text}\n`).toBe(source)
})
