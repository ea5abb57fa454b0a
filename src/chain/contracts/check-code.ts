import type { Address, Hex } from 'viem'
import { numberToHex } from 'viem/utils'
import { findChain } from '#chain/catalogue.ts'
import { addressUrl } from '#chain/chain-links.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { hasHash, type CodeHash } from './compare-code.ts'

/** What is at an address now, on which chain and block, and where it can be looked at. */
export type CodeNow = { is: 'itself' | 'other code' | 'nothing'; chain: string; block: number; url: string }

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

let last: Promise<unknown> = Promise.resolve()

/** One code is hashed at a time, in a task of its own: all at once would hold the page while a visitor scrolls or presses. */
function inTurn<Answer>(work: () => Answer): Promise<Answer> {
  const turn = last.then(nextTask).then(work)
  last = turn.catch(() => {})
  return turn
}

/** Compares the code at an address with a published hash, in this browser. Rejects when the chain does not answer. */
export async function checkCode(address: Address, code: CodeHash): Promise<CodeNow> {
  const rpc = pageRpc()
  const [id, newest] = (await Promise.all([rpc('eth_chainId', []), rpc('eth_blockNumber', [])])) as [Hex, Hex]
  const found = (await rpc('eth_getCode', [address, numberToHex(BigInt(newest))])) as Hex
  const chain = findChain(Number(id))
  return {
    is: found === '0x' ? 'nothing' : (await inTurn(() => hasHash(code, found))) ? 'itself' : 'other code',
    chain: chain?.name ?? `chain ${Number(id)}`,
    block: Number(newest),
    url: addressUrl(chain?.explorer, address),
  }
}
