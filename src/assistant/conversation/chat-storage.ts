import { findSecret, secretShape } from '#assistant/messages/secrets.ts'
import { chatKey, type ChatEntry } from './chat-keys.ts'
import { readMessages, readQueue, type ChatMessage, type QueuedMessage } from './chat-message.ts'
import { readThread, type PersonThread } from '#assistant/person/person-thread.ts'

/** What is kept under each name. */
export type Kept = {
  open: boolean
  minimized: boolean
  maximized: boolean
  unread: boolean
  history: ChatMessage[]
  session: string
  draft: string
  queue: QueuedMessage[]
  person: PersonThread
  tab: string
}

type Read = { [name in ChatEntry]: (text: string) => Kept[name] | undefined }

const flag = (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined)
const session = (text: string) => (/^\d{10,16}$/.test(text) ? text : undefined)

const readers: Read = {
  open: flag,
  minimized: flag,
  maximized: flag,
  unread: flag,
  history: (text) => readMessages(JSON.parse(text)),
  session,
  draft: (text) => text,
  queue: (text) => readQueue(JSON.parse(text)),
  person: (text) => readThread(JSON.parse(text)),
  tab: session,
}

/** What this page remembers where the browser keeps nothing. */
const memory = new Map<ChatEntry, string>()

const placeOf = (name: ChatEntry): Storage => (name === 'tab' ? sessionStorage : localStorage)

/** An entry, from the browser or else from this page's memory. One that cannot be read is dropped, and no other. */
export function readEntry<name extends ChatEntry>(name: name): Kept[name] | undefined {
  let text = memory.get(name)
  try {
    text ??= placeOf(name).getItem(chatKey(name)) ?? undefined
  } catch {
    // Forbidden: what this page remembers is all there is.
  }
  if (text === undefined) return undefined
  try {
    const value = readers[name](text)
    if (value !== undefined) return value
  } catch {
    // No JSON.
  }
  dropEntry(name)
  return undefined
}

/** Keeps an entry, on the device if it can; answers false where it lasts only as long as this page. */
export function keepEntry<name extends ChatEntry>(name: name, value: Kept[name]): boolean {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  try {
    placeOf(name).setItem(chatKey(name), text)
    memory.delete(name)
    return true
  } catch {
    // An older text on the device must not come back in place of this one.
    dropEntry(name)
    memory.set(name, text)
    return false
  }
}

/** Forgets an entry everywhere. */
export function dropEntry(name: ChatEntry) {
  memory.delete(name)
  try {
    placeOf(name).removeItem(chatKey(name))
  } catch {
    // Nothing was kept there.
  }
}

let typed = ''

/** Keeps what is being typed, but never a secret: words that may be a recovery phrase are kept only once they were looked up. */
export function keepDraft(text: string) {
  typed = text
  const shape = secretShape(text)
  if (text.trim() && !shape) return void keepEntry('draft', text)
  dropEntry('draft')
  if (shape === 'phrase') void findSecret(text).then((secret) => !secret && typed === text && keepEntry('draft', text))
}

/** Changes the messages that wait, as any tab has left them. */
export function changeQueue(change: (queue: QueuedMessage[]) => QueuedMessage[]) {
  const queue = change(readEntry('queue') ?? [])
  if (queue.length > 0) keepEntry('queue', queue)
  else dropEntry('queue')
}
