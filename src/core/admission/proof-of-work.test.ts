import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isProof, searchProof } from './proof-of-work.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

test('our SHA-256 agrees with the one of Node on texts of every length around its block borders', () => {
  for (let length = 0; length < 200; length++) {
    const challenge = randomBytes(length).toString('base64').slice(0, length)
    const zeros = Math.clz32(sha256(`${challenge}.7`).readUInt32BE())

    expect(isProof({ challenge, solution: '7', difficulty: zeros })).toBe(true)
    expect(isProof({ challenge, solution: '7', difficulty: zeros + 1 })).toBe(false)
  }
})

test('a search finds a solution whose digest begins with the zero bits that were asked for', () => {
  const challenge = `contact.${randomBytes(48).toString('base64url')}`

  const solution = searchProof({ challenge, difficulty: 12, from: 0, count: 1_000_000 })

  expect(solution).toMatch(/^\d+$/)
  expect(sha256(`${challenge}.${solution}`).readUInt32BE() >>> 20).toBe(0)
})

test('a search that finds nothing in its numbers says so, and the next numbers go on from there', () => {
  const challenge = 'contact.fixed'
  const solution = searchProof({ challenge, difficulty: 10, from: 0, count: 1_000_000 })!

  expect(searchProof({ challenge, difficulty: 10, from: 0, count: Number(solution) })).toBeUndefined()
  expect(searchProof({ challenge, difficulty: 10, from: Number(solution), count: 1 })).toBe(solution)
})

test('difficulty 0 accepts any solution', () => {
  expect(isProof({ challenge: 'x', solution: '0', difficulty: 0 })).toBe(true)
})
