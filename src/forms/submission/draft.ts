import { draftEntry } from './has-draft.ts'

/**
 * What a visitor has typed into one form, as it is kept on the device. `attempt` is there once it was sent: the same words go out
 * under the same key, `pending` is true while no answer has come. `place` is the address it was typed at, `savedAt` milliseconds.
 */
export type Draft = {
  v: 1
  answers: Record<string, string>
  attempt?: Attempt
  place: string
  savedAt: number
}

/** One sending of certain words. The server stores what comes under one key once. */
export type Attempt = { key: string; words: string; pending: boolean }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const lifetime = 30 * 24 * 60 * 60 * 1000
const memory = new Map<string, Draft>()

/** The storage of this browser; undefined where it is forbidden. */
function deviceStorage(): Store | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The draft of a form: from the device, else from this page's memory. A broken or month-old entry is dropped. */
export function readDraft(form: string, store = deviceStorage()): Draft | undefined {
  let text: string | null | undefined
  try {
    text = store?.getItem(draftEntry(form))
  } catch {
    // A forbidden device keeps nothing: the page's memory may.
  }
  if (!text) return memory.get(form)
  const draft = parsed(text)
  if (draft && Date.now() - draft.savedAt < lifetime) return draft
  dropDraft(form, store)
  return undefined
}

/** Keeps a draft and answers where: on the device, or in memory when storage is forbidden or full. */
export function keepDraft(form: string, draft: Draft, store = deviceStorage()): 'device' | 'memory' {
  try {
    if (!store) throw new TypeError('no storage')
    store.setItem(draftEntry(form), JSON.stringify(draft))
    memory.delete(form)
    return 'device'
  } catch {
    dropDraft(form, store)
    memory.set(form, draft)
    return 'memory'
  }
}

/** Forgets the draft of a form everywhere. */
export function dropDraft(form: string, store = deviceStorage()) {
  memory.delete(form)
  try {
    store?.removeItem(draftEntry(form))
  } catch {
    // Nothing was kept there.
  }
}

/** The attempt for these words: the one that is kept when the words are the same, else a new one with a new key. */
export function attemptFor(words: string, kept: Attempt | undefined): Attempt {
  return { key: kept?.words === words ? kept.key : newKey(), words, pending: true }
}

/** A random UUID, also on a page served over plain http, where `crypto.randomUUID` is missing. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 15) | 64
  bytes[8] = (bytes[8]! & 63) | 128
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function parsed(text: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

// By hand: the newsletter is on every page, and a schema library for these lines would be too.
function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null
  return (
    draft?.v === 1 &&
    typeof draft.savedAt === 'number' &&
    typeof draft.place === 'string' &&
    typeof draft.answers === 'object' &&
    draft.answers !== null &&
    Object.values(draft.answers).every((answer) => typeof answer === 'string') &&
    (draft.attempt === undefined ||
      (typeof draft.attempt.key === 'string' &&
        typeof draft.attempt.words === 'string' &&
        typeof draft.attempt.pending === 'boolean'))
  )
}
