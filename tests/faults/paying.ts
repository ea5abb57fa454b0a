import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mnemonicToAccount } from 'viem/accounts'
import type { Product } from './product.ts'

/** What the local chain says of a payment that it has mined. */
export type Receipt = { transactionHash: string; blockHash: string; blockNumber: string }

/** One question to the product's gateway; throws while no chain answers. */
export async function ask<value>({ url }: Pick<Product, 'url'>, method: string, ...params: unknown[]): Promise<value> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = (await (await fetch(`${url}/rpc`, { method: 'POST', headers, body })).json()) as {
    result?: value
    error?: { message: string }
  }
  if (answer.error) throw new Error(answer.error.message)
  return answer.result as value
}

/**
 * Pays `to` on the product's local chain and looks for the receipt, again and again; adds each receipt to `told`. Throws when the chain does
 * not answer, or it is aborted.
 */
export async function payOn(
  product: Product,
  { path, to }: { path: string; to: string },
  told: Receipt[],
  signal?: AbortSignal,
) {
  const phrase = (await readFile(join(path, 'data/chain/mnemonic'), 'utf8')).trim()
  const account = mnemonicToAccount(phrase, { addressIndex: 5 })
  const fees = { chainId: 31337, gas: 21_000n, maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 1n }
  for (;;) {
    signal?.throwIfAborted()
    const nonce = Number(await ask(product, 'eth_getTransactionCount', account.address, 'latest'))
    const raw = await account.signTransaction({ ...fees, nonce, to: to as `0x${string}`, value: 1n })
    const hash = await ask<string>(product, 'eth_sendRawTransaction', raw)
    for (let receipt: Receipt | null = null; !receipt;) {
      signal?.throwIfAborted()
      receipt = await ask<Receipt | null>(product, 'eth_getTransactionReceipt', hash)
      if (receipt) told.push(receipt)
    }
  }
}

/** Which of these receipts the chain does not tell any more, or not with the same block. */
export async function unmined(product: Product, told: Receipt[]): Promise<Receipt[]> {
  const gone: Receipt[] = []
  for (const receipt of told) {
    const now = await ask<Receipt | null>(product, 'eth_getTransactionReceipt', receipt.transactionHash)
    const block = await ask<{ number: string } | null>(product, 'eth_getBlockByHash', receipt.blockHash, false)
    if (now?.blockHash !== receipt.blockHash || block?.number !== receipt.blockNumber) gone.push(receipt)
  }
  return gone
}
