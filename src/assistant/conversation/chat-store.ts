import { messageLength } from '#assistant/messages/message-bounds.ts'
import { findSecret } from '#assistant/messages/secrets.ts'
import { brand } from '#content/brand.ts'
import { isSmall } from '#assistant/window/chat-screen.ts'
import { actHere, doHere, type ActHere } from './act-here.ts'
import { eraseOnServer } from './chat-calls.ts'
import { answerHere, forgetHere, keepHere } from './chat-local.ts'
import { concerns, isShared, nextState } from './chat-reducer.ts'
import { keepChanges, keepGreeting, keptState, newSession } from './restore-chat.ts'
import { newKey } from './chat-random.ts'
import { openSender } from './send-queue.ts'
import { firstState, type ChatEvent, type ChatNotice, type ChatState } from './chat-state.ts'
import { readEntry } from './chat-storage.ts'
import { afterSender, openTabs } from './chat-tabs.ts'
import { watchPerson } from '#assistant/person/watch-person.ts'

/** The chat of this page: a state to draw from, and what can be done. Made for useSyncExternalStore. */
export type ChatStore = {
  getState: () => ChatState
  subscribe: (listener: () => void) => () => void
  dispatch: (event: ChatEvent) => void
  /**
   * Does what a message asks this browser to do, or else sends it, unless there is a reason against it, which is then shown. Returns
   * whether it was accepted. `bookingUrl`: where a call is booked.
   */
  send: (text: string, place?: { bookingUrl: string }) => Promise<boolean>
  /** Asks a question again that got no whole reply. */
  retry: (key: string) => void
  /** Begins anew, under a new session. */
  reset: () => void
  /** Has the server and every tab forget the conversation. Answers whether the server did; else nothing is forgotten. */
  erase: () => Promise<boolean>
  /** Continues the conversation of another tab. */
  continueElsewhere: () => void
}

/** Opens the chat of a page. `reloaded`: the visitor loaded it again, and finds the greeting. `small`: on a telephone. */
export function openChat(visit: { reloaded: boolean; small: boolean }): ChatStore {
  const listeners = new Set<() => void>()
  let state = firstState(keptState(visit))
  let checking = false
  /** Until other tabs had time to answer, one of them may know more of this conversation than was kept of it. */
  let rejoining = state.joined

  const tabs = openTabs({
    conversation: () =>
      state.joined && state.messages.length > 1
        ? { session: state.session, messages: state.messages, queue: state.queue, reply: state.reply }
        : undefined,
    heard(session, event) {
      if (!concerns(state, session, event)) return
      become(event)
      if (event.type === 'begun') watchSender(event.key)
    },
    found: (session) => become({ type: 'found-elsewhere', there: session !== undefined }),
    given(conversation) {
      if (state.joined && !rejoining) return
      become({ type: 'joined', conversation })
      if (state.reply) watchSender(state.reply.key)
    },
  })

  const sender = openSender({
    getState: () => state,
    dispatch,
    unanswered: async ({ key, text, page }) => {
      const found = await answerHere(text, { page })
      if (found) dispatch({ type: 'answered-here', key, ...found })
    },
  })

  const watch = watchPerson({ getState: () => state, dispatch })

  function become(event: ChatEvent) {
    const before = state
    state = nextState(state, event)
    if (state === before) return
    keepChanges(before, state, event)
    sender.follow()
    watch.follow()
    for (const listener of listeners) listener()
  }

  function dispatch(event: ChatEvent) {
    const { session, unread } = state
    become(event)
    if (!state.joined) return
    if (isShared(event)) tabs.tell(session, event)
    else if (unread && !state.unread) tabs.tell(session, { type: 'read' })
  }

  function watchSender(key: string) {
    afterSender(() => {
      const before = state
      become({ type: 'sender-lost', key })
      // Another tab that is still open sends it.
      if (state !== before) sender.wake()
    })
  }

  async function send(text: string, { bookingUrl }: { bookingUrl: string } = brandPlace): Promise<boolean> {
    if (!text.trim() || checking || isBusy(state)) return false
    checking = true
    const { notice, here } = await look(text).finally(() => (checking = false))
    if (notice) dispatch({ type: 'warned', notice })
    else if (here) void answer(here, { key: newKey(), bookingUrl })
    else ask(text, newKey(), location.pathname)
    return !notice
  }

  function ask(text: string, key: string, page: string) {
    part()
    dispatch({ type: 'sent', key, text, page })
    sender.wake()
    keepHere(text)
  }

  /** The conversation of another tab is not gone on with unless the visitor asks for it. */
  function part() {
    if (state.elsewhere) become({ type: 'parted', to: newSession(state.session) })
  }

  /** Has the browser answer by itself; what it cannot answer after all is sent. */
  async function answer(here: ActHere, { key, bookingUrl }: { key: string; bookingUrl: string }) {
    part()
    dispatch({ type: 'said-here', key, text: here.shown })
    become({ type: 'working', key })
    const told = await doHere(here, { key, bookingUrl })
    // The conversation may have begun anew meanwhile.
    if (state.working !== key) return
    if (told) {
      dispatch({ type: 'told-here', key, ...told })
      if (here.work.act === 'hand-over') become({ type: 'viewed', view: 'hand-over' })
      return
    }
    become({ type: 'working', key: undefined })
    dispatch({ type: 'retried', key, page: location.pathname })
    sender.wake()
  }

  watch.look()
  if (rejoining) tabs.ask(state.session)
  void tabs.look().then((elsewhere) => {
    rejoining = false
    // What was on its way when the page before this one went.
    if (state.joined) return sender.wake()
    // The conversation of another tab is not this one's to put away.
    if (elsewhere) return
    keepGreeting()
    const held = readEntry('queue') ?? []
    if (held.length > 0) become({ type: 'found-held', held })
  })
  // `pageshow`: also a page that was kept as it was, and came back.
  for (const name of ['online', 'focus', 'pageshow']) addEventListener(name, sender.wake)
  addEventListener('pagehide', () => {
    sender.leave()
    tabs.leave()
  })

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
    send,
    retry(key) {
      const held = state.held.find((each) => each.key === key)
      if (held) return ask(held.text, key, held.page)
      dispatch({ type: 'retried', key, page: location.pathname })
      sender.wake()
    },
    reset: () => dispatch({ type: 'reset', to: newSession(state.session) }),
    async erase() {
      if (!(await eraseOnServer())) return false
      const { session } = state
      const event = { type: 'erased', to: newSession(session) } as const
      become(event)
      tabs.tell(session, event)
      await forgetHere()
      return true
    },
    continueElsewhere: () => tabs.ask(),
  }
}

const brandPlace = { bookingUrl: brand.schedulingUrl }

/** What is to be done with a message before it is sent: why it is held back, or what the browser does with it by itself. */
async function look(text: string): Promise<{ notice?: ChatNotice; here?: ActHere }> {
  const here = await actHere(text)
  const words = here ? here.words : text
  if (words.trim().length > messageLength) return { notice: 'too-long' }
  const secret = await findSecret(words)
  return secret ? { notice: secret } : { ...(here && { here }) }
}

/** Whether a reply is being waited for, of the server or of this browser; one that waits for the network is none. */
export function isBusy({ reply, queue, working }: ChatState): boolean {
  return (
    working !== undefined ||
    queue.some(({ key, tries }) => key === reply?.key && (tries === 0 || reply.parts.length > 0))
  )
}

let chat: ChatStore | undefined

/** The one chat of this page, also where the page around it is drawn anew. */
export function pageChat(): ChatStore {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (chat ??= openChat({ reloaded: entry?.type === 'reload', small: isSmall() }))
}
