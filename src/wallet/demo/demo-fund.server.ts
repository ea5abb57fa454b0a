import type { Hono } from 'hono'
import type { Address } from 'viem'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { admit, askerOf, type AdmissionDeps, type Price } from '#core/admission/admission.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { checkedAddress } from '#core/text/checked-address.ts'

type DemoFundDeps = AdmissionDeps & {
  /** The local chain itself, past the gateway: it takes calls that visitors may not send. */
  localRpc: NodeRpc
  /** The gateway, which tells of no block before it is on the disk. */
  nodeRpc: NodeRpc
  /** Gives an account what there is to try the tools with. Settles in any case, and does nothing for an account that was served. */
  giveSamples?: (address: Address) => Promise<void>
}

/** What an account is filled up to, and below what: 10 and 1 test ether, in wei. */
const full = 10n * 10n ** 18n
const low = 10n ** 18n

/** Twenty accounts an hour for a network; a hall works for more. */
const price: Price = {
  name: 'demo-fund',
  quiet: 20,
  seconds: 3_600,
  budget: { name: 'demo-fund-everyone', most: 600 },
  first: 'nothing',
}

/** Milliseconds the chain has to answer. */
const timeoutMs = 10_000

/**
 * `POST /fund {address}`, to be mounted under `/api/demo`, only where the chain is the one that comes with the product: fills an
 * account that has less than 1 test ether up to 10, gives it samples the first time, and answers `{ balance }` in wei. It is worth nothing, so it costs next to nothing.
 */
export function demoFundEndpoint({
  localRpc,
  nodeRpc,
  giveSamples,
  ...deps
}: DemoFundDeps): Hono<{ Variables: Variables }> {
  const ask = (method: string, ...params: unknown[]) => localRpc(method, params, AbortSignal.timeout(timeoutMs))
  return endpoint().post('/fund', async (c) => {
    const address = checkedAddress((await readBody(c, { limit: 1024, types: ['application/json'] })).address)
    if (!address) throw fail('address.invalid')
    await admit(deps, price, askerOf(c))
    await giveSamples?.(address)
    try {
      const found = BigInt((await ask('eth_getBalance', address, 'latest')) as string)
      if (found < low) {
        await ask('anvil_setBalance', address, `0x${full.toString(16)}`)
        // A block, so that what is kept of the chain has the balance too.
        await ask('evm_mine')
      }
      // Answered when the newest block is saved, and with it the balance and the samples.
      await nodeRpc('eth_blockNumber', [], AbortSignal.timeout(timeoutMs))
      return c.json({ balance: String(found < low ? full : found) })
    } catch (error) {
      throw fail('server.unavailable').because(error)
    }
  })
}
