import { expect, test } from 'vitest'
import { tellFacts } from '#app/facts/tell-facts.ts'
import { createAssistant } from '#assistant/facts/answer.ts'
import { openSearch } from '#core/search/open-search.ts'
import { builtSite } from './built-site.ts'

const answer = createAssistant({ index: openSearch(builtSite().pages), facts: await tellFacts() })

/** What is said second leaves out what was asked first: it asks the same of another thing, or something else of the same. */
const talks = [
  ['What does an audit cost?', 'And for NFTs?', 'nft-audit-price'],
  ['What does an audit cost?', 'What about NFTs?', 'nft-audit-price'],
  ['What does an audit cost?', 'And design?', 'design-price'],
  ['What does an audit cost?', 'and marketing?', 'marketing-price'],
  ['What does an audit cost?', 'how long does it take?', 'audit-duration'],
  ['How long does an audit take?', 'And for NFTs?', 'nft-audit-duration'],
  ['How long does an audit take?', 'and for a token?', 'token-development-time'],
  ['How long does marketing take?', 'and design?', 'design-duration'],
  ['How much does a token cost?', 'And an audit?', 'audit-price'],
  ['Who reads the code of an audit?', 'And what does it cost?', 'audit-price'],
  ['What does a token lock cost?', 'And for liquidity?', 'liquidity-fee'],
  ['How do I lock liquidity?', 'what does it cost?', 'liquidity-fee'],
  ['Wie lange dauert ein Audit?', 'Und für NFTs?', 'nft-audit-duration'],
  ['Was kostet ein Audit?', 'Und Design?', 'design-price'],
  ['Wie sperre ich Token?', 'Und Liquidität?', 'liquidity-how'],
  ['Combien coûte un audit ?', 'Et pour les NFT ?', 'nft-audit-price'],
  ['¿Cuánto cuesta una auditoría?', '¿Y para NFT?', 'nft-audit-price'],
  ['¿Cuánto dura una auditoría?', '¿Y para NFT?', 'nft-audit-duration'],
] as const

// Opening a language takes longer than a test may.
const answers = talks.map(([first, next, fact]) => ({
  first,
  next,
  fact,
  given: answer(next, { topic: answer(first).topic! }),
}))

test.for(answers)('after “$first”, “$next” is $fact', ({ fact, given: { topic, asksBack, refused } }) =>
  expect({ fact: topic?.fact, asksBack, refused }).toEqual({ fact, asksBack: false, refused: false }),
)
