import { brandKey } from '#content/brand-key.ts'

/** What the chat keeps in the browser. `tab` and no other is kept for the tab alone. */
export type ChatEntry =
  | 'open'
  | 'minimized'
  | 'maximized'
  | 'unread'
  | 'history'
  | 'session'
  | 'draft'
  | 'queue'
  | 'person'
  | 'tab'

/** The key of an entry. What is kept in another way one day has another word than `one` in it, and never reads this. */
export const chatKey = (name: ChatEntry): string => `${brandKey}.chat.one.${name}`

/** The id of the button on every page. */
export const chatButtonId = 'chat-open'
