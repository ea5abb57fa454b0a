import type { Hono } from 'hono'
import { isHash, type Hash } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { verifyAtSourcify, type Verdict } from '#chain/deployment/sourcify.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { compilerVersion, type StandardJson } from '#core/solidity/standard-json.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { libraryPath } from '#tools/token/generator/fetch-compiled.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { tokenInput } from '#tools/token/generator/token-input.ts'
import { readName } from '#tools/token/page/read-contract.server.ts'

type Deps = {
  env: Pick<Env, 'SOURCIFY_URL'>
  gateway: Gateway
  limits: RpcLimits
  findVariant: FindVariant
  /** The bytes of a file of the site. */
  read: (path: string) => Uint8Array | undefined
  /** Milliseconds between two questions to the verifier. */
  pause?: number
}

/** What a request to publish the sources of a token came to. */
export type Published = { state: 'off' | 'unknown' | 'working' } | Verdict

/** What a request weighs: it makes us ask another server. */
const weight = 300

/** The most requests that are remembered. */
const most = 200

/**
 * `POST /verify {address, transaction}`, to be mounted under `/api/tokens`: gives the sources of a token of this site to the verifier that is
 * configured, and answers how far it is; asked again it answers the same request. Without a verifier, and on the
 * embedded chain, the answer is `off`. `transaction` is the one that created it, if the page knows it.
 */
export function verifyEndpoint({
  env,
  gateway,
  limits,
  findVariant,
  read,
  pause,
}: Deps): Hono<{ Variables: Variables }> {
  const asked = new Map<string, Published>()
  const server = env.SOURCIFY_URL?.replace(/\/+$/, '')
  return endpoint().post('/verify', async (c) => {
    const body = await readBody(c, { limit: 1024, types: ['application/json'] })
    const address = checkedAddress(body.address)
    if (!address) throw fail('address.invalid')
    // Nobody else can look at the embedded chain.
    if (!server || gateway.chain.id === localChain.id) return c.json({ state: 'off' } satisfies Published)
    const known = asked.get(address)
    if (known && known.state !== 'failed') return c.json(known)
    await weigh(limits, c.get('clientAddress'), weight)
    const code = await gateway.rpc('eth_getCode', [address, 'latest'], AbortSignal.timeout(10_000)).catch((error) => {
      throw fail('chain.silent').because(error)
    })
    const options = await findVariant(String(code))
    if (!options) return c.json({ state: 'unknown' } satisfies Published)
    const keep = (published: Published) => {
      asked.delete(address)
      asked.set(address, published)
      for (const oldest of asked.keys()) if (asked.size > most) asked.delete(oldest)
    }
    keep({ state: 'working' })
    const creation = await creationOf(gateway, { address, transaction: body.transaction })
    const name = await readName(gateway.rpc, { address, options, signal: AbortSignal.timeout(10_000) })
    const about = { server, chainId: gateway.chain.id, address, creation, pause, ...inputOf({ options, name }, read) }
    void verifyAtSourcify(about).then(keep)
    return c.json({ state: 'working' } satisfies Published)
  })
}

/** The transaction that was named, if it has created the contract; a verifier then compares what it was sent, too. */
async function creationOf(
  { rpc }: Gateway,
  { address, transaction }: { address: string; transaction: unknown },
): Promise<Hash | undefined> {
  if (!isHash(String(transaction))) return undefined
  const receipt = await rpc('eth_getTransactionReceipt', [transaction], AbortSignal.timeout(10_000)).catch(() => null)
  const { contractAddress } = (receipt ?? {}) as { contractAddress?: string | null }
  return contractAddress?.toLowerCase() === address.toLowerCase() ? (transaction as Hash) : undefined
}

/**
 * What the compiler is given for a variant, in the words of verifiers; the contract is called after the name of the token. Throws when the
 * site was not built whole.
 */
export function inputOf({ options, name }: { options: TokenOptions; name?: string }, read: Deps['read']) {
  const bytes = read(libraryPath)
  if (!bytes) throw new Error(`${libraryPath} is missing: build the site again.`)
  const library = JSON.parse(Buffer.from(bytes).toString()) as StandardJson['sources']
  const token = emitToken(options, name)
  return {
    compiler: compilerVersion,
    input: tokenInput([token], (path) => library[path]!.content),
    identifier: `${token.path}:${token.contract}`,
  }
}
