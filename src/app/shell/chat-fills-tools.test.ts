import { expect, test } from 'vitest'
import { lockHref, tokenHref } from '#assistant/acts/fill-links.ts'
import { readLock } from '#assistant/acts/read-lock.ts'
import { readToken } from '#assistant/acts/read-token.ts'
import { featureWords } from '#assistant/acts/words/token.ts'
import { readActs } from '#assistant/messages/act-link.ts'
import { readLinkedLock } from '#tools/token-lock/form/linked-lock.ts'
import { switchesOf } from '#tools/token/features/catalogue.ts'
import { readDraft } from '#tools/token/form/token-draft.ts'

const now = Date.parse('2026-11-27T08:00:00Z') / 1_000
const queryOf = (href: string) => new URL(href, 'https://site.invalid').search
const account = '0x2c45786A894185622B95DfC257d4fA42bC5a355c'

test('what the chat understood of a token is what the creator reads from its link', () => {
  const href = tokenHref(
    readToken('create a token called Gold of Zürich with symbol GLD, supply 1,000,000, mintable, capped at 5,000,000')!,
  )
  expect(readDraft(queryOf(href))).toMatchObject({
    options: { kind: 'erc20', mintable: true, capped: true, permit: true, burnable: false, access: 'ownable' },
    form: { name: 'Gold of Zürich', symbol: 'GLD', supply: '1000000', cap: '5000000' },
  })
  expect(readActs([{ label: 'Open', href }])).toHaveLength(1)
})

test('every feature that the chat reads is a switch of the creator', () => {
  for (const [, name, kinds] of featureWords)
    for (const kind of kinds) expect(switchesOf(kind as 'erc20').map((each) => each.name)).toContain(name)
})

test.each([
  ['lock 20 % of MRD for a year, linear', { share: 2_000n, answers: { draft: { shape: 'linear' } } }],
  ['lock 1,500.5 MRD for 18 months', { answers: { amount: '1500.5', draft: { shape: 'day' } } }],
  ['vest 1000 MRD over 4 years with a 1 year cliff', { answers: { amount: '1000', draft: { shape: 'cliff' } } }],
  ['lock 1000 MRD for a year, monthly', { answers: { draft: { shape: 'steps', steps: 12 } } }],
  ['lock half of my MRD forever', { share: 5_000n, answers: { draft: { shape: 'never' } } }],
  [
    `lock 5 MRD for ${account} until 15 June 2028`,
    { answers: { whom: 'one', owner: account, draft: { shape: 'day' } } },
  ],
])('“%s” is what the form of a lock reads from its link', (text, expected) => {
  const href = lockHref(readLock(text)!, { address: account })
  expect(readLinkedLock(queryOf(href), now)).toMatchObject(expected)
  expect(readActs([{ label: 'Open', href }])).toHaveLength(1)
})
