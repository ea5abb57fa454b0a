import { hexToBytes, type Address, type Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { codeKey, type CodeRealm } from '#core/codes/code-key.ts'
import { createCode } from '#core/codes/code-text.ts'
import { codeLeaf, joinLeaves } from '#core/merkle/leaf.ts'
import { buildTree, rootOf, type Tree } from '#core/merkle/tree.ts'

/** So many codes can one list of ours have: its tree is built in a moment, in the memory of every server. */
export const mostCodes = 65_536

/** What is published of printed codes: nothing of it opens anything. `keys[n]` is the address of code n's key. */
export type CodeList = { version: 1; chainId: number; salt: Hex; root: Hex; keys: Address[] }

/** Makes printed codes for a chain, and the list that is published. The codes are in no list: keep them until they are printed. */
export function createCodes(count: number, realm: CodeRealm): { codes: string[]; list: CodeList } {
  const codes = Array.from({ length: count }, () => createCode())
  return { codes, list: listCodes(codes, realm) }
}

/** The list of some codes. */
export function listCodes(codes: readonly string[], realm: CodeRealm): CodeList {
  const keys = codes.map((code) => privateKeyToAddress(codeKey(code, realm)))
  return { version: 1, ...realm, root: rootOf(treeOf(keys)), keys }
}

/** The tree over a list of keys, leaf n being that of code n. */
export function treeOf(keys: readonly Address[]): Tree {
  return buildTree(joinLeaves(keys.map((key, index) => codeLeaf({ index: BigInt(index), key }))))
}

/** Reads a list that was written as JSON. Throws one sentence when it is none, or its root is not that of its keys. */
export function readCodeList(text: string): CodeList {
  let list: Partial<CodeList> = {}
  try {
    list = JSON.parse(text) as Partial<CodeList>
  } catch {
    // Said below.
  }
  const { version, chainId, salt = '0x', root, keys = [] } = list
  const whole = version === 1 && Number.isSafeInteger(chainId) && /^0x[\da-f]{64}$/i.test(salt) && Array.isArray(keys)
  if (!whole || keys.length === 0 || !keys.every((key) => /^0x[\da-f]{40}$/i.test(key)))
    throw new Error('This file is not a list of codes. Name the one that `codes create` has written.')
  if (keys.length > mostCodes) throw new Error(`A list has at most ${mostCodes} codes.`)
  if (rootOf(treeOf(keys)) !== root) throw new Error('The list was changed: its root is not that of its keys.')
  return list as CodeList
}

/** Keys as the database has them, 20 bytes each. */
export function packKeys(keys: readonly Address[]): Buffer {
  return Buffer.concat(keys.map((key) => hexToBytes(key)))
}

/** Keys out of the database, in small letters. */
export function unpackKeys(packed: Buffer): Address[] {
  return Array.from({ length: packed.length / 20 }, (_, at): Address => {
    return `0x${packed.subarray(20 * at, 20 * at + 20).toString('hex')}`
  })
}
