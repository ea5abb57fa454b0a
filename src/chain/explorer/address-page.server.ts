import type { Hono } from 'hono'
import { getAddress, isAddress, type Address } from 'viem'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { readAddress, type AddressFacts } from './address-facts.server.ts'
import type { InShell } from './transaction-page.server.ts'

const { ExploredAddress } = await import('./explored.tsx')

/** `contracts`: our own that are deployed once on every chain, by their names. */
type Deps = { gateway: Gateway; limits: RpcLimits; framed: InShell; contracts: Readonly<Record<string, Address>> }

/** What the questions of one page weigh. */
const weight = 7

/**
 * `GET /:address`: what is at an address, for chains without an explorer of their own; to be mounted at `/address`. One in small letters
 * is moved to its one spelling; one with a wrong letter has no page.
 */
export function addressPage({ gateway, limits, framed, contracts }: Deps): Hono<{ Variables: Variables }> {
  return endpoint().get('/:address', async (c) => {
    const asked = c.req.param('address')
    if (!isAddress(asked, { strict: false })) throw fail('request.not-found')
    if (/^0x[\da-f]{40}$/.test(asked) && getAddress(asked) !== asked)
      return c.redirect(`/address/${getAddress(asked)}`, 308)
    const page = { title: 'Address', seed: asked }
    if (!isAddress(asked)) {
      const lead =
        'A letter of this address is wrong, or its capitals are: nobody is meant by it. Copy it again from where you have it.'
      return framed({ ...page, lead, status: 404 })
    }
    await weigh(limits, c.get('clientAddress'), weight)
    const { chain } = gateway
    try {
      const facts = await readAddress(gateway, asked, AbortSignal.timeout(15_000))
      const name = Object.keys(contracts).find((one) => contracts[one] === asked)
      const body = draw(ExploredAddress, { address: asked, facts, chain })
      return framed({ ...page, title: titleOf(facts, name), lead: leadOf(facts, name, chain.name), body })
    } catch (error) {
      c.set('failure', error)
      const lead = 'The chain does not answer at the moment, so we cannot show what is here. Reload in a minute.'
      return framed({ ...page, lead, body: draw(ExploredAddress, { address: asked, chain }), status: 503 })
    }
  })
}

function titleOf({ bytes, acting, token }: AddressFacts, name: string | undefined): string {
  if (bytes === 0 || acting) return 'Account'
  return name ?? (token ? 'Token' : 'Contract')
}

function leadOf({ bytes, acting, token }: AddressFacts, name: string | undefined, chain: string): string {
  if (acting) return `An account on ${chain}. The holder of its key controls it, and lets a contract act for it.`
  if (bytes === 0) return `An account on ${chain}: there is no code here. The holder of its key controls it.`
  if (name) return `A contract of ours on ${chain}. Its code is published, and nobody can change it.`
  return token
    ? `A contract on ${chain} that answers as a token does.`
    : `A contract on ${chain}. It is not one of ours.`
}
