import { creatorPath, isOffered, isThere } from '#core/offer/offered.ts'
import type { Act } from './act.ts'
import { readCall, readHandOver, readPage } from './read-asks.ts'
import { readCombination } from './read-combination.ts'
import { readLock } from './read-lock.ts'
import { readThing } from './read-thing.ts'
import { readToken } from './read-token.ts'

/**
 * What a message asks the browser to do, by the first reader that understands all of it; undefined for what the facts answer. Pasted
 * Solidity is found before, by `pastedCode`. `host` is that of this site.
 */
export function readAct(text: string, host = ''): Act | undefined {
  const thing = readThing(text, host)
  if (thing) return { act: 'thing', ...thing }
  const lock = isOffered('token-locking') && readLock(text)
  if (lock) return { act: 'lock', ...lock }
  const token = isThere(creatorPath) && readToken(text)
  if (token) return { act: 'token', ...token }
  const combination = readCombination(text)
  if (combination) return { act: 'combination', ...combination }
  const call = readCall(text)
  if (call) return { act: 'call', language: call }
  const person = readHandOver(text)
  if (person) return { act: 'hand-over', language: person }
  const page = readPage(text)
  return page && { act: 'page', ...page }
}
