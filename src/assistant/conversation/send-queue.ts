import { errorTexts } from '#assistant/messages/error-texts.ts'
import { firstRetry, longestRetry, tabTimeout } from './chat-timing.ts'
import { stayedHere, type QueuedMessage } from './chat-message.ts'
import { sendMessage } from './send-message.ts'
import type { ChatEvent, ChatState } from './chat-state.ts'
import { alone } from './chat-tabs.ts'

type Wiring = {
  getState: () => ChatState
  dispatch: (event: ChatEvent) => void
  /** Nobody could be reached with this message, for the first time, or nobody who was able to answer it. */
  unanswered: (message: QueuedMessage) => Promise<void>
}

/** The conversation a message belongs to, and whether it is the first that the window shows of it. */
const placeOf = ({ session, messages }: ChatState, key: string) => ({
  session,
  begins: messages.find(({ isUser, id }) => isUser && !isAnsweredHere(messages, id))?.id === key,
})

/** Whether the browser answered a message by itself: the server has not heard of it. */
const isAnsweredHere = (messages: ChatState['messages'], key: string) =>
  messages.some(({ to, mark }) => to === key && stayedHere(mark))

/** Statuses while the server, its database or its provider is down. The pages here can still answer. */
const unable: ReadonlySet<number | undefined> = new Set([502, 503, 504])

/** Sends what waits, in order, one at a time and by one tab at a time, and again until there is an answer. */
export function openSender({ getState, dispatch, unanswered }: Wiring) {
  let sending: { key: string; controller: AbortController } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let working = false
  let leaving = false

  const first = () => (leaving ? undefined : getState().queue[0])

  async function work() {
    if (working) return
    working = true
    clearTimeout(timer)
    try {
      for (let next = first(); next; next = first()) {
        const { key } = next
        if (!(await alone(() => sendOne(key)))) break
      }
    } finally {
      working = false
    }
  }

  /** Answers false when nobody could be reached: what comes after it waits too. */
  async function sendOne(key: string): Promise<boolean> {
    const find = () => getState().queue.find((each) => each.key === key)
    // Another tab may just have sent it, and be about to say so.
    if (find()?.tries || getState().reply) await new Promise((done) => setTimeout(done, tabTimeout))
    const message = find()
    if (!message) return true
    dispatch({ type: 'begun', key })
    const mine = { key, controller: new AbortController() }
    sending = mine
    let words = ''
    for await (const event of sendMessage({ ...message, ...placeOf(getState(), key) }, mine.controller.signal)) {
      if (getState().reply?.key !== key) break
      if (event.type === 'text') {
        words += event.text
        dispatch({ type: 'piece', key, text: event.text, part: event.part })
      } else if (event.type === 'end') {
        const { type: _type, ...end } = event
        dispatch(words.trim() ? { type: 'replied', key, ...end } : { type: 'failed', key, message: errorTexts.empty })
      } else if (event.failure === 'network') {
        // A page that goes breaks off what it asks, and that says nothing of the network.
        await new Promise((done) => setTimeout(done, tabTimeout))
        if (getState().reply?.key !== key) break
        dispatch({ type: 'unreached', key, message: event.message })
        timer = setTimeout(wake, Math.min(longestRetry, firstRetry * 2 ** message.tries))
        if (message.tries === 0) void unanswered(message)
        return false
      } else {
        dispatch({ type: 'failed', key, message: event.message })
        if (unable.has(event.status)) void unanswered(message)
      }
    }
    sending = undefined
    return true
  }

  function wake() {
    leaving = false
    if (getState().queue.length > 0) void work()
  }

  return {
    /** Sends what waits, now. */
    wake,
    /** Drops a reply that is no longer waited for: it was stopped, or the conversation began anew. */
    follow() {
      if (sending && getState().reply?.key !== sending.key) sending.controller.abort()
    },
    /** The page closes: a half reply is kept as one that broke off; a message without any answer waits. */
    leave() {
      leaving = true
      if (sending) dispatch({ type: 'sender-lost', key: sending.key })
    },
  }
}
