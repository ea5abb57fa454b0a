import { expect, test } from 'vitest'
import { checkDraft, someAccount } from '#tools/token/form/fill-accounts.ts'
import { readDraft } from '#tools/token/form/token-draft.ts'
import { draftOf, symbolOf } from './token-draft.ts'

test.each([
  ['Gold of Zürich', 'GOLD'],
  ['Zürich', 'ZURIC'],
  ['My Ink', 'MYINK'],
  ['Золото', 'TOKEN'],
  ['', 'TOKEN'],
])('%s is called %s for short', (name, symbol) => {
  expect(symbolOf(name)).toBe(symbol)
})

test('the draft of a name is a token that the creator launches as it is, with half of a supply that the page can lock', () => {
  const draft = readDraft(String(draftOf(' Gold of Zürich ')))!
  const { values, errors } = checkDraft(draft, someAccount)
  expect(errors).toEqual({})
  expect(values).toMatchObject({ name: 'Gold of Zürich', symbol: 'GOLD', supply: 10n ** 24n, decimals: 18 })
  expect(draft.options).toMatchObject({ permit: true, access: 'none' })
})
