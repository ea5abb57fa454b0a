import { mostMessages } from './chat-timing.ts'
import type { ChatMessage, QueuedMessage } from './chat-message.ts'
import { greetingMessage, isEmpty, type ChatState, type SharedEvent } from './chat-state.ts'

type Steps = {
  [type in SharedEvent['type']]: (state: ChatState, event: Extract<SharedEvent, { type: type }>) => ChatState
}

/** What happens to the conversation itself, in this tab or in another one. */
export const conversationSteps: Steps = {
  sent(state, { key, text, page }) {
    if (!text.trim() || state.messages.some(({ id }) => id === key)) return state
    return {
      ...state,
      joined: true,
      notice: undefined,
      messages: added(state, { isUser: true, text, id: key }),
      // Behind another that waits for the network it waits too.
      queue: [...state.queue, { key, text, page, state: state.queue.some(isWaiting) ? 'queued' : 'sending', tries: 0 }],
      held: state.held.filter((each) => each.key !== key),
    }
  },
  begun(state, { key }) {
    if (!waits(state, key)) return state
    const queue = state.queue.map((each) => (each.key === key ? { ...each, state: 'sending' as const } : each))
    return { ...state, queue, reply: { key, parts: [] } }
  },
  piece(state, { key, text, part }) {
    if (state.reply?.key !== key) return state
    const parts = [...state.reply.parts]
    while (parts.length <= part) parts.push('')
    parts[part] += text
    return { ...state, reply: { key, parts } }
  },
  replied(state, { key, interrupted, citations, suggestions, id }) {
    return settled(state, key, {
      ...(interrupted && { mark: 'interrupted' }),
      ...(citations.length > 0 && { citations }),
      ...(suggestions.length > 0 && { suggestions }),
      ...(id && { replyId: id }),
    })
  },
  failed(state, { key, message }) {
    if (state.reply?.key !== key) return state
    const shown = settled(state, key, {})
    return {
      ...shown,
      messages: added(shown, { isUser: false, text: message, id: `${key}-failed`, to: key, mark: 'failed' }),
    }
  },
  unreached(state, { key, message }) {
    if (state.reply?.key !== key) return state
    const queue = state.queue.map((each) => ({
      ...each,
      state: 'queued' as const,
      tries: each.tries + Number(each.key === key),
    }))
    const next = { ...state, queue, reply: undefined }
    const told = { isUser: false, text: message, id: `${key}-unreached`, to: key }
    // Said once, however often it is tried.
    return state.messages.some(({ id }) => id === told.id)
      ? next
      : { ...next, unread: unreadNow(state), messages: added(state, told) }
  },
  'answered-here'(state, { key, text, citations }) {
    const id = `${key}-local`
    const failed = state.messages.some(({ to, mark }) => to === key && mark === 'failed')
    if (!(failed || waits(state, key)) || state.messages.some((each) => each.id === id)) return state
    const message: ChatMessage = { isUser: false, text, id, to: key, mark: 'local', citations }
    return { ...state, unread: unreadNow(state), messages: added(state, message) }
  },
  'said-here'(state, { key, text }) {
    if (!text.trim() || state.messages.some(({ id }) => id === key)) return state
    const messages = added(state, { isUser: true, text, id: key })
    return { ...state, joined: true, notice: undefined, messages }
  },
  'told-here'(state, { type: _type, key, text, mark, citations, acts }) {
    const id = `${key}-here`
    const asked = state.messages.some((each) => each.isUser && each.id === key)
    if (!asked || state.messages.some((each) => each.id === id)) return state
    const message: ChatMessage = { isUser: false, text, id, to: key, mark, citations, acts }
    const next = { ...state, unread: unreadNow(state), messages: added(state, message) }
    return state.working === key ? { ...next, working: undefined } : next
  },
  stopped(state, { key }) {
    if (state.reply?.key !== key) return state
    if (state.reply.parts.length > 0) return settled(state, key, { mark: 'stopped' })
    const message: ChatMessage = { isUser: false, text: '', id: `${key}-stopped`, to: key, mark: 'stopped' }
    return { ...without(state, key), reply: undefined, messages: added(state, message) }
  },
  retried(state, { key, page }) {
    const question = state.messages.find(({ id, isUser }) => isUser && id === key)
    if (!question || state.reply || waits(state, key)) return state
    const messages = state.messages.filter(({ to }) => to !== key)
    const queue = [...state.queue, { key, text: question.text, page, state: 'sending' as const, tries: 0 }]
    return { ...state, messages, queue }
  },
  withdrawn(state, { key }) {
    if (!waits(state, key) || state.reply?.key === key) return state
    const messages = state.messages.filter(({ id, to }) => id !== key && to !== key)
    return { ...without(state, key), messages }
  },
  rated(state, { id, helpful }) {
    return { ...state, messages: state.messages.map((each) => (each.id === id ? { ...each, helpful } : each)) }
  },
  read: (state) => (state.unread ? { ...state, unread: false } : state),
  reset: (state, { to }) => begunAnew(state, to),
  erased: (state, { to }) => ({ ...begunAnew(state, to), held: [], person: undefined }),
}

/** Whether a message waits for the network, also while it is tried again. */
export const isWaiting = ({ state, tries }: QueuedMessage): boolean => state === 'queued' || tries > 0

const waits = ({ queue }: ChatState, key: string) => queue.some((each) => each.key === key)

const without = (state: ChatState, key: string) => ({ ...state, queue: state.queue.filter((each) => each.key !== key) })

/** A reply that nobody sees arrive is unread. */
export const unreadNow = ({ open, minimized, unread }: ChatState) => unread || !open || minimized

/** The messages with one more; the oldest go, the greeting stays. */
function added({ messages }: Pick<ChatState, 'messages'>, message: ChatMessage): readonly ChatMessage[] {
  const [first, ...others] = [...messages, message]
  return others.length < mostMessages ? [first!, ...others] : [first!, ...others.slice(1 - mostMessages)]
}

/** Makes messages of what came of a reply; `last` is said of the last of them. */
function settled(state: ChatState, key: string, last: Partial<ChatMessage>): ChatState {
  if (state.reply?.key !== key) return state
  const texts = state.reply.parts.filter((text) => text.trim())
  const replies = texts.map((text, at) => ({
    isUser: false,
    text,
    id: `${key}-${at}`,
    to: key,
    ...(at === texts.length - 1 && last),
  }))
  const messages = replies.reduce<ChatState['messages']>((all, each) => added({ messages: all }, each), state.messages)
  return { ...without(state, key), reply: undefined, messages, unread: unreadNow(state) }
}

function begunAnew(state: ChatState, to: string): ChatState {
  const ended = isEmpty(state) && state.ended ? state.ended : state.session
  return {
    ...state,
    asking: undefined,
    notice: undefined,
    reply: undefined,
    working: undefined,
    session: to,
    ended,
    elsewhere: false,
    messages: [greetingMessage],
    queue: [],
    // A question to a person goes on waiting; what was answered goes with the conversation.
    person: state.person && { ...state.person, answers: [] },
    view: 'talk',
  }
}
