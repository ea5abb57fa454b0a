import { expect, test } from 'vitest'
import { tokenVariants } from '#tools/token/generator/variants.ts'
import { draftQuery, firstDraft, readDraft } from './token-draft.ts'

test('every variant comes back from its link as it was', () => {
  for (const options of tokenVariants()) {
    const form = { ...firstDraft().form, name: 'Gold & “Söhne” #1', symbol: 'GLD', cap: '2,000,000' }
    const read = readDraft(draftQuery({ options, form }))!
    expect(read.options).toEqual(options)
    expect(read.form.name).toBe(form.name)
    expect(read.form.supply).toBe(form.supply)
  }
})

test('a field that was emptied stays empty', () => {
  const { options, form } = firstDraft()
  expect(readDraft(draftQuery({ options, form: { ...form, supply: '' } }))!.form.supply).toBe('')
})

test.each(['', 'utm_source=x', 'kind=constructor', 'kind=erc777&name=Gold'])('“%s” holds no draft', (query) => {
  expect(readDraft(query)).toBeUndefined()
})

test('a link that asks for what makes no sense is read as the nearest that does', () => {
  const read = readDraft('kind=erc20&with=votes,flashMint,nonsense,capped&access=roles&name=Gold')!
  expect(read.options).toMatchObject({ votes: true, permit: true, flashMint: false, capped: false, access: 'none' })
})

test('a name of a megabyte is cut', () => {
  expect(readDraft(`kind=erc20&name=${'x'.repeat(1_000_000)}`)!.form.name!.length).toBeLessThan(3000)
})
