import { keccak256, toHex, type Hash } from 'viem'
import { expect, test } from 'vitest'
import { intentOf, newTransaction, type Transaction } from '#transactions/track/transaction.ts'
import { isPlan } from '#tools/plan/kept-plan.ts'
import { planState, type ChainFacts, type Next, type Outline, type Plan } from '#tools/plan/plan-state.ts'
import { promptWords } from './prompts.ts'
import { settled } from './settle.ts'
import { togetherOf } from './together.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const hash: Hash = `0x${'ab'.repeat(32)}`
const plan: Plan = { chainId: 31_337, from, madeAt: 1000 }
const step = (data: string, takes = 10n) => ({ intent: intentOf({ to: token, data: keccak256(toHex(data)) }), takes })

/** One lock; three batches; two steps that take nothing before the one that does. */
const one: Outline = { approves: token, steps: [step('one')] }
const three: Outline = { approves: token, steps: [step('one'), step('two'), step('three')] }
const pool: Outline = { approves: token, steps: [step('reset', 0n), step('allow', 0n), step('add')] }
/** Two tokens for a pool of Uniswap V4. */
const pair: Outline = {
  approves: token,
  steps: ['allow', 'letToken', 'letQuote'].map((name) => step(name, 0n)).concat(step('add')),
}
const signing = (outline: Outline): Outline => ({ ...outline, signs: 'wanted' })

/** Permissions that end. */
const loose = (count: number): Outline => ({
  independent: true,
  steps: Array.from({ length: count }, (_, at) => step(`end ${at}`, 0n)),
})
const ended = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [at, hash]))

const chain = (allowance: bigint, made: ChainFacts['made'] = {}): ChainFacts => ({ allowance, made })
const progressOf = (outline: Outline, facts = chain(0n), given: Plan = plan, transactions: Transaction[] = []) =>
  planState(given, outline, { transactions, chain: facts })

test.each([
  ['an approval and the lock', one, chain(0n), { first: 0, count: 1, amount: 10n }],
  ['the same where a signature is wanted', signing(one), chain(0n), { first: 0, count: 1, amount: 10n }],
  ['nothing where enough is allowed', one, chain(10n), undefined],
  ['an approval of all and the first batch', three, chain(0n), { first: 0, count: 1, amount: 30n }],
  ['an approval of the rest and the next batch', three, chain(0n, { 0: hash }), { first: 1, count: 1, amount: 20n }],
  ['everything up to what takes', pool, chain(0n), { first: 0, count: 3, amount: 10n }],
  ['the same without an approval', pool, chain(10n), { first: 0, count: 3 }],
  ['what is left of it', pool, chain(10n, { 0: hash }), { first: 1, count: 2 }],
  ['all that need no other', loose(3), chain(0n), { first: 0, count: 3, rest: 0 }],
  ['of many, as many as a wallet takes', loose(25), chain(0n), { first: 0, count: 10, rest: 2 }],
  ['the next of them', loose(25), chain(0n, ended(10)), { first: 10, count: 10, rest: 1 }],
  ['nothing where one is left', loose(11), chain(0n, ended(10)), undefined],
  ['nothing where a step between is made', pool, chain(10n, { 1: hash }), undefined],
])('what goes together: %s', (_, outline, facts, together) => {
  expect(togetherOf(outline, progressOf(outline, facts))).toEqual(together)
})

test.each([
  ['one call', one, chain(10n), false, 'One prompt in your wallet: the lock.'],
  [
    'together',
    one,
    chain(0n),
    true,
    'One prompt in your wallet: the approval and the lock go together, or not at all.',
  ],
  [
    'together in place of a signature',
    signing(one),
    chain(0n),
    true,
    'One prompt in your wallet: the approval and the lock go together, or not at all.',
  ],
  [
    'signed',
    signing(one),
    chain(0n),
    false,
    'Two prompts in your wallet: first a signature that costs nothing, then the lock.',
  ],
  ['apart', one, chain(0n), false, 'Two prompts in your wallet: first the approval, then the lock.'],
  [
    'apart, over an older approval',
    one,
    chain(1n),
    false,
    'Two prompts in your wallet: first the approval, then the lock. There is one more if the token has to end an older approval first.',
  ],
  [
    'a list together',
    three,
    chain(0n),
    true,
    'Three prompts in your wallet: the approval goes with the first, then one for each transaction.',
  ],
  [
    'a list apart',
    three,
    chain(0n),
    false,
    'Four prompts in your wallet: first the approval, then one for each transaction.',
  ],
  [
    'a list, signed',
    signing(three),
    chain(0n),
    false,
    'Four prompts in your wallet: first a signature that costs nothing, then one for each transaction.',
  ],
  ['a list that is allowed', three, chain(30n), false, 'Three prompts in your wallet: one for each transaction.'],
  [
    'two tokens together',
    pair,
    chain(0n),
    true,
    'One prompt in your wallet: the approval and the lock go together, or not at all.',
  ],
  [
    'two tokens apart',
    pair,
    chain(0n),
    false,
    'Five prompts in your wallet: first the approval, then one for each transaction.',
  ],
  ['two tokens that are allowed', pair, chain(10n), false, 'Four prompts in your wallet: one for each transaction.'],
  [
    'a pool together',
    pool,
    chain(10n),
    true,
    'One prompt in your wallet: all transactions go together, or not at all.',
  ],
  [
    'permissions together',
    loose(3),
    chain(0n),
    true,
    'One prompt in your wallet: all transactions go together, or not at all.',
  ],
  [
    'many permissions together',
    loose(25),
    chain(0n),
    true,
    'Three prompts in your wallet: the first transactions go together, then the others.',
  ],
  ['permissions apart', loose(3), chain(0n), false, 'Three prompts in your wallet: one for each transaction.'],
])('the prompts are said before: %s', (_, outline, facts, can, words) => {
  const progress = progressOf(outline, facts)
  const together = can ? togetherOf(outline, progress) : undefined
  expect(promptWords({}, progress, { thing: 'the lock', together, allowance: facts.allowance })).toBe(words)
})

test('a wallet that has refused is named, and nothing is said of what is under way', () => {
  expect(promptWords({ apart: true }, progressOf(one), { thing: 'the lock' })).toBe(
    'Your wallet does not send several calls together. Two prompts in your wallet: first the approval, then the lock.',
  )
  expect(promptWords({}, progressOf(one, chain(0n, { 0: hash })), { thing: 'the lock' })).toBeUndefined()
})

const bundle = { id: '0x12', first: 0, count: 3 }
const asked: Plan = { ...plan, asked: 2, bundle }
const told: Plan = { ...asked, bundle: { ...bundle, hash } }
const lost: Plan = { ...asked, bundle: { ...bundle, lost: true } }
const sent = (status: Transaction['status']): Transaction => ({
  ...newTransaction({ hash, from, chainId: 31_337, description: 'Sent' }, 2000),
  status,
})

test.each<[string, Plan, ChainFacts | undefined, Transaction[], Next, number]>([
  ['the wallet has not told', asked, undefined, [], { do: 'wait', for: 'bundle', step: 0 }, 0],
  [
    'the wallet has not told, and the chain shows nothing',
    asked,
    chain(0n),
    [],
    { do: 'wait', for: 'bundle', step: 0 },
    0,
  ],
  ['the wallet never tells, and the chain shows the last step', asked, chain(0n, { 2: hash }), [], { do: 'done' }, 3],
  [
    'its transaction is on its way',
    told,
    chain(0n),
    [sent('pending')],
    { do: 'wait', for: 'step', step: 0, transaction: sent('pending') },
    0,
  ],
  ['its transaction is confirmed', told, chain(0n), [sent('confirmed')], { do: 'done' }, 3],
  [
    'its transaction has failed',
    told,
    chain(10n),
    [sent('failed')],
    { do: 'send', step: 0, failed: sent('failed') },
    0,
  ],
  ['its transaction is no longer in the list', told, undefined, [], { do: 'look', step: 0 }, 0],
  ['the wallet has forgotten it, and the chain is silent', lost, undefined, [], { do: 'look', step: 0 }, 0],
  [
    'the wallet has forgotten it, and the chain shows nothing',
    lost,
    chain(10n),
    [],
    { do: 'send', step: 0, unsure: true },
    0,
  ],
  [
    'the wallet has forgotten it, and the chain shows the last step',
    lost,
    chain(0n, { 2: hash }),
    [],
    { do: 'done' },
    3,
  ],
])('calls that went together: %s', (_, given, facts, transactions, next, made) => {
  const progress = planState(given, pool, { transactions, chain: facts })
  expect(progress.next).toEqual(next)
  expect(progress.steps.filter((each) => each.made)).toHaveLength(made)
})

test('a step that has to be proven waits for the chain, also when its transaction is confirmed', () => {
  const proven: Outline = { approves: token, steps: [{ ...step('one'), proven: true }] }
  const given: Plan = { ...plan, asked: 0, bundle: { id: '0x12', first: 0, count: 1, hash } }
  const transactions = [sent('confirmed')]
  expect(planState(given, proven, { transactions, chain: chain(0n) }).next).toMatchObject({ do: 'wait', for: 'step' })
  expect(planState(given, proven, { transactions, chain: chain(0n, { 0: hash }) }).next).toEqual({ do: 'done' })
})

test.each([
  ['pending', { at: 'pending' } as const, undefined],
  ['silent', { at: 'silent' } as const, undefined],
  ['done', { at: 'done', hash } as const, { bundle: { ...bundle, hash } }],
  ['unknown', { at: 'unknown' } as const, { bundle: { ...bundle, lost: true } }],
  ['done in part', { at: 'failed', why: 'partly' } as const, { bundle: { ...bundle, lost: true } }],
  ['never sent', { at: 'failed', why: 'not-sent' } as const, { bundle: undefined, asked: undefined }],
  ['reverted', { at: 'failed', why: 'reverted' } as const, { bundle: undefined, asked: undefined }],
])('a plan whose wallet says: %s', (_, status, change) => {
  const after = settled({ ...asked, bundle }, status)
  expect(after?.plan).toEqual(change && { ...asked, ...change })
  // Whatever ends otherwise than well is said.
  expect(Boolean(after?.why)).toBe(status.at === 'failed' || status.at === 'unknown')
})

test('a plan is taken from the storage only with a bundle that is one', () => {
  for (const good of [asked, told, lost, { ...plan, apart: true } as Plan]) expect(isPlan(good)).toBe(true)
  for (const bad of [
    { id: 5 },
    { id: '' },
    { first: -1 },
    { count: 1.5 },
    { hash: '0x12' },
    { lost: false },
    { foreseen: [{}] },
  ])
    expect(isPlan({ ...asked, bundle: { ...bundle, ...bad } as never })).toBe(false)
})
