/** Characters a visitor's message may have. */
export const messageLength = 2_000

/** Characters a session id may have. */
export const sessionIdLength = 64

/** Bytes the text of one reply may have, after decompression. */
export const replyBytes = 64 * 1024

/** Bytes a stream may have in all, the wrapping of every piece included: what n8n wraps a word of five letters in has 150. */
export const streamBytes = 16 * replyBytes

/** Levels of objects and arrays within each other that are read. */
export const jsonDepth = 8

/** Longest wait for a whole reply, and for its next piece, in milliseconds. */
export const replyTime = 30_000
export const idleTime = 15_000

/** Turns of a conversation that a model gets: a question and its reply are one. */
export const rememberedTurns = 10

/** Suggested next questions with one reply, at most. */
export const mostSuggestions = 3

/** An idempotency key: one message keeps it however often it is sent. */
export const keyPattern: RegExp = /^[\w-]{16,64}$/

/** Characters of a comment on a reply. */
export const commentLength = 500
