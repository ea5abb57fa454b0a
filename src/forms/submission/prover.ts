import { solve } from '#core/admission/solve.ts'
import type { Refusal } from '#core/errors.ts'
import { send } from '#core/http/send.ts'

/** What a submission carries to show that it was not made in bulk. */
export type Proof = { challenge: string; solution: string }

type Challenge = { challenge: string; difficulty: number; expires: string | number }
type Work = { proof: Promise<Proof | Refusal>; ripe: number; stale: number }

// The server wants a challenge to be two seconds old; the rest is for clocks and the way there.
const ripeAfter = 2_100
const spare = 15_000

/**
 * Gets challenges of a form and solves them ahead of time. `prepare` starts early, `take` waits for a proof that the server will
 * accept, `spend` forgets a used one, `close` ends all work. `progress` hears the search's share from 0 to 1.
 */
export function openProver(form: string, progress: (share: number) => void) {
  let work: Work | undefined
  let ended = new AbortController()

  function prepare(): Work {
    if (work && performance.now() < work.stale) return work
    const next: Work = { proof: prove(), ripe: Infinity, stale: Infinity }
    work = next
    return next

    async function prove(): Promise<Proof | Refusal> {
      const { signal } = ended
      const reply = await send<Challenge>('GET', `/api/challenge?form=${form}`, { signal })
      if ('refusal' in reply) {
        if (work === next) work = undefined
        return reply.refusal
      }
      const { challenge, difficulty, expires } = reply.answer
      // The server's own clock tells how long it lasts: the visitor's may be wrong by hours.
      const lasts = new Date(expires).getTime() - reply.at
      next.ripe = performance.now() + ripeAfter
      next.stale = performance.now() + Math.max(lasts - spare, ripeAfter + spare)
      return { challenge, solution: await solve({ challenge, difficulty }, { signal, progress }) }
    }
  }

  return {
    prepare: () => void prepare().proof.catch(() => undefined),
    async take(): Promise<Proof | Refusal> {
      const current = prepare()
      const proof = await current.proof
      if ('challenge' in proof) await new Promise((ready) => setTimeout(ready, current.ripe - performance.now()))
      return proof
    },
    spend() {
      work = undefined
    },
    close() {
      ended.abort()
      ended = new AbortController()
      work = undefined
    },
  }
}
