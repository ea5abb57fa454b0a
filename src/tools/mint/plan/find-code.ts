import type { Address } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { codeKey } from '#core/codes/code-key.ts'
import { send } from '#core/http/send.ts'
import type { MintEvent, MintEvents, Place } from '#tools/mint/campaign/mint-event.ts'
import { codeInAddress, readTyped } from '#tools/mint/codes/typed-code.ts'
import { statusOfCode, statusOfEvent, type CodeStatus } from './code-status.ts'

/** A code that was found: its collection, its status, and for a printed one its place and the code itself, which stays here. */
export type FoundCode = {
  at: 'found'
  chainId: number
  campaign: MintEvent
  standing: CodeStatus
  printed?: { code: string; place: Place }
}

/** What came of looking for a code. `again`: nobody answered, so trying again may help. */
export type Lookup = FoundCode | { at: 'wrong'; message: string; remedy: string; again?: true }

/** Looks for what was typed, scanned or came with the address. The code itself is sent nowhere. Never rejects. */
export async function findCode(text: string, signal: AbortSignal): Promise<Lookup> {
  const reply = await send<MintEvents>('GET', '/api/mint/campaigns', { signal })
  if ('refusal' in reply) return { at: 'wrong', ...unanswered(reply.refusal.message) }
  const { chainId, campaigns } = reply.answer
  const now = reply.at / 1000
  const word = codeInAddress(text).trim()
  const campaign = campaigns.find(({ event }) => event.supply > 0 && event.code === word)
  if (campaign) return { at: 'found', chainId, campaign, standing: statusOfEvent(campaign, now) }

  const typed = readTyped(text)
  if (!typed) return { at: 'wrong', message: 'Nothing was typed.', remedy: 'Type the code of your card, or scan it.' }
  if ('message' in typed) return { at: 'wrong', ...typed }
  if ('word' in typed) return { at: 'wrong', ...unknownWord(typed.word, campaigns) }
  const printing = campaigns.filter(({ codes }) => codes > 0)
  if (printing.length === 0)
    return {
      at: 'wrong',
      message: 'No collection with printed codes is open.',
      remedy: 'Ask the person who gave you the card.',
    }
  const keys = printing.map(({ contract, salt }): { contract: Address; key: Address } => ({
    contract,
    key: privateKeyToAddress(codeKey(typed.code, { chainId, salt })),
  }))
  const found = await send<Place>('POST', '/api/mint/place', { body: { keys }, signal })
  if ('refusal' in found) {
    const { code, message } = found.refusal
    if (code !== 'mint.unknown-code') return { at: 'wrong', ...unanswered(message) }
    return { at: 'wrong', message: 'No open collection has this code.', remedy: 'Compare it with your card once more.' }
  }
  const place = found.answer
  const listed = printing.find(({ contract }) => contract === place.contract)!
  const standing = statusOfCode(listed, { used: place.used, now })
  return { at: 'found', chainId, campaign: listed, standing, printed: { code: typed.code, place } }
}

const unanswered = (message: string) => ({
  message,
  remedy: 'The code is still good: try again.',
  again: true as const,
})

function unknownWord(word: string, campaigns: readonly MintEvent[]) {
  const similar = campaigns.find(({ event }) => event.code.toLowerCase() === word.toLowerCase())
  if (similar) return { message: `The code is spelt ${similar.event.code}.`, remedy: 'Capitals matter in it.' }
  return {
    message: 'No event with this code is open.',
    remedy: 'Compare it with what you were given. A printed code has 27 letters and digits.',
  }
}
