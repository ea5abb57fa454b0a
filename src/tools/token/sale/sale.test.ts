import { SimpleMerkleTree, StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { encodeErrorResult, type Address } from 'viem'
import { expect, test } from 'vitest'
import { accountLeaf, mostAccounts, proofIn, readList, rootOfList } from './allow-list.ts'
import { commitmentOf, hiddenText, newSalt, readHidden } from './commitment.ts'
import { phaseText } from './phase-list.tsx'
import { isOpenAt } from './read-sale.ts'
import { saleAbi } from './sale-abi.ts'
import { explainRevert } from './sale-words.ts'

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const accounts: Address[] = [ada, bob, '0x90F79bf6EB2c4f870365E785982E1f101E93b906']
const root = `0x${'0'.repeat(64)}` as const

test('accounts are read however they are separated, each once', () => {
  expect(readList(`${ada}, ${bob}\n\n${ada.toLowerCase()};${bob}`)).toEqual({ accounts: [ada, bob] })
})

test.each([
  ['', 'Paste the accounts'],
  [`${ada}\n0x12`, 'Entry 2, “0x12”'],
  [`0x${'0'.repeat(40)}`, 'Entry 1'],
  [ada.replace('C8', 'c8'), 'Entry 1'],
  [`${ada} `.repeat(mostAccounts + 1), `at most ${mostAccounts}`],
])('%.20s is not a list', (text, problem) => {
  expect(readList(text)).toEqual({ problem: expect.stringContaining(problem) })
})

test('root and proofs are those of OpenZeppelin’s trees', () => {
  const tree = StandardMerkleTree.of(
    accounts.map((account) => [account]),
    ['address'],
  )
  expect(rootOfList(accounts)).toBe(tree.root)
  const proof = proofIn(accounts, bob.toLowerCase() as Address)!
  expect(proof).toEqual(tree.getProof([bob]))
  expect(SimpleMerkleTree.verify(tree.root, accountLeaf(bob), proof)).toBe(true)
  expect(proofIn([ada], bob)).toBeUndefined()
  expect(proofIn([ada], ada)).toEqual([])
})

test('a commitment is bound to the address and the salt, and its file is read again', () => {
  const hidden = { uri: 'ipfs://shown/', salt: newSalt() }
  expect(readHidden(hiddenText(hidden))).toEqual(hidden)
  expect(commitmentOf({ ...hidden, uri: 'ipfs://other/' })).not.toBe(commitmentOf(hidden))
  expect(commitmentOf({ ...hidden, salt: newSalt() })).not.toBe(commitmentOf(hidden))
  for (const text of ['', '{}', '[]', '{"uri":"x","salt":"0x12"}']) expect(readHidden(text)).toBeUndefined()
})

test('a phase is open from its first second to the one before its end', () => {
  const phase = { start: 10n, end: 20n }
  expect([9n, 10n, 19n, 20n].map((now) => isOpenAt(phase, now))).toEqual([false, true, true, false])
  expect(isOpenAt({ start: 0n, end: 0n }, 2n ** 63n)).toBe(true)
})

test('a phase is said in a sentence', () => {
  const phase = { start: 0n, end: 4_000_000_000n, price: 5n * 10n ** 16n, limit: 3n, root }
  expect(phaseText(phase, 'ETH')).toBe(
    'Everyone buys from the launch until 2096-10-02 07:06 UTC, for 0.05 ETH each, 3 for an account at most.',
  )
  const listed = { ...phase, start: 2n ** 64n - 1n, end: 0n, price: 0n, root: `0x${'1'.repeat(64)}` as const, left: 1n }
  expect(phaseText(listed, 'ETH')).toBe(
    'Accounts on the list buy from a time that never comes on, without paying, 3 for an account at most. You can buy 1 more.',
  )
})

test('every refusal of a collection has its sentence', () => {
  const full = encodeErrorResult({ abi: saleAbi, errorName: 'Token_BeyondEdition', args: [7n, 20n] })
  expect(explainRevert(full).message).toBe('There would be more than 20 pieces of edition 7.')
  const left = encodeErrorResult({ abi: saleAbi, errorName: 'Token_BeyondPhaseLimit', args: [2n, 1n] })
  expect(explainRevert(left).message).toBe('In this phase the account can buy 1 more.')
  const other = encodeErrorResult({ abi: saleAbi, errorName: 'Token_NotTheCommitment' })
  expect(explainRevert(other).remedy).toContain('saved when the hash was made')
})
