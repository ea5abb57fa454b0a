import type { Hono } from 'hono'
import type { Address } from 'viem'
import type { AskNode } from '#chain/ask-node.server.ts'
import { checkedAddress } from '#chain/checked-address.ts'
import type { Database } from '#core/database.server.ts'
import { endpoint, readBody, type Variables } from '#core/endpoint.server.ts'
import type { Env } from '#core/env.server.ts'
import { fail } from '#core/errors.ts'
import { hitLimits, networkOf } from '#core/rate-limit.server.ts'
import type { Secret } from '#core/secret.server.ts'

type DemoFundDeps = {
  db: Database
  secret: Secret
  env: Pick<Env, 'LIMIT_FACTOR'>
  /** The local chain itself, past the gateway: it is told what a visitor may not tell it. */
  askNode: AskNode
  /** Gives an account what there is to try the tools with. Settles in any case, and does nothing for an account that was served. */
  giveSamples?: (address: Address) => Promise<void>
}

/** What an account is filled up to, and below what: 10 and 1 test ether, in wei. */
const full = 10n * 10n ** 18n
const low = 10n ** 18n

/** Milliseconds the chain has to answer. */
const patience = 10_000

/**
 * `POST /fund {address}`, to be mounted under `/api/demo`, only where the chain is the one that comes with the product: fills an
 * account that has less than 1 test ether up to 10, gives it samples the first time, and answers `{ balance }` in wei. It is worth nothing, so it costs only a limit.
 */
export function demoFundEndpoint({
  db,
  secret,
  env,
  askNode,
  giveSamples,
}: DemoFundDeps): Hono<{ Variables: Variables }> {
  const ask = (method: string, ...params: unknown[]) => askNode(method, params, AbortSignal.timeout(patience))
  return endpoint().post('/fund', async (c) => {
    const key = `demo-fund.${secret.sign('limit', networkOf(c.get('clientAddress')))}`
    const wait = await hitLimits(db, [{ key, most: 20 * env.LIMIT_FACTOR, seconds: 3600 }])
    if (wait !== undefined) throw fail('request.too-many', { seconds: wait })
    const address = checkedAddress((await readBody(c, { limit: 1024, types: ['application/json'] })).address)
    if (!address) throw fail('address.invalid')
    await giveSamples?.(address)
    try {
      const balance = BigInt((await ask('eth_getBalance', address, 'latest')) as string)
      if (balance >= low) return c.json({ balance: String(balance) })
      await ask('anvil_setBalance', address, `0x${full.toString(16)}`)
      // A block, so that what is kept of the chain has the balance too.
      await ask('evm_mine')
      return c.json({ balance: String(full) })
    } catch (error) {
      throw fail('server.unavailable').because(error)
    }
  })
}
