import { expect, test } from 'vitest'
import { isProof } from './proof-of-work.ts'
import { solve } from './solve.ts'

const challenge = 'contact.fixed.challenge'

test('where no worker may start, the page searches itself and tells how far it is', async () => {
  const shares: number[] = []
  const solution = await solve(
    { challenge, difficulty: 14 },
    { signal: new AbortController().signal, progress: (share) => shares.push(share) },
  )

  expect(isProof({ challenge, difficulty: 14, solution })).toBe(true)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.every((share) => share > 0 && share < 1)).toBe(true)
})

test('a search ends when it is given up', async () => {
  const giveUp = new AbortController()
  const search = solve({ challenge, difficulty: 32 }, { signal: giveUp.signal, progress: () => giveUp.abort() })

  await expect(search).rejects.toThrow('aborted')
})

test('difficulty 0 asks for no work', async () => {
  const given = { signal: new AbortController().signal, progress: () => {} }

  expect(await solve({ challenge, difficulty: 0 }, given)).toBe('0')
})
