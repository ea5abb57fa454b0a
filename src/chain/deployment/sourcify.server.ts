import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { VerifierInput } from './checked-input.server.ts'

/** What became of a request: both kinds of match are a success, `exact` includes the hash of the sources. */
export type Verdict = { state: 'exact' | 'match' | 'known' | 'failed'; reason?: string }

/** What is to be verified, and with whom. Times are milliseconds. */
export type Verification = VerifierInput & {
  /** Of the API of version 2, such as `https://sourcify.dev/server`. */
  server: string
  chainId: number
  address: string
  /** The hash of the transaction that created it, where it is known. */
  creation?: string | undefined
  pause?: number
  timeoutMs?: number
}

const refusal = z.object({ customCode: z.string(), message: z.string() })
const accepted = z.object({ verificationId: z.string().regex(/^[\w-]{1,64}$/) })
const matched = z.enum(['exact_match', 'match'])
const job = z.object({
  isJobCompleted: z.boolean(),
  contract: z.object({ match: matched.nullish() }).optional(),
  error: refusal.optional(),
})

/** Gives a contract's sources to a Sourcify server and waits for its verdict. Never throws: what went wrong is the reason. */
export async function verifyAtSourcify(verification: Verification): Promise<Verdict> {
  const { server, pause = 3_000, timeoutMs = 5 * 60_000 } = verification
  try {
    const given = await submit(verification)
    if ('state' in given) return given
    const end = Date.now() + timeoutMs
    while (Date.now() < end) {
      await sleep(pause)
      const { isJobCompleted, contract, error } = job.parse(
        (await ask(`${server}/v2/verify/${given.verificationId}`)).body,
      )
      if (!isJobCompleted) continue
      if (contract?.match) return { state: contract.match === 'match' ? 'match' : 'exact' }
      return failed(
        error ? `${error.message} (${error.customCode})` : 'the code on the chain is not that of these sources',
      )
    }
    return failed('the server has not finished; run the command again in some minutes')
  } catch (error) {
    return failed(
      error instanceof z.ZodError
        ? 'the server answers otherwise than its version 2 should'
        : 'the server cannot be reached',
    )
  }
}

const failed = (reason: string): Verdict => ({ state: 'failed', reason })

async function submit({ server, chainId, address, creation, compiler, input, identifier }: Verification) {
  const { status, body } = await ask(`${server}/v2/verify/${chainId}/${address}`, {
    stdJsonInput: input,
    compilerVersion: compiler,
    contractIdentifier: identifier,
    ...(creation && { creationTransactionHash: creation }),
  })
  if (status === 202) return accepted.parse(body)
  const refused = refusal.safeParse(body)
  if (refused.data?.customCode === 'already_verified') return { state: 'known' } satisfies Verdict
  if (status === 429) return failed('the server asks to wait; run the command again in some minutes')
  return failed(refused.data ? `${refused.data.message} (${refused.data.customCode})` : `the server answers ${status}`)
}

async function ask(url: string, content?: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    ...(content !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    }),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}
