import type { Address, Hex } from 'viem'
import { encodeAbiParameters, getAddress, keccak256 } from 'viem/utils'
import { joinLeaves } from '#core/merkle/leaf.ts'
import { buildTree, proofOf, rootOf } from '#core/merkle/tree.ts'
import { readOwner } from '#core/text/read-owner.ts'

/** The most accounts of a list: more would keep a page busy. */
export const mostAccounts = 10_000

/** The accounts of a list in their order, each once; or the sentence that says what is wrong. */
export type ReadList = { accounts: readonly Address[] } | { problem: string }

/** Reads accounts that are separated by lines, blanks, commas or semicolons. */
export function readList(text: string): ReadList {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  if (words.length === 0) return { problem: 'Paste the accounts of the list, one in each line.' }
  if (words.length > mostAccounts) return { problem: `A list has at most ${mostAccounts} accounts.` }
  const accounts = new Set<Address>()
  for (const [at, word] of words.entries()) {
    const read = readOwner(word)
    if (!read.startsWith('0x') || BigInt(read) === 0n)
      return { problem: `Entry ${at + 1}, “${word.slice(0, 50)}”, is not an account. Copy it again.` }
    accounts.add(getAddress(`0x${read.slice(2).toLowerCase()}`))
  }
  return { accounts: [...accounts] }
}

/** The leaf of an account, as `buy` hashes it: twice, so that no inner node can be shown as a leaf. */
export function accountLeaf(account: Address): Hex {
  return keccak256(keccak256(encodeAbiParameters([{ type: 'address' }], [account])))
}

const treeOf = (accounts: readonly Address[]) => buildTree(joinLeaves(accounts.map(accountLeaf)))

/** The Merkle root of a list, which has at least one account. */
export function rootOfList(accounts: readonly Address[]): Hex {
  return rootOf(treeOf(accounts))
}

/** The proof that an account is on a list; undefined when it is not. */
export function proofIn(accounts: readonly Address[], account: Address): Hex[] | undefined {
  const at = accounts.findIndex((one) => one.toLowerCase() === account.toLowerCase())
  return at < 0 ? undefined : proofOf(treeOf(accounts), at)
}
