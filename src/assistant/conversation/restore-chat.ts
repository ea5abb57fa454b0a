import { greetingMessage, type ChatEvent, type ChatState } from './chat-state.ts'
import { changeQueue, dropEntry, keepEntry, readEntry } from './chat-storage.ts'
import { withAnswers } from '#assistant/person/person-thread.ts'

const flags = ['open', 'minimized', 'maximized', 'unread'] as const

/** A session that follows `earlier`: the time, in milliseconds. */
export const newSession = (earlier = '0'): string => String(Math.max(Date.now(), Number(earlier) + 1))

/**
 * What an earlier page left. The conversation comes back where this tab went to another page of ours, with what it still had to send,
 * and not where the page was loaded again: `reloaded`. On a `small` screen a window that was left open does not cover the page, but
 * waits minimized.
 */
export function keptState({
  reloaded,
  small,
}: {
  reloaded: boolean
  small: boolean
}): Partial<ChatState> & { session: string } {
  const session = readEntry('session') ?? newSession()
  keepEntry('session', session)
  const kept: Partial<ChatState> = {}
  for (const name of flags) {
    const value = readEntry(name)
    if (value !== undefined) kept[name] = value
  }
  if (small && kept.open) Object.assign(kept, { minimized: true, maximized: false })
  const history = reloaded || readEntry('tab') !== session ? undefined : readEntry('history')?.slice(1)
  if (history?.length) {
    // What an ended conversation left there is offered after a reload, and belongs to none of these messages.
    const queue = (readEntry('queue') ?? []).filter(({ key }) => history.some(({ id }) => id === key))
    const sending = queue.map((each) => ({ ...each, state: 'sending' as const }))
    Object.assign(kept, { messages: [greetingMessage, ...history], queue: sending, joined: true })
  }
  const person = readEntry('person')
  // What a person answered is not lost with a reload.
  if (person) Object.assign(kept, { person, messages: withAnswers(kept.messages ?? [greetingMessage], person.answers) })
  return { ...kept, session }
}

/** Keeps how the window is. */
function keepWindow(state: ChatState) {
  for (const name of flags) keepEntry(name, state[name])
}

/** Keeps what an event changed. */
export function keepChanges(before: ChatState, after: ChatState, event: ChatEvent) {
  if (event.type === 'erased') forgetAll()
  if (flags.some((name) => before[name] !== after[name])) keepWindow(after)
  // What this tab only looks at may be the conversation of another.
  if (after.joined) {
    if (before.session !== after.session || event.type === 'erased') keepEntry('session', after.session)
    if (before.messages !== after.messages) keepEntry('history', [...after.messages])
    if (!before.joined || before.session !== after.session) keepEntry('tab', after.session)
  }
  if (after.person && before.person !== after.person) keepEntry('person', after.person)
  else if (before.person && !after.person) dropEntry('person')
  keepQueue(before, after)
}

/** Puts the greeting in the place of a conversation that no tab holds any more. */
export function keepGreeting() {
  keepEntry('history', [greetingMessage])
}

function keepQueue(before: ChatState, after: ChatState) {
  const came = after.queue.filter(({ key }) => !before.queue.some((each) => each.key === key))
  // What has begun to be answered was sent, and is not offered again.
  const answered = after.reply && after.reply.parts.length > 0 && before.reply?.parts.length === 0
  const went = [...before.queue, ...before.held].filter(
    ({ key }) => ![...after.queue, ...after.held].some((each) => each.key === key),
  )
  const gone = new Set([...went.map(({ key }) => key), ...(answered ? [after.reply!.key] : [])])
  if (came.length === 0 && gone.size === 0) return
  changeQueue((kept) => [
    ...kept.filter(({ key }) => !gone.has(key) && !came.some((each) => each.key === key)),
    ...came,
  ])
}

function forgetAll() {
  for (const name of [...flags, 'history', 'session', 'draft', 'queue', 'person', 'tab'] as const) dropEntry(name)
}
