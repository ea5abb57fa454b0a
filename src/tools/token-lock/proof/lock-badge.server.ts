import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import { timeWords } from '#core/time/time-words.ts'
import { badgeSvg, type BadgeLines } from '#seals/marks/badge.server.ts'
import { tokenOf, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { lockState, pairPay, proofWarnings, stillLocked } from './proof-words.ts'
import type { Proof } from './read-proof.ts'
import { wholeOf } from './sum-facts.ts'

/** A lock as a picture to embed: what the chain says now, or honestly that nobody could read it (`undefined`). */
export function lockBadge({ id }: LockKey, proof: Proof | undefined): string {
  return badgeSvg(linesOf(proof), tokenOf(id))
}

function linesOf(proof: Proof | undefined): BadgeLines {
  if (!proof) return ['Not readable now', 'The chain did not answer.', 'This says nothing about the lock.']
  if (proof.at === 'never') return ['No such lock', 'Nothing was ever locked under this number.', '']
  if (proof.at === 'gone') return ['Lock is gone', 'It was emptied, or put into another.', '']
  const { lock, token, block } = proof
  const { cliff, end } = lock.schedule
  const day = timeWords(end).split(',')[0]!
  const heads = {
    permanent: 'Locked permanently',
    locked: cliff === end ? `Locked until ${day}` : `Vesting until ${day}`,
    vesting: `Vesting until ${day}`,
    ended: 'No longer locked',
  }
  const state = lockState(lock, block.time)
  const locked = stillLocked(lock, block.time)
  const paid = proof.pair && pairPay({ chainId: proof.chainId, pair: proof.pair }, locked)
  const caution = cautionOf(proof)
  if (state === 'ended') return [heads.ended, `It ended on ${day}.`, caution]
  if (paid && proof.pair)
    return [heads[state], `Pays ${aboutText(paid.amount, proof.pair.tokens[paid.quote])} if the price halves`, caution]
  const { supply } = token.proof
  const held = supply === 0n ? amountText(locked, token) : `${shareText(locked, supply)} of the ${wholeOf(proof)}`
  return [held, heads[state], caution]
}

function cautionOf(proof: Extract<Proof, { at: 'there' }>): string {
  const { solvent, powers } = proof.token.proof
  if (!solvent) return 'The token took balance away from the lock.'
  if (powers.delegates || proof.token.signs.includes('upgrades')) return 'The token’s code can change.'
  if (powers.mints) return 'The token can be minted.'
  return proofWarnings(proof, proof.block.time).some((line) => line.startsWith('It ends soon')) ? 'It ends soon.' : ''
}
