import { expect, test } from 'vitest'
import { namedPosition } from './named-position.ts'

test('a link names a position by its version and number, and nothing else', () => {
  expect(namedPosition('?position=v3-12')).toEqual({ kind: 0, tokenId: 12n })
  expect(namedPosition('?position=v4-7')).toEqual({ kind: 1, tokenId: 7n })
  for (const wrong of ['', '?position=', '?position=v2-1', '?position=v3-0', '?position=v3-1e3', '?position=v3-x'])
    expect(namedPosition(wrong)).toBeUndefined()
})
