import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApprovalListView, type FoundApprovals } from '#transactions/approvals/approval-list.tsx'
import type { Approval } from '#transactions/approvals/approvals.ts'
import { t } from '#transactions/describe/transaction-words.ts'
import { transactionsCsv, transactionsJson } from './export-transactions.ts'
import { testAccount, testHash, testTransaction } from './test-transaction.ts'
import { TransactionCentreView } from './transaction-centre.tsx'
import { TransactionLine, TransactionList } from './transaction-list.tsx'
import { newsBetween } from './transaction-news.ts'
import { shortTime, transactionSentence } from './transaction-sentence.ts'
import { isTransaction, type Transaction } from './transaction.ts'

const nothing = () => undefined
const five = [1, 2, 3, 4, 5].map((number) =>
  testTransaction({ hash: testHash(number), description: `Number ${number}`, status: 'confirmed' }),
)

test('the window of an account lists the three newest, with their state and a way to clear them', () => {
  const html = renderToStaticMarkup(<TransactionList transactions={five} onClear={nothing} />)

  expect(html.match(/<li/g)).toHaveLength(3)
  expect(html).toContain('Recent Transactions')
  expect(html).toContain('Clear All')
  expect(html).toContain(`href="/tx/${testHash(1)}"`)
  expect(html.match(/Confirmed/g)).toHaveLength(3)
})

test('with an explorer the links go there', () => {
  const html = renderToStaticMarkup(
    <TransactionList transactions={five} explorer="https://scan.example" onClear={nothing} />,
  )

  expect(html).toContain(`href="https://scan.example/tx/${testHash(1)}" target="_blank" rel="noreferrer"`)
})

test.each([
  [undefined, 'Your transactions will appear here...'],
  ['Intaglio', 'Intaglio transactions will appear here...'],
])('an empty list for the product %s says where transactions will be', (appName, words) => {
  const list = renderToStaticMarkup(<TransactionList transactions={[]} appName={appName} onClear={nothing} />)
  const centre = renderToStaticMarkup(
    <TransactionCentreView transactions={[]} appName={appName} inMemory={false} onClear={nothing} />,
  )

  for (const html of [list, centre]) {
    expect(html).toContain(words)
    expect(html).not.toContain('Clear All')
  }
})

test('the centre lists all of them with chain and account, can export, and has its live region', () => {
  const followed = testTransaction({ hash: testHash(7), followsHash: testHash(6), chainId: 137, detail: 'sped-up' })

  const html = renderToStaticMarkup(
    <TransactionCentreView transactions={[followed, ...five]} inMemory onClear={nothing} />,
  )

  expect(html.match(/<li/g)).toHaveLength(6)
  for (const words of ['Polygon', 'Local chain', testHash(6), 'Export CSV', 'Export JSON', 'does not store the list'])
    expect(html).toContain(words)
  expect(html).toContain('<output class="visually-hidden"></output>')
})

const unanswered = (changes: Partial<Transaction>) =>
  renderToStaticMarkup(<TransactionLine transaction={testTransaction({ failures: 1, ...changes })} />)

test('what nobody has answered about can be asked again, and says so while it is', () => {
  expect(unanswered({ askedAt: 5 })).toMatch(
    /Not checked yet · <button[^>]*aria-label="Ask again: Lock 10 TEST"[^>]*>Ask again</,
  )
  expect(unanswered({ askedAt: 0 })).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Asking the chain\.\.\.</)
  expect(unanswered({ failures: 0 })).not.toContain('<button')
  expect(unanswered({ status: 'confirmed' })).not.toContain('<button')
})

const at = Date.now()

test.each<[Partial<Transaction>, string]>([
  [{}, ''],
  [{ detail: 'sped-up' }, 'Sped up'],
  [{ status: 'failed', detail: 'cancelled' }, 'Cancelled by you'],
  [{ detail: 'replaced' }, 'Replaced by another of yours'],
  [{ status: 'failed', detail: 'dropped' }, 'Dropped: the network no longer has it'],
  [{ status: 'failed', detail: 'reverted', reason: 'Too early' }, 'Reverted: Too early'],
  [{ confirmations: 3, depth: 2, seen: true }, '2 of 3 confirmations'],
  [{ checkedAt: at }, 'No node has seen it yet'],
  [{ failures: 2, checkedAt: at, seen: true }, `Not checked since ${shortTime(at)}`],
  [{ failures: 1 }, 'Not checked yet'],
  [{ proposal: 'with-wallet', calls: '0x01', checkedAt: at }, 'Your wallet has the request'],
  [{ proposal: 'not-wanted', calls: '0x01', status: 'failed' }, 'Your wallet did not carry it out'],
  [{ proposal: 'proposed', checkedAt: at }, 'Waiting for the other owners of the Safe'],
  [
    { proposal: 'proposed', owners: { given: 1, needed: 3 } },
    'Waiting for the owners of the Safe: 1 of 3 have confirmed',
  ],
])('%o is shown as "%s"', (changes, words) => expect(transactionSentence(testTransaction(changes), t)).toBe(words))

test('what changes is read out once, in words', () => {
  const pending = [testTransaction()]
  const failed = [testTransaction({ status: 'failed', detail: 'reverted', reason: 'Too early' })]
  const sped = [
    testTransaction({ hash: testHash(2), followsHash: testHash(1), status: 'confirmed', detail: 'sped-up' }),
  ]

  expect(newsBetween([], pending)).toBe('Pending: Lock 10 TEST')
  expect(newsBetween(pending, failed)).toBe('Failed: Lock 10 TEST. Reverted: Too early')
  expect(newsBetween(pending, sped)).toBe('Confirmed: Lock 10 TEST. Sped up')
  expect(newsBetween(pending, [testTransaction({ checkedAt: 5 })])).toBe('')
  expect(newsBetween(pending, [])).toBe('')
})

test('what is exported can be read again, and no cell computes anything', () => {
  const formula = testTransaction({ description: '=HYPERLINK("x"), y', sentAt: 0 })

  const csv = transactionsCsv([formula])

  expect(csv.split('\r\n')[0]).toMatch(/^sentAt,chainId,from,/)
  expect(csv).toContain(`1970-01-01T00:00:00.000Z,31337,`)
  expect(csv).toContain(`"'=HYPERLINK(""x""), y"`)
  expect((JSON.parse(transactionsJson([formula])) as unknown[]).every(isTransaction)).toBe(true)
})

const item: Approval = {
  kind: 'item',
  id: 7n,
  token: '0x00000000000000000000000000000000000000a1',
  contract: { address: '0x00000000000000000000000000000000000000c1', name: 'PositionLocker' },
}

test.each<[FoundApprovals, string]>([
  ['failed', 'Our index and the nodes did not answer'],
  [{ approvals: [], tokens: {}, complete: true }, 'None of our contracts has a permission from you'],
  [{ approvals: [item], tokens: {}, complete: false }, 'This list is not complete'],
  [{ approvals: [item], tokens: {}, complete: true }, 'Revoke Item 7 for PositionLocker'],
])('the permissions %o are told honestly', (found, words) => {
  const chain = { id: 31337, name: 'Local chain', currency: { symbol: 'ETH', decimals: 18 } }
  const html = renderToStaticMarkup(
    <ApprovalListView account={testAccount} found={found} chain={chain} onRevoke={nothing} onAgain={nothing} />,
  )

  expect(html).toContain(words)
  expect(html.includes('Ask again')).toBe(found === 'failed')
})
