import type { Hono } from 'hono'
import { getAddress, type Address } from 'viem'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { badgeHeaders, badgeSvg, smallBadge, type BadgeLines } from '#seals/marks/badge.server.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { percent } from '#tools/token/page/token-amount.ts'
import { readToken, type TokenFacts } from '#tools/token/page/token-facts.server.ts'
import { remainingPermissions } from '#tools/token/permissions/remaining-permissions.ts'

type Deps = { db?: Database; gateway: Gateway; limits: RpcLimits; findVariant: FindVariant }

/** What the questions of one badge weigh, how long it is kept, in seconds, and how long nobody has to wait, in milliseconds. */
const weight = 60
const fresh = 60
const timeoutMs = 8_000

/**
 * `GET /:address.svg`: how much of a token is locked, as a picture of 200 pixels for other sites; to be mounted at `/badge/token`. It says
 * what the chain says now, and says so when it does not answer.
 */
export function tokenBadge({ db, gateway, limits, findVariant }: Deps): Hono<{ Variables: Variables }> {
  return endpoint().get('/:file{0x[\\da-fA-F]{40}\\.svg}', async (c) => {
    const typed = c.req.param('file').slice(0, -'.svg'.length)
    const address = getAddress(typed.toLowerCase())
    // An address with a wrong letter is none, also in a picture.
    if (typed !== address && /[A-F]/.test(typed)) throw fail('request.not-found')
    await weigh(limits, c.get('clientAddress'), weight)
    const answer = await readToken(gateway.rpc, {
      db,
      address,
      chain: gateway.chain,
      findVariant,
      within: () => AbortSignal.timeout(timeoutMs),
      withPools: false,
    }).catch((error: unknown) => {
      c.set('failure', error)
      return 'silent' as const
    })
    c.set('complete', true)
    return new Response(badgeSvg(linesOf(answer), address as Address, smallBadge), {
      status: answer === 'silent' ? 503 : answer ? 200 : 404,
      headers: badgeHeaders(answer === 'silent' ? undefined : fresh),
    })
  })
}

function linesOf(answer: TokenFacts | undefined | 'silent'): BadgeLines {
  if (answer === 'silent') return ['Not readable now', 'The chain did not answer.', '']
  if (!answer) return ['No token here', 'There is no contract.', '']
  const { lens, locks, votingLocks, symbol, options } = answer
  const of = symbol ? `of the supply of ${symbol}` : 'of its supply'
  if (!lens) return ['Not readable now', 'Locks cannot be read.', '']
  const share = (locks?.share ?? 0n) + (votingLocks?.share ?? 0n)
  const solvent = locks?.solvent !== false && votingLocks?.solvent !== false
  return [`${percent(share)} locked`, of, solvent ? powersOf(answer, options) : 'The lock holds less than it owes.']
}

/** The caution of a badge: whether accounts have power over the token, as far as its code is known. */
function powersOf(facts: TokenFacts, options: TokenFacts['options']): string {
  if (!options) return 'Its code is not known here.'
  const { powers } = remainingPermissions(options, facts, facts.time)
  return powers.length === 0 ? '' : 'Accounts have power over it.'
}
