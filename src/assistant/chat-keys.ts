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
  | 'tab'

/** The key of an entry. Another version of what is kept has another prefix, and never reads this one. */
export const chatKey = (name: ChatEntry): string => `intaglio.chat.v1.${name}`

/** The id of the button on every page. */
export const chatButtonId = 'chat-open'
