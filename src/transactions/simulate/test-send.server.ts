import type { Address, Hex } from 'viem'
import { expect, vi } from 'vitest'
import type { testChain } from '#chain/anvil/test-chain.server.ts'

type Sent = { from: Address; to?: Address | undefined; data: Hex }

/** Sends what the node of a test signs for, waits for its block and answers the contract it made. Throws when it was reverted. */
export async function sendMined({ ask }: Pick<Awaited<ReturnType<typeof testChain>>, 'ask'>, sent: Sent) {
  const { from, to, data } = sent
  const hash = await ask('eth_sendTransaction', { from, data, gas: '0x5b8d80', ...(to ? { to } : {}) })
  // On a busy machine the block comes a moment after the hash.
  const receipt = await vi.waitFor(async () => {
    const found = await ask('eth_getTransactionReceipt', hash)
    expect(found).not.toBeNull()
    return found as { contractAddress: Address; status: string }
  }, 5000)
  expect(receipt.status).toBe('0x1')
  return receipt.contractAddress
}
