import type { ActLink } from '#assistant/messages/act-link.ts'
import type { Citation, ReplyExtras } from '#assistant/messages/citation.ts'
import type { SecretKind } from '#assistant/messages/secrets.ts'
import { greeting } from '#content/chat.ts'
import type { ChatMessage, QueuedMessage, ReplyMark } from './chat-message.ts'
import type { PersonThread } from '#assistant/person/person-thread.ts'

/** A reply while it comes: the text of each message it consists of. Without any, it is waited for. */
export type OpenReply = { key: string; parts: readonly string[] }

/** Why a message cannot be sent: it holds a secret, or more characters than are read. */
export type ChatNotice = SecretKind | 'too-long'

/** Everything the chat of one tab is drawn from. */
export type ChatState = {
  open: boolean
  /** Never together with `maximized`. */
  minimized: boolean
  maximized: boolean
  /** True from the start: the greeting has not been seen. */
  unread: boolean
  /** Names the conversation towards the server: a time in milliseconds, as text. */
  session: string
  /** The session that a reset ended here, in case another tab ended it at the same moment. */
  ended?: string
  /** Takes part in the conversation of its session, which other tabs may show too. A tab that was only opened does not. */
  joined: boolean
  /** Another tab has a conversation that this one could continue. */
  elsewhere: boolean
  messages: readonly ChatMessage[]
  /** What is being sent, or waits for the network, in order. */
  queue: readonly QueuedMessage[]
  /** What was not sent when the page went. */
  held: readonly QueuedMessage[]
  reply?: OpenReply
  /** The message that this tab answers by itself just now. */
  working?: string
  /** What the visitor is asked to confirm. */
  asking?: 'reset' | 'erase'
  view: 'talk' | 'hand-over'
  notice?: ChatNotice
  /** A question that was left for a person, and what they answered. */
  person?: PersonThread
}

/** What happens in one tab and concerns no other. `small`: the screen is that of a telephone. */
export type OwnEvent =
  | { type: 'launched'; small: boolean }
  | { type: 'closed' }
  | { type: 'minimize-pressed' }
  | { type: 'maximize-pressed' }
  | { type: 'link-followed'; small: boolean }
  | { type: 'asked'; what: 'reset' | 'erase' }
  | { type: 'declined' }
  | { type: 'viewed'; view: ChatState['view'] }
  | { type: 'warned'; notice: ChatNotice }
  | { type: 'typed' }
  /** This tab answers a message by itself, or has ceased to. */
  | { type: 'working'; key: string | undefined }
  | { type: 'found-elsewhere'; there: boolean }
  | { type: 'found-held'; held: readonly QueuedMessage[] }
  | { type: 'held-discarded'; key: string }
  | { type: 'sender-lost'; key: string }
  | { type: 'joined'; conversation: Conversation }
  /** A question was left for a person. */
  | { type: 'handed-over'; key: string }
  /** What is known of it now; `fresh`: nobody has seen its answers. */
  | { type: 'person-heard'; person: PersonThread; fresh: boolean }
  /** The server does not have it any more. */
  | { type: 'person-gone'; key: string }
  /** This tab begins a conversation of its own beside that of another. */
  | { type: 'parted'; to: string }

/** An answer that the browser made by itself. */
export type ToldHere = {
  text: string
  mark: Extract<ReplyMark, 'here' | 'looked-up'>
  citations: readonly Citation[]
  acts: readonly ActLink[]
}

/** What happens to a conversation: every tab that takes part in it hears of it. */
export type SharedEvent =
  | { type: 'sent'; key: string; text: string; page: string }
  | { type: 'begun'; key: string }
  | { type: 'piece'; key: string; text: string; part: number }
  | ({ type: 'replied'; key: string; interrupted: boolean } & ReplyExtras)
  | { type: 'failed'; key: string; message: string }
  | { type: 'unreached'; key: string; message: string }
  | { type: 'answered-here'; key: string; text: string; citations: readonly Citation[] }
  /** The visitor said something that the browser answers by itself. */
  | { type: 'said-here'; key: string; text: string }
  | ({ type: 'told-here'; key: string } & ToldHere)
  | { type: 'stopped'; key: string }
  | { type: 'retried'; key: string; page: string }
  | { type: 'withdrawn'; key: string }
  | { type: 'rated'; id: string; helpful: boolean }
  | { type: 'read' }
  | { type: 'reset'; to: string }
  | { type: 'erased'; to: string }

export type ChatEvent = OwnEvent | SharedEvent

/** What a tab that joins is given. */
export type Conversation = Pick<ChatState, 'session' | 'messages' | 'queue' | 'reply'>

/** The first message of every conversation. */
export const greetingMessage: ChatMessage = { id: 'greeting', isUser: false, text: greeting }

/** Whether nothing was said but the greeting. */
export const isEmpty = ({ messages, reply }: Pick<ChatState, 'messages' | 'reply'>): boolean =>
  messages.length <= 1 && !reply

/** The chat as it begins: closed, unread, with its greeting. `kept` is what an earlier page left. */
export function firstState(kept: Partial<ChatState> & { session: string }): ChatState {
  const { minimized = false, maximized = false } = kept
  return {
    open: false,
    unread: true,
    joined: false,
    elsewhere: false,
    messages: [greetingMessage],
    queue: [],
    held: [],
    view: 'talk',
    ...kept,
    minimized,
    // The stored state may hold both: then minimized counts.
    maximized: maximized && !minimized,
  }
}
