import { expect, test } from 'vitest'
import { tellFacts } from '#app/facts/tell-facts.ts'
import { createAssistant } from '#assistant/facts/answer.ts'
import type { Answer } from '#assistant/facts/compose-answer.ts'
import { openSearch } from '#core/search/open-search.ts'
import { builtSite } from './built-site.ts'

const answer = createAssistant({ index: openSearch(builtSite().pages), facts: await tellFacts() })

/** What is said later leaves out what was asked first: it asks the same of another thing, or something else of the same. */
const talks = [
  { says: ['What does an audit cost?', 'And for NFTs?'], fact: 'nft-audit-price' },
  { says: ['What does an audit cost?', 'What about NFTs?'], fact: 'nft-audit-price' },
  { says: ['What does an audit cost?', 'And design?'], fact: 'design-price' },
  { says: ['What does an audit cost?', 'and marketing?'], fact: 'marketing-price' },
  { says: ['What does an audit cost?', 'how long does it take?'], fact: 'audit-duration' },
  { says: ['How long does an audit take?', 'And for NFTs?'], fact: 'nft-audit-duration' },
  { says: ['How long does an audit take?', 'and for a token?'], fact: 'token-development-time' },
  { says: ['How long does marketing take?', 'and design?'], fact: 'design-duration' },
  { says: ['How much does a token cost?', 'And an audit?'], fact: 'audit-price' },
  { says: ['Who reads the code of an audit?', 'And what does it cost?'], fact: 'audit-price' },
  { says: ['What does a token lock cost?', 'And for liquidity?'], fact: 'liquidity-fee' },
  { says: ['How do I lock liquidity?', 'what does it cost?'], fact: 'liquidity-fee' },
  { says: ['Wie lange dauert ein Audit?', 'Und für NFTs?'], fact: 'nft-audit-duration' },
  { says: ['Was kostet ein Audit?', 'Und Design?'], fact: 'design-price' },
  { says: ['Wie sperre ich Token?', 'Und Liquidität?'], fact: 'liquidity-how' },
  { says: ['Combien coûte un audit ?', 'Et pour les NFT ?'], fact: 'nft-audit-price' },
  { says: ['¿Cuánto cuesta una auditoría?', '¿Y para NFT?'], fact: 'nft-audit-price' },
  { says: ['¿Cuánto dura una auditoría?', '¿Y para NFT?'], fact: 'nft-audit-duration' },
  { says: ['What does an audit cost?', 'And for NFTs?', 'And design?'], fact: 'design-price' },
  {
    says: ['What does an audit cost?', 'And for NFTs?', 'And design?', 'and a token?'],
    fact: 'token-development-price',
  },
  { says: ['How long does an audit take?', 'And for NFTs?', 'And design?'], fact: 'design-duration' },
  { says: ['Was kostet ein Audit?', 'Und für NFTs?', 'Und Marketing?'], fact: 'marketing-price' },
]

// Opening a language takes longer than a test may.
const talked = talks.map(({ says, fact }) => ({
  says: says.join(' '),
  fact,
  last: says.reduce<Answer | undefined>((before, question) => answer(question, { topic: before?.topic }), undefined)!,
}))

test.for(talked)('“$says” ends with $fact', ({ fact, last: { topic, asksBack, refused } }) =>
  expect({ fact: topic?.fact, asksBack, refused }).toEqual({ fact, asksBack: false, refused: false }),
)
