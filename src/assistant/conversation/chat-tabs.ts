import { brandKey } from '#content/brand-key.ts'
import { tabTimeout } from './chat-timing.ts'
import type { ChatEvent, Conversation } from './chat-state.ts'

/** What tabs of the chat tell each other. `session` is that of the conversation it is about. */
type Word =
  | { say: 'who' }
  | { say: 'here' | 'gone' | 'give'; session: string }
  | { say: 'event'; session: string; event: ChatEvent }
  | { say: 'conversation'; session: string; conversation: Conversation }

type Hears = {
  /** The conversation other tabs may continue; undefined while this tab has none. */
  conversation: () => Conversation | undefined
  /** Something happened in another tab. */
  heard: (session: string, event: ChatEvent) => void
  /** Whether another tab has a conversation: undefined, or the session of one. */
  found: (session: string | undefined) => void
  /** The conversation that was asked for. */
  given: (conversation: Conversation) => void
}

const lockName = `${brandKey}-chat-sender`

/** Connects the tabs of one browser. Where it cannot, each tab is alone. */
export function openTabs({ conversation, heard, found, given }: Hears) {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => {}, ask: (_session?: string) => {}, look: () => Promise.resolve(false), leave: () => {} }
  const channel = new BroadcastChannel(`${brandKey}-chat`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves the origin
  const say = (word: Word) => channel.postMessage(word)
  let there: string | undefined
  let wanted: string | undefined

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    const own = conversation()
    switch (data.say) {
      case 'who':
        if (own) say({ say: 'here', session: own.session })
        return
      case 'here':
        found((there = data.session))
        return
      case 'gone':
        if (there === data.session) void look()
        return
      case 'give':
        if (own?.session === data.session) say({ say: 'conversation', session: own.session, conversation: own })
        return
      case 'conversation':
        if (wanted !== data.session) return
        wanted = undefined
        given(data.conversation)
        return
      case 'event':
        heard(data.session, data.event)
        if (data.event.type === 'sent' || data.event.type === 'reset') void look()
    }
  })

  /** Asks whether another tab has a conversation, and answers when all had time to say so. */
  async function look(): Promise<boolean> {
    there = undefined
    say({ say: 'who' })
    await new Promise((done) => setTimeout(done, tabTimeout))
    found(there)
    return there !== undefined
  }

  return {
    look,
    /** Tells the other tabs what happened to the conversation of `session`. */
    tell: (session: string, event: ChatEvent) => say({ say: 'event', session, event }),
    /** Asks for the conversation of `session`: that of the tab that was found, unless it is said. */
    ask(session = there) {
      if (!session) return
      wanted = session
      say({ say: 'give', session })
    },
    /** Says that this page goes away, with its conversation. */
    leave() {
      const own = conversation()
      if (own) say({ say: 'gone', session: own.session })
    },
  }
}

/** Runs `work` while no other tab of this browser sends. Pages without encryption have no locks: there each tab sends by itself. */
export function alone<result>(work: () => Promise<result>): Promise<result> {
  return navigator.locks ? navigator.locks.request(lockName, work) : work()
}

/** Calls back when the tab that is sending has finished, or is gone. */
export function afterSender(done: () => void) {
  // Shared, so that no tab that waits keeps another from noticing.
  void navigator.locks?.request(lockName, { mode: 'shared' }, () => void setTimeout(done, tabTimeout))
}
