import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { AppError, fail } from '#core/errors.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { hashOf, isGoodProof, spendProof, spentChallenge, writeChallenge, type Proof } from './challenge.server.ts'
import { proofHeader } from './proof-header.ts'
import { hitLimits, networkOf, networksOf, unbounded, type Limit, type LimitDeps } from './rate-limit.server.ts'

/**
 * What something costs that everybody may do: not a refusal but work, by how much the network of the visitor has used. `quiet` is what
 * one network uses in `seconds` before its price rises, and each step of the price reaches four times as far as the one before.
 * `budget` is what everybody together uses in a minute while all is well. Both are multiplied by LIMIT_FACTOR.
 */
export type Price = {
  /** Names the counter, and what a challenge is solved for. */
  name: string
  quiet: number
  seconds: number
  budget: { name: string; most: number }
  /** `nothing`: a quiet network works for nothing. `proof`: everybody shows one. */
  first: 'nothing' | 'proof'
}

/** The visitor who asks: the address, and the proof of work that came along. */
export type Asker = { address: string; proof?: Proof }

export type AdmissionDeps = LimitDeps & { env: Pick<Env, 'LIMIT_FACTOR' | 'POW_DIFFICULTY'> }

/** Zero bits a price may have beyond which it never rises, where POW_DIFFICULTY asks for fewer: a middling phone needs some two seconds. */
const mostBits = 19

/** Milliseconds over which a minute's budget counts. */
const budgetSeconds = 60

/** The state of a network and of everyone: the price of its next request in zero bits, and until when in seconds. */
type Standing = { bits: number; now: number; seconds: number; own: Limit[]; everybody: Limit; spent: boolean }

/** The visitor who asks, by a request: the proof is in a header. */
export function askerOf(c: Context<{ Variables: Variables }>): Asker {
  const [, challenge, solution] = /^(\S{1,400}) (\d{1,16})$/.exec(c.req.header(proofHeader) ?? '') ?? []
  return { address: c.get('clientAddress'), ...(challenge && solution && { proof: { challenge, solution } }) }
}

/**
 * Lets a request through for its price, and counts it: what is not let through counts nowhere. Throws `request.effort` with the
 * challenge to solve, `request.too-many` where proofs of work are switched off and the share of the network is used up, and
 * `server.unavailable` when nobody can count.
 */
export async function admit(deps: AdmissionDeps, price: Price, asker: Asker): Promise<void> {
  const said = asker.proof ? undefined : saidBefore(deps, price, asker)
  if (said) throw charge(deps, price, said)
  const standing = await look(deps, price, asker)
  const isPaying = standing.bits > 0
  if (isPaying ? await paid(deps, price, { asker, standing }) : await count(deps, standing)) return
  // Or others of this network were faster with the last that cost nothing.
  const refused = isPaying ? standing : await look(deps, price, asker)
  remember(deps, price, { asker, refused })
  throw charge(deps, price, refused)
}

/**
 * The same for what brings a proof in any case and spends it in a transaction of its own. Throws `form.unproven` where the proof is
 * missing, worth less than the price, younger than `ripe` milliseconds, or spent.
 */
export async function admitProven(deps: AdmissionDeps, price: Price, { ripe, ...asker }: Asker & { ripe: number }) {
  const isAsked = deps.env.POW_DIFFICULTY > 0
  if (isAsked && !asker.proof) throw fail('form.unproven')
  const standing = await look(deps, price, asker)
  if (isAsked && !isPaid(deps, price, { asker, standing, ripe })) throw fail('form.unproven')
  if (!(await count(deps, standing))) throw charge(deps, price, standing)
}

/** A challenge for the price of this moment. Writes nothing, and is refused to nobody. */
export async function offerChallenge(deps: AdmissionDeps, price: Price, address: string) {
  const { bits, now } = await look(deps, price, { address })
  return writeChallenge(deps.secret, { purpose: price.name, difficulty: bits, now })
}

/**
 * Steps of a price. A network that has used `used` pays none while it is quiet, and one more for each four times of that. What
 * everybody has used of the budget, counted by what was let through, makes uses weigh four times as much at each half of it: so the
 * loud pay first, and those who raise the price pay the most of it.
 */
export function stepsOf({ used, quiet, load }: { used: number; quiet: number; load: number }): number {
  return Math.max(0, Math.ceil(Math.log2((used * weightOf(load)) / quiet) / 2))
}

const weightOf = (load: number) => 4 ** Math.min(4, Math.floor(load * 2))

/** The zero bits of so many steps. */
export function bitsOf({ steps, first, difficulty }: { steps: number; first: Price['first']; difficulty: number }) {
  if (difficulty === 0 || (first === 'nothing' && steps === 0)) return 0
  const more = first === 'nothing' ? steps - 1 : steps
  return Math.min(difficulty + more, Math.max(difficulty, mostBits))
}

async function look({ db, secret, env }: AdmissionDeps, price: Price, { address, proof }: Asker): Promise<Standing> {
  const { LIMIT_FACTOR: factor, POW_DIFFICULTY: difficulty } = env
  const keyOf = (name: string, who: string) => `${name}.${secret.sign('limit', who)}`
  const networks = networksOf(address).map(({ network, share }) => ({ key: keyOf(price.name, network), share }))
  const { name, most } = price.budget
  const everybody: Limit = { key: keyOf(name, 'everybody'), most: unbounded, seconds: budgetSeconds }
  const known = await standingRows(db, [everybody.key, ...networks.map(({ key }) => key)], proof).catch(
    (error: unknown) => {
      throw fail('server.unavailable').because(error)
    },
  )
  const load = (known.hits.get(everybody.key)?.hits ?? 0) / (most * factor)
  const quietOf = (share: number) => price.quiet * factor * share
  const steps = networks.map(({ key, share }) =>
    stepsOf({ used: (known.hits.get(key)?.hits ?? 0) + 1, quiet: quietOf(share), load }),
  )
  const bits = bitsOf({ steps: Math.max(...steps), first: price.first, difficulty })
  // A visitor who solves a challenge has no limit. What costs nothing has one, and of many at once exactly so many get it.
  const reach = (share: number) => {
    if (bits > 0) return unbounded
    // Nobody can work for more: then a quarter is left to every network while the budget is spent, however much others ask.
    if (difficulty === 0) return Math.max(1, load < 1 ? quietOf(share) : quietOf(share) / 4)
    return quietOf(share) / weightOf(load)
  }
  const own = networks.map(({ key, share }): Limit => ({ key, most: reach(share), seconds: price.seconds }))
  const waits = networks.map(({ key }) => known.hits.get(key)?.seconds ?? price.seconds)
  return { bits, now: known.now, seconds: Math.max(1, ...waits), own, everybody, spent: known.spent }
}

async function standingRows(db: LimitDeps['db'], keys: string[], proof: Proof | undefined) {
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )
  const { rows } = await db.execute<{
    now: string
    spent: boolean
    rows: { key: string; hits: number; seconds: number }[] | null
  }>(sql`
    select floor(extract(epoch from clock_timestamp()) * 1000) as now,
      exists (select from ${spentChallenge} where challenge_sha256 = ${proof ? hashOf(proof.challenge) : ''}) as spent,
      (select jsonb_agg(jsonb_build_object('key', key, 'hits', hits,
        'seconds', ceil(extract(epoch from resets_at - clock_timestamp()))))
       from rate_limit where key in (${list}) and resets_at > clock_timestamp()) as rows`)
  const [{ now, spent, rows: known }] = rows as [(typeof rows)[0]]
  return { now: Number(now), spent, hits: new Map((known ?? []).map((row) => [row.key, row])) }
}

type Paying = { asker: Asker; standing: Standing; ripe?: number }

function isPaid({ secret }: AdmissionDeps, { name }: Price, { asker: { proof }, standing, ripe = 0 }: Paying): boolean {
  const wanted = { purpose: name, difficulty: standing.bits, now: standing.now, ripe }
  return proof !== undefined && !standing.spent && isGoodProof(secret, proof, wanted)
}

/** Spends a proof that is worth the price, and counts what it pays for. */
async function paid(deps: AdmissionDeps, price: Price, paying: Paying): Promise<boolean> {
  if (!isPaid(deps, price, paying) || !(await spendProof(deps.db, paying.asker.proof!))) return false
  return count(deps, paying.standing)
}

/** Counts what is let through: on its networks first, then on everybody. Answers false when what costs nothing is used up. */
async function count({ db }: AdmissionDeps, { own, everybody }: Standing): Promise<boolean> {
  const wait = await hitLimits(db, [...own, everybody]).catch((error: unknown) => {
    throw fail('server.unavailable').because(error)
  })
  return wait === undefined
}

/** Milliseconds for which a refusal is said again without asking the database: a flood of requests without a proof costs it nothing. */
const repeatFor = 1_000

/** The most networks of which that is known. */
const mostRemembered = 10_000

type Refused = Standing & { at: number }
const refusals = new WeakMap<LimitDeps['db'], Map<string, Refused>>()

const nameOf = ({ name }: Price, { address }: Asker) => `${name} ${networkOf(address)}`

function remember({ db }: AdmissionDeps, price: Price, { asker, refused }: { asker: Asker; refused: Standing }) {
  const known = refusals.get(db) ?? new Map<string, Refused>()
  refusals.set(db, known)
  if (known.size >= mostRemembered) known.clear()
  known.set(nameOf(price, asker), { ...refused, at: performance.now() })
}

function saidBefore({ db }: AdmissionDeps, price: Price, asker: Asker): Standing | undefined {
  const said = refusals.get(db)?.get(nameOf(price, asker))
  const ago = said ? performance.now() - said.at : Infinity
  return said && ago < repeatFor ? { ...said, now: said.now + Math.floor(ago) } : undefined
}

function charge(deps: AdmissionDeps, price: Price, { bits, now, seconds }: Standing): AppError {
  if (bits === 0) return fail('request.too-many', { seconds })
  const challenge = writeChallenge(deps.secret, { purpose: price.name, difficulty: bits, now })
  return fail('request.effort', { seconds, ...challenge })
}
