import type { Address, Hash } from 'viem'
import { newTransaction, type Transaction } from './transaction.ts'

/** An account that tests send from. */
export const testAccount: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A hash that ends in a number. */
export function testHash(number: number): Hash {
  return `0x${number.toString(16).padStart(64, '0')}`
}

/** A pending transaction for a test: the first of its account, sent at 1000. */
export function testTransaction(changes: Partial<Transaction> = {}): Transaction {
  const sent = { hash: testHash(1), from: testAccount, chainId: 31337, description: 'Lock 10 TEST', nonce: 0 }
  return { ...newTransaction(sent, 1000), ...changes }
}
