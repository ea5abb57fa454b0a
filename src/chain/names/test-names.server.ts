import {
  concatHex,
  encodeFunctionData,
  keccak256,
  namehash,
  pad,
  parseAbi,
  sliceHex,
  stringToHex,
  toHex,
  type Hex,
} from 'viem'
import { registry } from './resolve-name.server.ts'

/**
 * Code that answers every call with five words from its storage: written by hand, since the tests have no
 * compiler. The answer to a call lies behind the Keccak hash of its data: `k = keccak256(calldata)`, `return(sload(k) … sload(k + 4))`.
 */
const answering: Hex = concatHex([
  '0x365f5f37', // calldatacopy(0, 0, calldatasize())
  '0x365f20', //   k = keccak256(0, calldatasize())
  ...[0, 1, 2, 3, 4].map((i): Hex => `0x8060${byte(i)}015460${byte(32 * i)}52`), // mstore(32 * i, sload(k + i))
  '0x60a05ff3', // return(0, 0xa0)
])

function byte(value: number): string {
  return toHex(value, { size: 1 }).slice(2)
}

const abi = parseAbi([
  'function resolver(bytes32 node)',
  'function name(bytes32 node)',
  'function addr(bytes32 node)',
  'function text(bytes32 node, string key)',
])

const asWord = (address: Hex) => pad(address, { size: 32 })
const asString = (text: string) =>
  concatHex([toHex(32, { size: 32 }), toHex(new TextEncoder().encode(text).length, { size: 32 }), stringToHex(text)])
const reverse = (address: Hex) => `${address.slice(2).toLowerCase()}.addr.reverse`

type Ask = (method: string, ...params: unknown[]) => Promise<unknown>

/** A name service on a test chain, where names are registered by writing the answers of its contracts. */
export async function testNames(rpc: Ask) {
  const resolver: Hex = '0x4976fb03C32e5B8cfe2b6cCB31c09Ba78EBaBa41'
  for (const at of [registry, resolver]) await rpc('anvil_setCode', at, answering)
  const answer = async (at: Hex, functionName: 'resolver' | 'name' | 'addr' | 'text', of: string, words: Hex) => {
    const node = namehash(of)
    const asked =
      functionName === 'text'
        ? encodeFunctionData({ abi, functionName, args: [node, 'avatar'] })
        : encodeFunctionData({ abi, functionName, args: [node] })
    const key = BigInt(keccak256(asked))
    for (let i = 0; i < 5; i++) {
      const word = i * 32 < (words.length - 2) / 2 ? sliceHex(words, i * 32, i * 32 + 32) : '0x'
      await rpc('anvil_setStorageAt', at, toHex(key + BigInt(i), { size: 32 }), pad(word, { dir: 'right', size: 32 }))
    }
  }
  return {
    resolver,
    /** Has `address` call itself `name`. */
    claim: async (address: Hex, name: string, by: Hex = resolver) => {
      await answer(registry, 'resolver', reverse(address), asWord(by))
      await answer(resolver, 'name', reverse(address), asString(name))
    },
    /** Has `name` give that text, of up to 96 bytes, as its picture. */
    picture: (name: string, text: string) => answer(resolver, 'text', name, asString(text)),
    /** Has `name` lead to `address`. */
    point: async (name: string, address: Hex, by: Hex = resolver) => {
      await answer(registry, 'resolver', name, asWord(by))
      await answer(resolver, 'addr', name, asWord(address))
    },
  }
}
