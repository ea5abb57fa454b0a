import { conversationSteps, unreadNow } from './conversation-steps.ts'
import { isEmpty, type ChatEvent, type ChatState, type OwnEvent, type SharedEvent } from './chat-state.ts'
import { mergedThread, withAnswers } from '#assistant/person/person-thread.ts'

type Steps = { [type in OwnEvent['type']]: (state: ChatState, event: Extract<OwnEvent, { type: type }>) => ChatState }

const windowSteps: Steps = {
  launched(state, { small }) {
    if (state.open && !state.minimized) return windowSteps.closed(state, { type: 'closed' })
    // A telephone has no room for a page beside the conversation.
    const maximized = small || (!state.open && state.maximized)
    return { ...state, open: true, minimized: false, maximized, unread: false }
  },
  closed: (state) => ({ ...state, open: false, minimized: false, asking: undefined, view: 'talk' }),
  'minimize-pressed': (state) =>
    state.minimized
      ? { ...state, minimized: false, unread: false }
      : { ...state, minimized: true, maximized: false, asking: undefined },
  'maximize-pressed': (state) => ({
    ...state,
    maximized: !state.maximized,
    minimized: false,
    unread: false,
  }),
  'link-followed': (state, { small }) =>
    small || state.maximized ? { ...state, minimized: true, maximized: false } : state,
  asked: (state, { what }) => ({ ...state, asking: what }),
  declined: (state) => ({ ...state, asking: undefined }),
  viewed: (state, { view }) => ({ ...state, view, asking: undefined }),
  warned: (state, { notice }) => ({ ...state, notice }),
  working: (state, { key }) => ({ ...state, working: key }),
  typed: (state) => (state.notice ? { ...state, notice: undefined } : state),
  'found-elsewhere': (state, { there }) =>
    state.joined || state.elsewhere === there ? state : { ...state, elsewhere: there },
  'found-held': (state, { held }) => ({ ...state, held }),
  'held-discarded': (state, { key }) => ({ ...state, held: state.held.filter((each) => each.key !== key) }),
  'sender-lost'(state, { key }) {
    if (state.reply?.key !== key) return state
    if (state.reply.parts.length > 0)
      return conversationSteps.replied(state, {
        type: 'replied',
        key,
        interrupted: true,
        citations: [],
        suggestions: [],
      })
    const queue = state.queue.map((each) => (each.key === key ? { ...each, state: 'queued' as const } : each))
    return { ...state, queue, reply: undefined }
  },
  joined: (state, { conversation }) => ({
    ...state,
    ...conversation,
    messages: withAnswers(conversation.messages, state.person?.answers),
    joined: true,
    elsewhere: false,
    held: [],
  }),
  'handed-over': (state, { key }) => ({
    ...state,
    person: { ...state.person, key, waits: true, answers: state.person?.answers ?? [] },
  }),
  'person-heard'(state, { person, fresh }) {
    if (state.person?.key !== person.key) return state
    const messages = withAnswers(state.messages, person.answers)
    const came = messages !== state.messages
    const merged = mergedThread(state.person, person)
    if (!came && merged.waits === state.person.waits && merged.after === state.person.after) return state
    return { ...state, messages, person: merged, unread: came && fresh ? unreadNow(state) : state.unread }
  },
  'person-gone': (state, { key }) => (state.person?.key === key ? { ...state, person: undefined } : state),
  parted: (state, { to }) => ({ ...state, session: to, elsewhere: false }),
}

const steps = { ...windowSteps, ...conversationSteps }

/** Whether an event happens to the conversation, and with it in every tab. */
export const isShared = (event: ChatEvent): event is SharedEvent => event.type in conversationSteps

/** The chat after an event. What does not fit the state, such as a piece of a reply that was stopped, changes nothing. */
export function nextState(state: ChatState, event: ChatEvent): ChatState {
  return (steps[event.type] as (state: ChatState, event: ChatEvent) => ChatState)(state, event)
}

/** Whether an event of another tab concerns this one, which may have reset the same conversation at the same moment. */
export function concerns(state: ChatState, session: string, event: ChatEvent): boolean {
  if (event.type === 'erased') return !isEmpty(state) || event.to > state.session
  if (!state.joined) return false
  if (state.session === session) return true
  // Of two resets the later session counts, in every tab.
  return event.type === 'reset' && state.ended === session && event.to > state.session
}
