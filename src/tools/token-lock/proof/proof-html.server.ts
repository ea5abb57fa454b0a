import type { SafeHtml } from '#core/text/html.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { proofTitle } from './proof-words.ts'
import type { Proof } from './read-proof.ts'

const { NoAnswer, ProofFacts } = await import('./proof-facts.tsx')
const { NoProof, noProofTitles } = await import('./no-proof.tsx')

/** What the page of a lock says before any script: a sentence, and its facts. */
export type ServedProof = { title: string; body: SafeHtml; status: 200 | 404 | 503 }

/** Of a number that no lock can have. */
export const impossibleProof: ServedProof = {
  title: noProofTitles.never,
  body: draw(NoProof, { at: 'never' }),
  status: 404,
}

/** Of a proof; undefined: the chain did not answer. */
export function servedProof(proof: Proof | undefined): ServedProof {
  if (!proof) return { title: 'The chain does not answer now', body: draw(NoAnswer, {}), status: 503 }
  const { at, block } = proof
  if (at !== 'there')
    return { title: noProofTitles[at], body: draw(NoProof, { at, block }), status: at === 'gone' ? 200 : 404 }
  const title = proofTitle(proof.lock, proof.token, block.time)
  return { title, body: draw(ProofFacts, { title, proof }), status: 200 }
}
