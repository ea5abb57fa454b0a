import { expect, test } from 'vitest'
import { arrivalIn, pieceAddress } from './arrived.ts'
import { sampleCodes } from './sample-codes.ts'

const [code] = sampleCodes

test('a printed code is taken out of the address, and the word of an event stays', () => {
  expect(arrivalIn({ search: `?code=${code}`, hash: '' })).toEqual({ arrival: { code }, clean: '' })
  expect(arrivalIn({ search: '', hash: `#code=${code}` })).toEqual({ arrival: { code }, clean: '' })
  expect(arrivalIn({ search: `?code=${code}&from=card`, hash: '' })).toMatchObject({ clean: '?from=card' })
  expect(arrivalIn({ search: '?code=gitex-global', hash: '' })).toEqual({ arrival: { code: 'gitex-global' } })
  expect(arrivalIn({ search: '', hash: '#safety' })).toEqual({})
})

test('the address of a piece shows that piece', () => {
  const of = `0x${'ab'.repeat(20)}`
  const { search, hash } = new URL(pieceAddress('https://a.example', { id: 17n, contract: of }))
  expect(arrivalIn({ search, hash })).toEqual({ arrival: { piece: '17', of } })
})
