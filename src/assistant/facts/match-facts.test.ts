import { expect, test } from 'vitest'
import type { Language } from '#content/answers/fact.ts'
import { openMatches } from './match-facts.ts'

const fact = (id: string, asks: readonly string[]) => ({ id, topic: id, at: '/', next: [], asks, says: asks[0]! })
const facts = [
  fact('owner', ['owner holder vault', 'owner vault']),
  fact('price', ['price quote', 'quote for a price']),
]

/** How probable it is that a fact answers what is asked beside a word that it does not say. */
const beside = (language: Language, word: string) => openMatches(language, facts).match(`${word} owner vault`)[0]!.score

test.each([
  ['es', 'seguro'],
  ['es', 'aptos'],
  ['de', 'hacken'],
  ['de', 'ton'],
  ['fr', 'ton'],
  ['fr', 'recette'],
  ['en', 'move'],
  ['en', 'near'],
  ['en', 'stage'],
] as const)('%s: “%s” has another meaning, and does not say that something foreign is asked', (language, word) =>
  expect(beside(language, word)).toBeGreaterThan(beside(language, 'solana') * 2),
)

test.each([
  ['en', 'aptos'],
  ['es', 'hacken'],
  ['fr', 'stage'],
  ['de', 'near'],
  ['fr', 'assurance'],
] as const)('%s: “%s” is what others do', (language, word) =>
  expect(beside(language, word)).toBeLessThan(beside(language, 'quartz') / 2),
)
