import type { Hono } from 'hono'
import { keccak256, type Address, type Hex } from 'viem'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { AppError, fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { readAddress } from '#core/text/read-address.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { identifyCode, type Identity } from './identify-code.server.ts'
import { identityHeading, identityWords } from './identity-words.ts'

const { CheckAnother, IdentityView } = await import('./identity-view.tsx')

type Deps = { gateway: Gateway; limits: RpcLimits; findVariant: FindVariant; framed: InShell; timeoutMs?: number }

/** What one comparison weighs: two questions, and at times a compilation. */
const weight = 40

/** What was found at an address. `block`: the newest then. */
export type Found = { address: Address; block: number; codeHash: Hex; identity: Identity }

/**
 * `GET /contracts/check?address=`: which contract of ours the code at an address is, as a page; with `format=json` the same as JSON. The
 * comparison is byte for byte, with zeros where constructors write.
 */
export function identityPage({ gateway, limits, findVariant, framed, timeoutMs = 60_000 }: Deps) {
  const app: Hono<{ Variables: Variables }> = endpoint()

  async function look(address: Address, visitor: string): Promise<Found> {
    await weigh(limits, visitor, weight)
    try {
      const ask = (method: string, params: unknown[]) => gateway.rpc(method, params, AbortSignal.timeout(timeoutMs))
      const block = Number(await ask('eth_blockNumber', []))
      const code = (await ask('eth_getCode', [address, `0x${block.toString(16)}`])) as Hex
      return { address, block, codeHash: keccak256(code), identity: await identifyCode({ address, code }, findVariant) }
    } catch (error) {
      throw fail('chain.silent').because(error)
    }
  }

  return app.get('/contracts/check', async (c) => {
    const chain = gateway.chain.name
    try {
      const read = readAddress(c.req.query('address') ?? '')
      if (!('address' in read)) throw fail('address.invalid')
      const found = await look(read.address, c.get('clientAddress'))
      if (c.req.query('format') === 'json')
        return c.json({ chain: gateway.chain.id, ...jsonOf(found) }, 200, { 'Cache-Control': 'no-store' })
      return framed({
        title: identityHeading(found.identity),
        lead: identityWords(found.identity, chain),
        seed: found.address,
        body: draw(IdentityView, { found, chain }),
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (c.req.query('format') === 'json') throw error
      c.set('failure', error.cause ?? error)
      return framed({
        title: 'Nothing was compared',
        lead: error.message,
        seed: '/contracts',
        status: error.status,
        body: draw(CheckAnother, {}),
      })
    }
  })
}

function jsonOf({ identity, ...found }: Found) {
  if (identity.is !== 'token') return { ...found, identity }
  const { is, variant } = identity
  return { ...found, identity: { is, variant } }
}
